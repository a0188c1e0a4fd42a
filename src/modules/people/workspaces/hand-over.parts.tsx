import { useMutation } from '@tanstack/react-query';
import { useCaller } from '#ui/caller.tsx';
import { TypedConfirmation } from '#ui/dialog.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { HAND_OVER_PARTS_WORDS } from './words.ts';

type HandOverProps = { userId: string; displayName: string; onClose: () => void };

/** Makes a member the owner of the books, after the name of the books was typed. */
export function HandOver({ userId, displayName, onClose }: HandOverProps) {
  const { id, name } = useCaller().workspace;
  const transfer = useMutation(
    api.transfer.mutationOptions({
      onSuccess: async () => {
        toast.success(`${name} belongs to ${displayName} now`);
        onClose();
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  return (
    <TypedConfirmation
      open
      onClose={onClose}
      title={HAND_OVER_PARTS_WORDS.transferTo(name, displayName)}
      word={name}
      confirmLabel={HAND_OVER_PARTS_WORDS.transferWorkspace}
      keepLabel={HAND_OVER_PARTS_WORDS.cancel}
      pending={transfer.isPending}
      onConfirm={() => transfer.mutate({ id, userId })}
    >
      <p>{HAND_OVER_PARTS_WORDS.theyBecomeOwnerAnd}</p>
    </TypedConfirmation>
  );
}
