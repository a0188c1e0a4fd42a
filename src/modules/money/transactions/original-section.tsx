import { useMutation } from '@tanstack/react-query';
import { Coins, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import { PaidRate } from '#modules/money/exchange-rates/paid-rate.parts.tsx';
import { impliedRate, inverse, ratioOf } from '#modules/money/exchange-rates/rules.ts';
import type { Original, OriginalChange } from '#modules/money/ledger/model.ts';
import { Button } from '#ui/button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { Fact } from './fact.tsx';
import { api } from './api.client.ts';
import type { Transaction } from './model.ts';
import { ORIGINAL_WORDS } from './original-words.ts';

const OriginalDialog = lazyComponent(() => import('./original-dialog.tsx').then((file) => file.OriginalDialog));

/** What a transaction was paid with in another currency, at what rate, and how far that is from the market's. */
export function OriginalSection({ row, mayWrite }: { row: Transaction; mayWrite: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const update = useMutation(api.update.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone({ isRecorded: true });
  const { id, original } = row;
  const mayChange = mayWrite && !row.isMasked;
  if (row.amount.withheld === true || (original === null && !mayChange)) return null;
  const change = async (to: OriginalChange | null) => {
    await update.mutateAsync({ id, original: to });
    const done = to === null ? ORIGINAL_WORDS.removed : ORIGINAL_WORDS.saved;
    tellDone(done, () => api.update.call({ id, original }));
  };
  return (
    <section aria-labelledby={`original-${id}`} className="flex flex-col gap-2 border-t border-line pt-4 text-sm">
      <h3 id={`original-${id}`} className="text-base">
        {ORIGINAL_WORDS.title}
      </h3>
      {original !== null && <OriginalFacts row={row} original={original} />}
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={original === null ? <Coins aria-hidden /> : <Pencil aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {original === null ? ORIGINAL_WORDS.add : ORIGINAL_WORDS.edit}
          </Button>
          {original !== null && (
            <Button size="small" look="quiet" icon={<Trash2 aria-hidden />} onClick={() => void change(null)}>
              {ORIGINAL_WORDS.remove}
            </Button>
          )}
        </div>
      )}
      <Suspense>{isOpen && <OriginalDialog row={row} onSave={change} onClose={() => setOpen(false)} />}</Suspense>
    </section>
  );
}

function OriginalFacts({ row, original: { amount, rate, fee } }: { row: Transaction; original: Original }) {
  const paid = impliedRate(row.amount, amount);
  const pair = { from: amount.currency, to: row.amount.currency, day: row.bookedOn };
  const stated = rate === null ? null : rate.per === 'original' ? ratioOf(rate.value) : inverse(ratioOf(rate.value));
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5">
      <Fact name={ORIGINAL_WORDS.amount}>
        <MoneyText value={amount} className="font-semibold" />
      </Fact>
      {paid !== null && (
        <Fact name={fee === null ? ORIGINAL_WORDS.paid : ORIGINAL_WORDS.paidWithFee}>
          <PaidRate {...pair} rate={paid} />
        </Fact>
      )}
      {stated !== null && (
        <Fact name={ORIGINAL_WORDS.stated}>
          <PaidRate {...pair} rate={stated} />
        </Fact>
      )}
      {fee !== null && (
        <Fact name={ORIGINAL_WORDS.fee}>
          <MoneyText value={fee} />
        </Fact>
      )}
    </dl>
  );
}
