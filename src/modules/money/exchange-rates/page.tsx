import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Plus } from 'lucide-react';
import { useActions } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { flagParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { EXCHANGE_RATES } from './access.ts';
import { EXCHANGE_RATES_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import { EXCHANGE_RATES_TITLE } from './first-words.ts';
import { ImportFile } from './import-file.tsx';
import { type NewestRate, OwnSourceSchema } from './model.ts';
import { RateDialog } from './rate-dialog.tsx';
import { RateTable } from './rate-table.tsx';
import { RemoveSource } from './remove-source.tsx';
import { LONGEST_AGE } from './rules.ts';
import { REMOVE_SOURCE_LABELS, WORDS } from './words.ts';

const FIELDS = { new: flagParam };

/** Which exchange rates are there, and how new are they? */
export function ExchangeRatesPage() {
  const found = useQuery(api.list.queryOptions());
  const mayWrite = useMay(EXCHANGE_RATES.write);
  const [{ new: isNew }, setUrl] = useUrlState(FIELDS);
  const add = () => setUrl({ new: true });
  useActions(EXCHANGE_RATES_ACTIONS, {
    'exchange-rates.open': () => window.scrollTo({ top: 0 }),
    'exchange-rates.new': add,
  });
  const addButton = mayWrite && (
    <Button look="primary" icon={<Plus aria-hidden />} onClick={add}>
      {WORDS.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={EXCHANGE_RATES_TITLE}
        {...(found.data === undefined || found.data.length === 0 ? {} : { answer: <Answer rates={found.data} /> })}
        actions={addButton}
      />
      <div className="flex flex-col gap-5">
        <Loaded
          query={found}
          skeleton={
            <Section flush>
              <TableSkeleton rows={5} label={WORDS.loading} />
            </Section>
          }
        >
          {(rates) =>
            rates.length === 0 ? (
              <Section flush>
                <EmptyState icon={<ArrowLeftRight aria-hidden />} title={WORDS.none}>
                  {WORDS.noneHint}
                </EmptyState>
              </Section>
            ) : (
              <Section flush title={WORDS.newestRates} note={WORDS.usedFor(LONGEST_AGE)}>
                <RateTable rates={rates} mayWrite={mayWrite} />
                {mayWrite && (
                  <RemoveSource
                    sources={OwnSourceSchema.options.filter((one) => rates.some(({ source }) => source === one))}
                    labels={REMOVE_SOURCE_LABELS}
                    remove={(source) => api.removeSource.call({ source })}
                  />
                )}
              </Section>
            )
          }
        </Loaded>
        {mayWrite && (
          <ImportFile
            title={WORDS.importTitle}
            note={WORDS.importNote}
            send={(file) => api.importFile.call({ file })}
          />
        )}
      </div>
      {mayWrite && isNew && <RateDialog onClose={() => setUrl({ new: false }, { replace: true })} />}
    </>
  );
}

/** How many pairs there are, and the day of the newest rate. */
function Answer({ rates }: { rates: readonly NewestRate[] }) {
  const formats = useFormats();
  const newest = rates
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (newest === undefined) return null;
  return (
    <Sentence
      text={WORDS.pairs(rates.length, writeNumber(rates.length, formats))}
      parts={{ day: <DateText day={newest} /> }}
    />
  );
}
