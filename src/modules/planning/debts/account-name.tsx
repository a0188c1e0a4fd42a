import { DOT } from '#kernel/dot.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import type { LiveDebt } from './model.ts';
import { KIND_LABELS } from './dialog-words.ts';

/** What kind of debt it is and its account, as far as its name does not say so. */
export function AccountName({ debt: { kind, name, accountId } }: { debt: LiveDebt }) {
  const { data } = useAccounts();
  const account = data?.find(({ id }) => id === accountId);
  return [KIND_LABELS[kind], account?.name]
    .filter((part) => part !== undefined && part.toLowerCase() !== name.toLowerCase())
    .join(DOT);
}
