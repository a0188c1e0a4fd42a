import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { linkTo } from '#ui/link-to.ts';
import type { Import } from './model.ts';

/** Where the transactions of an import are; they are listed by currency, so in that of its first account. */
export function useLedgerLink({ id, accounts }: Pick<Import, 'id' | 'accounts'>): string {
  const all = useAccounts();
  const currency = all.data?.find((account) => account.id === accounts[0]?.id)?.currency ?? null;
  return linkTo('/app/transactions', { import: id, currency });
}
