import { useQuery } from '@tanstack/react-query';
import { Percent } from 'lucide-react';
import { useState } from 'react';
import { marketIn } from '#kernel/markets.ts';
import { rateText } from '#kernel/yearly-rate.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { RateDialog } from './admin.rate-dialog.tsx';
import { api } from './api.client.ts';
import type { EnteredRate, LendingRate } from './model.ts';
import { LENDING_WORDS, RATE_NAMES } from './words.ts';

/** What a dialog is about: a rate that was entered, one that came with the product, or a new one. */
type Edited = { readonly of: EnteredRate | LendingRate | null };

/** Which prime rates and caps do debt plans go by? */
export function LendingRatesAdmin() {
  const found = useQuery(api.list.queryOptions());
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <>
      <Section
        flush
        title={LENDING_WORDS.rates}
        note={LENDING_WORDS.ratesNote}
        actions={
          <Button size="small" onClick={() => setEdited({ of: null })}>
            {LENDING_WORDS.add}
          </Button>
        }
      >
        <Loaded query={found} skeleton={<TableSkeleton rows={2} />}>
          {({ entered, known }) => (
            <>
              {entered.length === 0 ? (
                <EmptyState icon={<Percent aria-hidden />} title={LENDING_WORDS.none}>
                  {LENDING_WORDS.noneNote}
                </EmptyState>
              ) : (
                <ul aria-label={LENDING_WORDS.entered} className="divide-y divide-line border-t border-line">
                  {entered.map((rate) => (
                    <Entered key={rate.id} rate={rate} onEdit={() => setEdited({ of: rate })} />
                  ))}
                </ul>
              )}
              {known.length > 0 && <Known rates={known} onCorrect={(of) => setEdited({ of })} />}
            </>
          )}
        </Loaded>
      </Section>
      {edited !== null && <RateDialog of={edited.of} onClose={() => setEdited(null)} />}
    </>
  );
}

/** A rate with its day and source. */
function About({ rate: { kind, country, day, rate, source } }: { rate: LendingRate }) {
  const formats = useFormats();
  return (
    <div className="min-w-0 flex-1 basis-64">
      <h3 className="text-sm font-semibold wrap-anywhere">{RATE_NAMES[kind]}</h3>
      <p className="mt-1">
        {LENDING_WORDS.since(rateText(rate, formats.locale), writeDay(day, formats), marketIn(country).name)}
      </p>
      <p className="mt-0.5 text-faint wrap-anywhere">
        <Sentence text={LENDING_WORDS.source} parts={{ source }} />
      </p>
    </div>
  );
}

const LINE = 'flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4 text-sm';

function Entered({ rate, onEdit }: { rate: EnteredRate; onEdit: () => void }) {
  const formats = useFormats();
  const change = useUndoable();
  const { id, ...entered } = rate;
  const name = RATE_NAMES[rate.kind];
  const day = writeDay(rate.day, formats);
  const remove = () =>
    change({
      perform: async () => {
        await api.remove.call({ id });
        return () => api.add.call(entered);
      },
      done: LENDING_WORDS.deleted(name),
    });
  return (
    <li className={LINE}>
      <About rate={rate} />
      <div className="flex gap-2">
        <Button size="small" aria-label={LENDING_WORDS.editOne(name, day)} onClick={onEdit}>
          {LENDING_WORDS.edit}
        </Button>
        <Button size="small" aria-label={LENDING_WORDS.deleteOne(name, day)} onClick={remove}>
          {LENDING_WORDS.delete}
        </Button>
      </div>
    </li>
  );
}

type KnownProps = { rates: readonly LendingRate[]; onCorrect: (rate: LendingRate) => void };

function Known({ rates, onCorrect }: KnownProps) {
  const formats = useFormats();
  return (
    <details className="border-t border-line text-sm">
      <summary className="cursor-pointer px-5 py-4 font-semibold">{LENDING_WORDS.known}</summary>
      <ul aria-label={LENDING_WORDS.known} className="divide-y divide-line border-t border-line">
        {rates.map((rate) => (
          <li key={`${rate.country} ${rate.kind} ${rate.day}`} className={LINE}>
            <About rate={rate} />
            <Button
              size="small"
              aria-label={LENDING_WORDS.correctOne(
                RATE_NAMES[rate.kind],
                marketIn(rate.country).name,
                writeDay(rate.day, formats),
              )}
              onClick={() => onCorrect(rate)}
            >
              {LENDING_WORDS.correct}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
