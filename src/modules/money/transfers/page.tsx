import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, FileUp } from 'lucide-react';
import { useEffect } from 'react';
import { useActions } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { KeyCaps } from '#ui/key-caps.tsx';
import { lastPage } from '#ui/last-page.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { useListKeys } from '#ui/list-keys.client.ts';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { HeaderSkeleton, TableSkeleton } from '#ui/skeleton.tsx';
import { pageParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { TRANSFERS } from './access.ts';
import { TRANSFERS_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import { Automatic } from './automatic-list.tsx';
import { TRANSFERS_TITLE } from './first-words.ts';
import { MOST_AT_ONCE, PAGE_SIZE } from './limits.ts';
import type { Suggestions, TransferSuggestion } from './model.ts';
import { keyOf, SuggestionList } from './suggestion-list.tsx';
import { useTransferChanges } from './transfer-changes.client.ts';
import { PAGE_WORDS } from './words.ts';

const ADDRESS = { page: pageParam };

/** Which transactions are money between own accounts? */
export function TransfersPage() {
  const [{ page }, setAddress] = useUrlState(ADDRESS);
  const query = useQuery(api.suggestions.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  useActions(TRANSFERS_ACTIONS, { 'transfers.review': () => window.scrollTo({ top: 0 }) });
  // Those of the last page may all be answered.
  const count = query.data?.count;
  useEffect(() => {
    const last = count === undefined ? page : Math.max(lastPage(count, PAGE_SIZE), 1);
    if (page > last) setAddress({ page: last }, { replace: true });
  }, [count, page, setAddress]);
  return (
    <Loaded
      query={query}
      skeleton={
        <>
          <HeaderSkeleton />
          <Section flush>
            <TableSkeleton rows={5} label={PAGE_WORDS.loading} />
          </Section>
        </>
      }
    >
      {(found) => <Found found={found} page={page} onPage={(next) => setAddress({ page: next })} />}
    </Loaded>
  );
}

type FoundProps = { found: Suggestions; page: number; onPage: (page: number) => void };

function Found({ found: { rows, count, sure }, page, onPage }: FoundProps) {
  const formats = useFormats();
  const mayWrite = useMay(TRANSFERS.write);
  const changes = useTransferChanges();
  const { activeKey, setActiveKey } = useListKeys({
    keys: rows.map(keyOf),
    onOpen: (key) => answer(key, changes.accept),
    onKey: (pressed, key) => pressed === 'n' && answer(key, changes.reject),
  });
  /** Answers the one that the keys stand on, and moves on to the next. */
  function answer(key: string, how: (found: TransferSuggestion) => void): boolean {
    const place = rows.findIndex((one) => keyOf(one) === key);
    const found = rows[place];
    if (!mayWrite || found === undefined) return false;
    how(found);
    const next = rows[place + 1] ?? rows[place - 1];
    setActiveKey(next === undefined ? null : keyOf(next));
    return true;
  }

  const surest = Math.min(sure, MOST_AT_ONCE);
  return (
    <>
      <PageHeader
        title={TRANSFERS_TITLE}
        {...(count > 0 && { answer: PAGE_WORDS.found(count, (number) => writeNumber(number, formats)) })}
        actions={<LinkButton to="/app/transactions">{PAGE_WORDS.transactions}</LinkButton>}
      />
      {count === 0 ? (
        <Section flush>
          <EmptyState
            icon={<ArrowLeftRight aria-hidden />}
            title={PAGE_WORDS.none}
            actions={
              mayWrite && (
                <LinkButton look="primary" to="/app/imports" icon={<FileUp aria-hidden />}>
                  {PAGE_WORDS.importStatement}
                </LinkButton>
              )
            }
          >
            {mayWrite && PAGE_WORDS.noneHint}
          </EmptyState>
        </Section>
      ) : (
        <Section
          flush
          title={PAGE_WORDS.suggestions}
          note={PAGE_WORDS.linkedTransfersNote}
          actions={
            mayWrite &&
            surest > 1 && (
              <Button size="small" onClick={() => changes.acceptSure(surest)}>
                {PAGE_WORDS.acceptSure(surest)}
              </Button>
            )
          }
        >
          {mayWrite && (
            <p className="px-5 pb-3 text-sm text-faint max-sm:hidden pointer-coarse:hidden">
              <Sentence
                text={PAGE_WORDS.keys}
                parts={{
                  next: <KeyCaps keys="j" />,
                  previous: <KeyCaps keys="k" />,
                  accept: <KeyCaps keys="Enter" />,
                  reject: <KeyCaps keys="n" />,
                }}
              />
            </p>
          )}
          <SuggestionList
            rows={rows}
            activeKey={activeKey}
            onAccept={mayWrite ? changes.accept : null}
            onReject={changes.reject}
          />
          {count > PAGE_SIZE && (
            <div className="border-t border-line px-5 py-3">
              <Pagination page={page} pageSize={PAGE_SIZE} total={count} onPage={onPage} noun={PAGE_WORDS.noun} />
            </div>
          )}
        </Section>
      )}
      <Automatic changes={mayWrite ? changes : null} />
    </>
  );
}
