import { CloudUpload, Copy, RefreshCw, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { useConnection } from '#browser/connection.client.ts';
import { DateText } from '#ui/date-text.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { useDone } from '#ui/undoable.client.ts';
import { toast } from '#ui/toast.client.ts';
import { type Entry, mayDiscard, mayMend } from './outbox.ts';
import { discardEntry, putBack, sendAgain, sendAll } from './outbox.client.ts';
import { OUTBOX_WORDS } from './outbox-words.ts';
import { nameOf } from './transaction-changes.client.ts';

const MendDialog = lazy(() => import('./mend-dialog.tsx').then((module) => ({ default: module.MendDialog })));

/** What waits to be sent, with what can be done about each. */
export function OutboxList({ entries }: { entries: readonly Entry[] }) {
  const { workspace } = useCaller();
  const { isReached } = useConnection();
  const [mending, setMending] = useState<string | null>(null);
  const accounts = useAccounts().data;
  const categories = useCategories().data;
  const own = entries.filter(({ workspaceId }) => workspaceId === workspace.id);
  const elsewhere = entries.length - own.length;
  const mended = own.find(({ wish }) => wish.id === mending);
  return (
    <div className="mb-4">
      <Section
        title={OUTBOX_WORDS.notSentYet}
        actions={
          isReached && own.some(({ state }) => state === 'waiting') ? (
            <Button size="small" icon={<RefreshCw aria-hidden />} onClick={() => void sendAll()}>
              {OUTBOX_WORDS.sendNow}
            </Button>
          ) : undefined
        }
      >
        <ul className="flex flex-col divide-y divide-line">
          {own.map((entry) => (
            <li key={entry.wish.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 first:pt-0 last:pb-0">
              <EntryLine entry={entry} accounts={accounts} isReached={isReached} />
              <EntryActions entry={entry} onMend={() => setMending(entry.wish.id)} />
            </li>
          ))}
        </ul>
        {elsewhere > 0 && <p className="mt-2 text-sm text-soft">{OUTBOX_WORDS.oneMoreWasWritten(elsewhere)}</p>}
      </Section>
      {mended !== undefined && accounts !== undefined && categories !== undefined && (
        <Suspense>
          <MendDialog entry={mended} accounts={accounts} categories={categories} onClose={() => setMending(null)} />
        </Suspense>
      )}
    </div>
  );
}

type LineProps = {
  entry: Entry;
  accounts: readonly { id: string; name: string; currency: Entry['wish']['amount']['currency'] }[] | undefined;
  isReached: boolean;
};

function EntryLine({ entry, accounts, isReached }: LineProps) {
  const { wish, reason, mayHaveArrived } = entry;
  const account = accounts?.find(({ id }) => id === wish.accountId);
  const currency = wish.amount.currency ?? account?.currency;
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="min-w-0 truncate font-medium">{wish.description}</span>
        {currency !== undefined && <MoneyText value={{ minor: wish.amount.minor, currency }} toned />}
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
        <StateMark entry={entry} isReached={isReached} />
        <DateText day={wish.bookedOn} />
        {account !== undefined && <span>{account.name}</span>}
      </p>
      {reason !== null && <p className="mt-1 text-sm text-soft">{reason}</p>}
      {mayHaveArrived && mayDiscard(entry) && <p className="mt-1 text-sm text-soft">{OUTBOX_WORDS.itMayHaveBeen}</p>}
    </div>
  );
}

function StateMark({ entry: { state, isDuplicate }, isReached }: { entry: Entry; isReached: boolean }) {
  if (state === 'refused')
    return isDuplicate === true ? (
      <Badge tone="attention" icon={<Copy aria-hidden />}>
        {OUTBOX_WORDS.alreadyThere}
      </Badge>
    ) : (
      <Badge tone="danger" icon={<TriangleAlert aria-hidden />}>
        {OUTBOX_WORDS.refused}
      </Badge>
    );
  return (
    <Badge tone="attention" icon={<CloudUpload aria-hidden />}>
      {state === 'sending' && isReached ? OUTBOX_WORDS.beingSent : OUTBOX_WORDS.waiting}
    </Badge>
  );
}

function EntryActions({ entry, onMend }: { entry: Entry; onMend: () => void }) {
  const mayGo = mayDiscard(entry);
  const tellDone = useDone();
  const discard = async () => {
    const gone = await discardEntry(entry.wish.id);
    if (gone === null) toast.info(OUTBOX_WORDS.itIsBeingSent, { description: OUTBOX_WORDS.whatBecameOfIt });
    else tellDone(OUTBOX_WORDS.thrownAway(nameOf(entry.wish.description)), () => putBack(gone));
  };
  return (
    <span className="flex gap-2">
      {mayMend(entry) && (
        <Button size="small" onClick={onMend}>
          {OUTBOX_WORDS.change}
        </Button>
      )}
      {entry.state === 'refused' && (
        <Button size="small" onClick={() => void sendAgain(entry.wish.id)}>
          {entry.isDuplicate === true ? OUTBOX_WORDS.addItAnyway : OUTBOX_WORDS.sendAgain}
        </Button>
      )}
      {mayGo && (
        <Button size="small" look="quiet" onClick={() => void discard()}>
          {OUTBOX_WORDS.throwAway}
        </Button>
      )}
    </span>
  );
}
