import { Suspense } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import { SplitDialog } from '#modules/money/splits/parts.tsx';
import type { Transaction } from './model.ts';

const TransferDialog = lazyComponent(() =>
  import('#modules/money/transfers/dialog.parts.tsx').then((file) => file.TransferDialog),
);

/** What a key asked about a row of the list. */
export type Asked = { readonly what: 'split' | 'transfer'; readonly row: Transaction };

/** The dialog that a key opens over the list, without the details of the row between. */
export function RowDialog({ asked, accounts, onClose }: RowDialogProps) {
  const { what, row } = asked;
  return (
    <Suspense>
      {what === 'split' ? (
        <SplitDialog id={row.id} onClose={onClose} />
      ) : (
        <TransferDialog row={row} accounts={accounts} onClose={onClose} />
      )}
    </Suspense>
  );
}

type RowDialogProps = { asked: Asked; accounts: readonly Account[]; onClose: () => void };
