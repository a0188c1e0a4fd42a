import { useMutation } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { toast } from '#ui/toast.client.ts';
import { ACCOUNTS } from './access.ts';
import { api } from './api.client.ts';
import { REOPEN_WORDS } from './words.ts';

type ReopenButtonProps = {
  account: { readonly id: string; readonly name: string };
  /** What goes on with the account once it is open. */
  onOpen: () => Promise<unknown>;
};

/** Opens a closed account again where something is about to go into it; nothing for members who may not. */
export function ReopenButton({ account: { id, name }, onOpen }: ReopenButtonProps) {
  const mayWrite = useMay(ACCOUNTS.write);
  const reopen = useMutation(api.update.mutationOptions());
  if (!mayWrite) return null;
  return (
    <Button
      size="small"
      pending={reopen.isPending}
      onClick={() =>
        reopen.mutate(
          { id, isActive: true },
          {
            onSuccess: () => {
              toast.success(REOPEN_WORDS.isOpen(name));
              void onOpen();
            },
          },
        )
      }
    >
      {REOPEN_WORDS.reopen(name)}
    </Button>
  );
}
