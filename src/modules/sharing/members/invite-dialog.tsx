import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { INVITATION_DAYS, InviteSchema } from './model.ts';
import { lacksAccounts, RoleFields, type Wish } from './role-fields.tsx';
import { INVITE_DIALOG_WORDS } from './words.ts';

const DAYS = [1, 3, INVITATION_DAYS.usual, 14, INVITATION_DAYS.most].map((days) => ({
  value: String(days),
  label: INVITE_DIALOG_WORDS.oneDay(days),
}));
const FormSchema = z.object({ email: InviteSchema.shape.email, days: z.string() });

/** Shares the books with one more person, by e-mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useMutation(api.invite.mutationOptions({ onSuccess: refreshAll }));
  const [wish, setWish] = useState<Wish>({ role: 'viewer', accountIds: null });
  const form = useZodForm({
    schema: FormSchema,
    defaultValues: { email: '', days: String(INVITATION_DAYS.usual) },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={INVITE_DIALOG_WORDS.inviteSomeone}
      description={INVITE_DIALOG_WORDS.weEMailLinkNote}
      action={INVITE_DIALOG_WORDS.sendInvitation}
      className="flex flex-col gap-4"
      onSave={async ({ email, days }) => {
        if (lacksAccounts(wish)) {
          toast.error(INVITE_DIALOG_WORDS.nothingWasSent, { description: INVITE_DIALOG_WORDS.chooseAtLeastOne });
          return;
        }
        await invite.mutateAsync({ email, days: Number(days), ...wish });
        toast.success(INVITE_DIALOG_WORDS.invitationSentTo(email));
        onClose();
      }}
    >
      <FormField form={form} name="email" label={INVITE_DIALOG_WORDS.eMail}>
        {(control) => <TextInput type="email" autoComplete="off" {...control} />}
      </FormField>
      <RoleFields wish={wish} onChange={setWish} />
      <FormField form={form} name="days" label={INVITE_DIALOG_WORDS.linkWorksFor}>
        {(control) => <Select choices={DAYS} {...control} />}
      </FormField>
    </FormDialog>
  );
}
