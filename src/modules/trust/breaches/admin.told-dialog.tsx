import { useMutation } from '@tanstack/react-query';
import { useFormats } from '#ui/formats.tsx';
import { ControlledField, FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MomentInput } from '#ui/moment-input.tsx';
import { TextArea, TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { now } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { instantOf, isMoment, momentOf, ToldFormSchema } from './form.client.ts';
import type { DutyStand } from './model.ts';
import { ADMIN_TOLD_DIALOG_WORDS } from './words.ts';

/** That somebody was told, when, and under which number. */
export function ToldDialog({ breachId, duty, onClose }: { breachId: string; duty: DutyStand; onClose: () => void }) {
  const { timeZone } = useFormats();
  const tell = useMutation(api.tell.mutationOptions({ onSuccess: refreshAll }));
  const form = useZodForm({
    schema: ToldFormSchema,
    defaultValues: { at: momentOf(now(), timeZone), reference: '', lateReason: '' },
    draft: { name: `told-${breachId}-${duty.duty}` },
  });
  const typed = form.watch('at');
  const isLate = duty.dueAt !== null && isMoment(typed) && instantOf(typed, timeZone).getTime() > duty.dueAt;
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={ADMIN_TOLD_DIALOG_WORDS.recordNotice}
      description={ADMIN_TOLD_DIALOG_WORDS.thisRecordsNoticeItNote(duty.whom)}
      action={ADMIN_TOLD_DIALOG_WORDS.saveNotice}
      onSave={async ({ at, reference, lateReason }) => {
        await tell.mutateAsync({ id: breachId, duty: duty.duty, at: instantOf(at, timeZone), reference, lateReason });
        toast.success(ADMIN_TOLD_DIALOG_WORDS.noticeRecorded);
        onClose();
      }}
    >
      <ControlledField
        form={form}
        name="at"
        label={ADMIN_TOLD_DIALOG_WORDS.when}
        hint={ADMIN_TOLD_DIALOG_WORDS.timeZoneNote(timeZone)}
      >
        {({ value, onChange, onBlur }) => <MomentInput value={value} onChange={onChange} onBlur={onBlur} />}
      </ControlledField>
      <FormField
        form={form}
        name="reference"
        label={ADMIN_TOLD_DIALOG_WORDS.reference}
        optional
        hint={ADMIN_TOLD_DIALOG_WORDS.authoritysNumberOrHowNote}
      >
        {(control) => <TextInput maxLength={200} {...control} />}
      </FormField>
      {(isLate || duty.state === 'told-late-without-reason') && (
        <FormField
          form={form}
          name="lateReason"
          label={ADMIN_TOLD_DIALOG_WORDS.reasonForDelay}
          optional={!duty.lateNeedsReason}
        >
          {(control) => <TextArea maxLength={1000} {...control} />}
        </FormField>
      )}
    </FormDialog>
  );
}
