import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { pageParam } from '#ui/url-params.ts';
import { api } from './api.client.ts';
import type { Choosing } from './choosing.client.ts';
import type { Counts } from '#modules/money/import-matching/model.ts';
import { PAGE_SIZE, RowsInputSchema, type SectionPreview } from './model.ts';
import { RowTable } from './row-table.tsx';
import { tabsOf } from './tabs.ts';
import { ROWS_WORDS } from './file-words.ts';

const FIELDS = {
  show: RowsInputSchema.shape.show,
  part: z.coerce.number().int().min(0).nullable().default(null),
  page: pageParam,
};

type RowsProps = {
  id: string;
  counts: Counts;
  /** Empty once the import is done. */
  sections: readonly SectionPreview[];
  /** Null where nothing can be decided any more. */
  choosing: Choosing | null;
};

/** Every line of the file beside what becomes of it, by what becomes of it. */
export function Rows({ id, counts, sections, choosing }: RowsProps) {
  const formats = useFormats();
  const [{ show, part, page }, setUrl] = useUrlState(FIELDS);
  const section = sections.find((one) => one.section === part);
  const lookAlikes = (section === undefined ? sections : [section]).reduce((sum, one) => sum + one.lookAlikes, 0);
  const tabs = tabsOf(section?.counts ?? counts, { lookAlikes, isDone: choosing === null, shown: show });
  const input = { id, show, page, ...(section === undefined ? {} : { section: section.section }) };
  const rows = useQuery(api.rows.queryOptions({ input, placeholderData: keepPreviousData }));
  return (
    <Section
      flush
      title={ROWS_WORDS.everyTransaction}
      note={ROWS_WORDS.eachLineOfFileNote}
      actions={
        sections.length > 1 && (
          <Select
            aria-label={ROWS_WORDS.accountInFile}
            value={section === undefined ? '' : String(section.section)}
            choices={[
              { value: '', label: ROWS_WORDS.allAccounts },
              ...sections.map((one) => ({
                value: String(one.section),
                label: `${one.fileAccount ?? ROWS_WORDS.noAccountNamed} ${one.currency}`,
              })),
            ]}
            onChange={({ target: { value } }) => setUrl({ part: value === '' ? null : Number(value), page: 1 })}
          />
        )
      }
    >
      <Tabs
        label={ROWS_WORDS.transactionsByOutcome}
        value={show}
        onChange={(next) => setUrl({ show: next, page: 1 })}
        tabs={tabs.map(({ value, word, count }) => ({
          value,
          label: (
            <>
              {word} <span className="figures text-faint">{writeNumber(count, formats)}</span>
            </>
          ),
        }))}
      >
        <div className="-mt-5">
          <Loaded query={rows} skeleton={<TableSkeleton rows={10} label={ROWS_WORDS.readingTransactions} />}>
            {(found) => (
              <>
                {found.total === 0 ? (
                  <p className="px-5 py-8 text-center text-sm text-soft">{ROWS_WORDS.noTransactionsHere}</p>
                ) : (
                  <RowTable rows={found.rows} choosing={choosing} stale={rows.isPlaceholderData} />
                )}
                {found.total > PAGE_SIZE && (
                  <div className="px-5 pt-2 pb-1">
                    <Pagination
                      page={page}
                      pageSize={PAGE_SIZE}
                      total={found.total}
                      onPage={(next) => setUrl({ page: next })}
                      noun="lines"
                    />
                  </div>
                )}
              </>
            )}
          </Loaded>
        </div>
      </Tabs>
    </Section>
  );
}
