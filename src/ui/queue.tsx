import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { QUEUE_ROWS } from '#kernel/queue.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { keepFocus } from './keep-focus.client.ts';
import { lastPage } from './last-page.ts';
import { Section } from './page-header.tsx';
import { Loaded } from './page-states.tsx';
import { Pagination } from './pagination.tsx';
import { Skeleton, TableSkeleton } from './skeleton.tsx';
import { refreshAll, toastError } from './undoable.client.ts';

/** Which part of a queue is looked at: what to ask the server for, and how to look elsewhere. */
export function useQueue() {
  const [asked, ask] = useState({ open: true, page: 1 });
  return {
    ...asked,
    /** For the options of the query: one page stays on the screen until the next one is there. */
    options: { input: asked, placeholderData: keepPreviousData },
    turnTo: (page: number) => ask({ ...asked, page }),
    swap: () => ask({ open: !asked.open, page: 1 }),
  };
}

type Words = {
  readonly title: string;
  /** The button that leads to this part. */
  readonly show: string;
  /** Said where nothing is in it. */
  readonly none: string;
};

type QueueProps<Found extends { total: number }, Row> = {
  queue: ReturnType<typeof useQueue>;
  found: UseQueryResult<Found>;
  rowsOf: (found: Found) => readonly Row[];
  waiting: Words;
  done: Words;
  note?: string;
  /** Plural of what is listed, such as `messages`. */
  noun: string;
  icon: ReactNode;
  /** What stands here, and until when. */
  about: string;
  children: (row: Row) => ReactNode;
};

/** What came in and waits for somebody; a press away, what is done with. */
export function Queue<Found extends { total: number }, Row>(props: QueueProps<Found, Row>) {
  const { queue, found, rowsOf, waiting, done, note, noun, icon, about, children } = props;
  const [here, there] = queue.open ? [waiting, done] : [done, waiting];
  // The last row of the last page was just settled, here or by somebody else.
  const total = found.data?.total ?? 0;
  const isBeyond = found.data !== undefined && !found.isPlaceholderData && queue.page > lastPage(total, QUEUE_ROWS);
  useEffect(() => {
    if (isBeyond) queue.turnTo(lastPage(total, QUEUE_ROWS));
  }, [isBeyond, queue, total]);
  return (
    <Section
      flush
      title={here.title}
      note={note}
      actions={
        <Button size="small" onClick={queue.swap}>
          {there.show}
        </Button>
      }
    >
      <Loaded query={found} skeleton={<TableSkeleton rows={2} />}>
        {(page) =>
          page.total === 0 ? (
            <EmptyState icon={icon} title={here.none}>
              {about}
            </EmptyState>
          ) : (
            <>
              <ul aria-label={noun} className="divide-y divide-line border-t border-line">
                {rowsOf(page).map(children)}
              </ul>
              {page.total > QUEUE_ROWS && (
                <div className="border-t border-line px-5 py-3">
                  <Pagination
                    page={queue.page}
                    pageSize={QUEUE_ROWS}
                    total={page.total}
                    onPage={queue.turnTo}
                    noun={noun}
                  />
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

/** For the options of what is done with a row: it leaves the queue, and reading goes on where it stood. */
export const ROW_DONE = {
  onSuccess: async () => {
    await refreshAll();
    keepFocus();
  },
  onError: toastError,
};

/** A row: who, what they are, and beneath it what they ask and what is done about it. */
export function QueueRow({ title, badges, children }: { title: ReactNode; badges: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-2 px-5 py-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-semibold wrap-anywhere">{title}</h3>
        {badges}
      </div>
      {children}
    </li>
  );
}

type CountProps = {
  found: UseQueryResult<{ total: number }>;
  none: string;
  one: string;
  /** What follows the number where it is two or more. */
  many: string;
};

/** How much of a queue waits, in a sentence. */
export function QueueCount({ found, none, one, many }: CountProps) {
  return (
    <Loaded query={found} skeleton={<Skeleton className="h-5" />}>
      {({ total }) => <p className="text-sm">{total === 0 ? none : total === 1 ? one : `${total} ${many}`}.</p>}
    </Loaded>
  );
}
