import { AccountDialog } from './account-dialog.tsx';
import type { AccountBeginning } from './model.ts';

type NewAccountDialogProps = {
  beginning: AccountBeginning;
  onAdded: (id: string) => Promise<unknown>;
  onClose: () => void;
};

/** Adds the account that something already found is about, such as a statement. */
export function NewAccountDialog(props: NewAccountDialogProps) {
  return <AccountDialog account={null} {...props} />;
}
