import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { Notice } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeMoment, writeNumber } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { api } from './api.client.ts';
import { ImportFile } from './import-file.tsx';
import type { OperatorRates, Provider } from './model.ts';
import { SOURCE_LABELS } from './paid-words.ts';
import { RemoveSource } from './remove-source.tsx';
import { OPERATOR_WORDS, REMOVE_OPERATOR_LABELS } from './words.ts';

/** Which exchange rates does every workspace have, and how new are they? */
export function ExchangeRatesAdmin() {
  const found = useQuery(api.operatorRates.queryOptions());
  return (
    <div className="flex flex-col gap-5">
      <Section flush title={OPERATOR_WORDS.title} note={OPERATOR_WORDS.servesNote}>
        <Loaded query={found} skeleton={<TableSkeleton rows={2} label={OPERATOR_WORDS.loading} />}>
          {({ sources, provider }) => (
            <>
              <ProviderState provider={provider} />
              {sources.length === 0 ? (
                <EmptyState icon={<ArrowLeftRight aria-hidden />} title={OPERATOR_WORDS.none}>
                  {OPERATOR_WORDS.noneHint}
                </EmptyState>
              ) : (
                <SourcesTable sources={sources} />
              )}
              <RemoveSource
                sources={sources.map(({ source }) => source)}
                labels={REMOVE_OPERATOR_LABELS}
                remove={(source) => api.removeOperatorSource.call({ source })}
              />
            </>
          )}
        </Loaded>
      </Section>
      <ImportFile
        title={OPERATOR_WORDS.importTitle}
        note={OPERATOR_WORDS.importNote}
        send={(file) => api.importOperatorFile.call({ file })}
      />
    </div>
  );
}

function SourcesTable({ sources }: { sources: readonly OperatorRates[] }) {
  const formats = useFormats();
  const figure = (value: number) => <span className="figures">{writeNumber(value, formats)}</span>;
  const columns: Column<OperatorRates>[] = [
    {
      key: 'source',
      header: OPERATOR_WORDS.source,
      onCard: 'title',
      cell: ({ source }) => SOURCE_LABELS[source],
    },
    { key: 'pairs', header: OPERATOR_WORDS.pairs, align: 'end', cell: ({ pairs }) => figure(pairs) },
    { key: 'rates', header: OPERATOR_WORDS.rates, align: 'end', cell: ({ rates }) => figure(rates) },
    { key: 'newest', header: OPERATOR_WORDS.newest, cell: ({ newest }) => <DateText day={newest} /> },
  ];
  return <Table caption={OPERATOR_WORDS.title} rows={sources} keyOf={({ source }) => source} columns={columns} />;
}

/** Where rates are fetched from, and what went wrong. */
function ProviderState({ provider }: { provider: Provider | null }) {
  const formats = useFormats();
  if (provider === null) return <p className="px-5 pb-3 text-sm text-soft">{OPERATOR_WORDS.notFetched}</p>;
  const { url, triedAt, doneAt, failure } = provider;
  return (
    <div className="flex flex-col gap-3 px-5 pb-3 text-sm">
      <p className="wrap-anywhere">
        <Sentence text={OPERATOR_WORDS.fetched} parts={{ url }} />{' '}
        {doneAt === null ? (
          OPERATOR_WORDS.never
        ) : (
          <Sentence text={OPERATOR_WORDS.lastDone} parts={{ moment: writeMoment(doneAt, formats) }} />
        )}
      </p>
      {triedAt !== null && failure !== null && (
        <Notice tone="danger" title={OPERATOR_WORDS.failed}>
          {OPERATOR_WORDS.failedAt(writeMoment(triedAt, formats), failure)}
        </Notice>
      )}
    </div>
  );
}
