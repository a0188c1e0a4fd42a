import { useAccounts } from '#modules/money/accounts/parts.tsx';
import type { LiveDebt } from './model.ts';
import { KIND_LABELS } from './dialog-words.ts';

/** What kind of debt it is, and its account where that has another name. */
export function AccountName({ debt: { kind, name, accountId } }: { debt: LiveDebt }) {
  const { data } = useAccounts();
  const account = data?.find(({ id }) => id === accountId);
  if (account === undefined || account.name === name) return KIND_LABELS[kind];
  return `${KIND_LABELS[kind]} · ${account.name}`;
}
