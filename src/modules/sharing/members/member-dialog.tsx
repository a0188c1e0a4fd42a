import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { GivenRoleSchema, type Member } from './model.ts';
import { lacksAccounts, RoleFields, type Wish } from './role-fields.tsx';
import { MEMBER_DIALOG_WORDS } from './words.ts';

/** Changes what a member may do and see. */
export function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { userId, displayName, accountIds } = member;
  const [wish, setWish] = useState<Wish>({ role: GivenRoleSchema.catch('viewer').parse(member.role), accountIds });
  const change = useMutation(
    api.change.mutationOptions({
      onSuccess: async () => {
        toast.success(MEMBER_DIALOG_WORDS.roleOfChanged(displayName));
        onClose();
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={displayName}
      description={MEMBER_DIALOG_WORDS.changeAppliesAtOnceNote}
      footer={
        <>
          <Button onClick={onClose}>{MEMBER_DIALOG_WORDS.cancel}</Button>
          <Button
            look="primary"
            disabled={lacksAccounts(wish)}
            pending={change.isPending}
            onClick={() => change.mutate({ userId, ...wish })}
          >
            {MEMBER_DIALOG_WORDS.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <RoleFields wish={wish} onChange={setWish} />
      </div>
    </Dialog>
  );
}
