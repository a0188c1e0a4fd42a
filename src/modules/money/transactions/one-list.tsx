import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Currency } from '#kernel/money.ts';
import { isCovered, isTyping } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import type { Filters } from './filters.ts';
import { ONE_LIST_WORDS } from './dialog-words.ts';
import { useListedRows } from './listed-rows.client.ts';
import type { Transaction } from './model.ts';
import { type Listed, pagesNear, placeAfter } from './one-list.ts';
import { TransactionTable, type TransactionTableProps } from './transaction-table.tsx';
import { useHeldPlace } from './held-place.client.ts';
import { useSteadyColumns } from './steady-columns.client.ts';

export type OneListProps = Omit<TransactionTableProps, 'rows' | 'drawn' | 'isStale'> & {
  filters: Filters;
  currency: Currency;
  /** The first rows, which are there at once. */
  first: readonly Transaction[];
  /** How many there are; null where a search stopped counting. */
  known: number | null;
  /** Rows that the keys and the sheet can work with: those near what is in view. */
  onListed: (rows: readonly Transaction[]) => void;
  onActive: (id: string | null) => void;
};

/** What lies over the rows above and below: the bar, the totals and the names of the columns; the bar of a selection. */
const COVERED = { wide: { above: 150, below: 96 }, phone: { above: 64, below: 150 } } as const;
const DRAWN_BEYOND_VIEW = 10;
/** Milliseconds that a place is in view before its rows are asked for: the bar may be dragged past all of them. */
const REST_MS = 60;
const NOTHING = { first: 0, last: 0 };

const CARDS = '(max-width: 639.9px)';
const isPhone = () => matchMedia(CARDS).matches;
/** Pixels of a row before it is measured. */
const estimated = () => (isPhone() ? 64 : matchMedia('(pointer: coarse)').matches ? 41 : 29);

/** All rows of a filter as one list. Those near what is in view are loaded, and only those in view are drawn. */
export function OneList({ filters, currency, first, known, onListed, onActive, ...table }: OneListProps) {
  const { activeKey, edited, sort } = table;
  const frame = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<readonly number[]>([0]);
  /** Where the keys were sent before the row there was loaded. */
  const [awaited, setAwaited] = useState<number | null>(null);
  /** The row that had the focus last: it is drawn wherever the list is scrolled to, so that the focus is not lost. */
  const [focused, setFocused] = useState<string | null>(null);
  const list = useListedRows({ filters, currency, sort, pages, known, first });
  const { at, placeOf, count } = list;
  const stays = usePlaces([activeKey, edited?.id ?? null, focused], list);
  const top = useTop(frame);
  const covered = isPhone() ? COVERED.phone : COVERED.wide;
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: estimated,
    scrollMargin: top,
    scrollPaddingStart: covered.above,
    scrollPaddingEnd: covered.below,
    overscan: DRAWN_BEYOND_VIEW,
    useFlushSync: false,
    getItemKey: useCallback((place: number) => at.get(place)?.id ?? place, [at]),
    measureElement: heightOf,
    rangeExtractor: (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), ...stays.filter((place) => place < range.count)])].toSorted(
        (a, b) => a - b,
      ),
  });
  const view = virtual.range === null ? NOTHING : { first: virtual.range.startIndex, last: virtual.range.endIndex };

  const wanted = pagesNear(view, [...stays, ...(awaited === null ? [] : [awaited])], count).join();
  useEffect(() => {
    const timer = setTimeout(() => setPages(wanted === '' ? [0] : wanted.split(',').map(Number)), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  // A row and a card are of other heights.
  const measureAnew = useEffectEvent(() => virtual.measure());
  useEffect(() => {
    const cards = matchMedia(CARDS);
    const onTurn = () => measureAnew();
    cards.addEventListener('change', onTurn);
    return () => cards.removeEventListener('change', onTurn);
  }, []);
  useSteadyColumns(frame);

  const tell = useEffectEvent(onListed);
  useEffect(() => {
    tell([...at.values()]);
  }, [at]);
  useHeldPlace(list, (place) => virtual.measurementsCache[place]?.start ?? null, top);

  const arrived = awaited === null ? undefined : at.get(awaited)?.id;
  const activate = useEffectEvent(onActive);
  useEffect(() => {
    if (arrived === undefined) return;
    activate(arrived);
    setAwaited(null);
  }, [arrived]);

  const move = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || isCovered()) return;
    const now = awaited ?? (activeKey === null ? null : (placeOf.get(activeKey) ?? null));
    const place = placeAfter(event.key, now, view, count);
    if (place === null) return;
    // Before the keys of other lists, and before the browser scrolls.
    event.preventDefault();
    const row = at.get(place);
    setAwaited(row === undefined ? place : null);
    onActive(row?.id ?? null);
    virtual.scrollToIndex(place);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => move(event);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);

  const items = virtual.getVirtualItems().filter(({ index }) => at.has(index));
  const rows = items.flatMap(({ index }) => at.get(index) ?? []);
  const end = top + virtual.getTotalSize();
  const gapBefore = (place: number) => {
    const from = items[place - 1]?.end ?? top;
    const height = (items[place]?.start ?? end) - from;
    // The lines say that there are rows, while they are on their way.
    return height < 1 ? null : (
      <tr aria-hidden data-gap className="block sm:table-row" style={{ height, backgroundImage: LINES }} />
    );
  };
  return (
    <div
      ref={frame}
      aria-busy={list.isLoading}
      // The list keeps its place by itself.
      className="[overflow-anchor:none]"
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? focused)}
    >
      <TransactionTable
        {...table}
        rows={rows}
        isStale={false}
        drawn={{
          rowCount: count + 1,
          rowProps: (place) => {
            const index = items[place]?.index;
            if (index === undefined) return { 'aria-rowindex': 1 };
            return { 'aria-rowindex': index + 2, 'data-index': index, ref: virtual.measureElement };
          },
          gapBefore,
          before: ({ id }) => at.get((placeOf.get(id) ?? 0) - 1),
        }}
      />
      {list.isFailed && (
        <div
          role="alert"
          className="sticky bottom-(--sticky-bottom,0px) flex items-center gap-3 border-t border-line bg-raised px-4 py-2 text-sm"
        >
          {ONE_LIST_WORDS.failed}
          <Button size="small" onClick={list.retry}>
            {ONE_LIST_WORDS.retry}
          </Button>
        </div>
      )}
    </div>
  );
}

const LINES =
  'repeating-linear-gradient(to bottom, transparent 0 10px, var(--color-sunken) 10px 19px, transparent 19px 29px)';

/** Pixels of a row, with the day that stands over it on cards. */
function heightOf(row: Element): number {
  const above = row.previousElementSibling;
  const heading = above instanceof HTMLElement && above.dataset['heading'] !== undefined ? above.offsetHeight : 0;
  return row.getBoundingClientRect().height + heading;
}

/** Pixels from the top of the page to the first row. */
function useTop(frame: { readonly current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const body = frame.current?.querySelector('tbody');
      if (body !== null && body !== undefined) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // What stands above the list may grow and go.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [frame]);
  return top;
}

/** Where these rows stand, or stood when they were loaded last. */
function usePlaces(keys: readonly (string | null)[], { placeOf }: Pick<Listed<Transaction>, 'placeOf'>): number[] {
  const [known, setKnown] = useState<ReadonlyMap<string, number>>(new Map());
  const places = keys.flatMap((key): [string, number][] => {
    const place = key === null ? undefined : (placeOf.get(key) ?? known.get(key));
    return key === null || place === undefined ? [] : [[key, place]];
  });
  if (places.some(([key, place]) => known.get(key) !== place)) setKnown(new Map(places));
  return places.map(([, place]) => place);
}
