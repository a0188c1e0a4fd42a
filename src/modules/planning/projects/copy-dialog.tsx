import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import { useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { DayField } from '#ui/day-field.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { NeededDaySchema, NeededNameSchema } from './form.ts';
import { DIALOG_WORDS } from './form-words.ts';
import { LONGEST_NAME } from './limits.ts';
import { linkToProject } from './links.ts';
import type { Detail } from './reading.model.ts';

const CopyFormSchema = z.object({ name: NeededNameSchema, startsOn: NeededDaySchema });

/** A new project after the pattern of this one. */
export function CopyDialog({ detail: { project }, onClose }: { detail: Detail; onClose: () => void }) {
  const today = useToday();
  const navigate = useNavigate();
  const copy = useMutation(api.copy.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useRecordedDone();
  const form = useZodForm({ schema: CopyFormSchema, defaultValues: { name: '', startsOn: today } });
  return (
    <FormDialog
      form={form}
      title={DIALOG_WORDS.copy}
      description={DIALOG_WORDS.copyNote}
      action={DIALOG_WORDS.copy}
      onClose={onClose}
      onSave={async ({ name, startsOn }) => {
        const added = await copy.mutateAsync({ id: project.id, name, startsOn });
        tellDone(DIALOG_WORDS.copied(name), [added]);
        await navigate(linkToProject(added.id));
      }}
    >
      <FormField form={form} name="name" label={DIALOG_WORDS.copyName}>
        {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
      </FormField>
      <DayField form={form} name="startsOn" label={DIALOG_WORDS.copyStart} />
    </FormDialog>
  );
}
