import { Check, Lock } from 'lucide-react';
import { useMay } from '#ui/caller.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { RECONCILIATION } from './access.ts';
import { STATE_WORDS } from './first-words.ts';

type State = 'unreconciled' | 'cleared' | 'reconciled';

/** A tick where a transaction was seen on the account, a lock where it is reconciled; nothing otherwise. */
export function StateMark({ state }: { state: State }) {
  if (state === 'unreconciled') return null;
  const Icon = state === 'cleared' ? Check : Lock;
  return (
    <span className="inline-flex shrink-0 text-faint" title={STATE_WORDS[state]}>
      <Icon className="size-3.5" aria-hidden />
      <span className="sr-only">{STATE_WORDS[state]}</span>
    </span>
  );
}

/** The state in words, with a link to the statements of the account. */
export function StateFact({ state, accountId }: { state: State; accountId: string }) {
  const mayRead = useMay(RECONCILIATION.read);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {STATE_WORDS[state]}{' '}
      {mayRead && <TextLink to={`/app/accounts/${accountId}/reconcile`}>{STATE_WORDS.statements}</TextLink>}
    </span>
  );
}
