import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { useFormats } from '#ui/formats.tsx';
import { dayAt } from '#kernel/calendar.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { transactionsOf, useBudgetAddress } from './address.client.ts';
import { placeName } from './line-note.tsx';
import type { MoveRow, Overview, UnbudgetedRow } from './model.ts';
import { BELOW_WORDS } from './words.ts';

/** Spending that no line is about, with a way to plan it. */
export function Unbudgeted({ overview, mayWrite }: { overview: Overview; mayWrite: boolean }) {
  const { setAddress } = useBudgetAddress();
  const { unbudgeted, period } = overview;
  if (unbudgeted.length === 0) return null;
  const columns: Column<UnbudgetedRow>[] = [
    {
      key: 'name',
      header: BELOW_WORDS.category,
      onCard: 'title',
      cell: ({ name }) => <span className="wrap-anywhere">{name ?? BELOW_WORDS.noCategory}</span>,
    },
    {
      key: 'spent',
      header: BELOW_WORDS.spent,
      align: 'end',
      onCard: 'figure',
      cell: ({ categoryId, spent }) => (
        <FigureLink to={transactionsOf(categoryId, { ...period, currency: spent.currency })}>
          <MoneyText value={spent} whole />
        </FigureLink>
      ),
    },
    ...(mayWrite ? [addColumn((category) => setAddress({ do: 'add', category }))] : []),
  ];
  return (
    <Section title={BELOW_WORDS.unbudgeted} note={BELOW_WORDS.unbudgetedNote} flush>
      <Table
        caption={BELOW_WORDS.unbudgeted}
        rows={unbudgeted}
        keyOf={({ categoryId, spent }) => `${categoryId} ${spent.currency}`}
        columns={columns}
        // A button with a word is wider and taller than the menu that stands there elsewhere.
        rowClassName={() => 'max-sm:py-5 max-sm:pr-24'}
      />
    </Section>
  );
}

function addColumn(add: (categoryId: string) => void): Column<UnbudgetedRow> {
  return {
    key: 'add',
    header: BELOW_WORDS.add,
    align: 'end',
    onCard: 'menu',
    className: 'max-sm:top-2! max-sm:right-5! sm:w-24',
    cell: ({ categoryId, name }) =>
      categoryId === null ? null : (
        <Button size="small" aria-label={BELOW_WORDS.addOf(name ?? '')} onClick={() => add(categoryId)}>
          {BELOW_WORDS.add}
        </Button>
      ),
  };
}

type Card = Overview['cards'][number];

/** What is set aside for each credit card, and what it owes beyond that. */
export function Cards({ cards }: { cards: Overview['cards'] }) {
  if (cards.length === 0) return null;
  const amount = (key: 'available' | 'owed' | 'debt', header: string): Column<Card> => ({
    key,
    header,
    align: 'end',
    onCard: key === 'available' ? 'figure' : 'detail',
    cell: (card) => (
      <MoneyText
        value={card[key]}
        whole
        className={cx(key === 'debt' && card.debt.minor > 0n && 'font-semibold text-danger-ink')}
      />
    ),
  });
  return (
    <Section title={BELOW_WORDS.cards} note={BELOW_WORDS.cardsNote} flush>
      <Table
        caption={BELOW_WORDS.cards}
        rows={cards}
        keyOf={({ accountId }) => accountId}
        columns={[
          { key: 'name', header: BELOW_WORDS.card, onCard: 'title', cell: ({ name }) => name },
          amount('available', BELOW_WORDS.setAside),
          amount('owed', BELOW_WORDS.owed),
          amount('debt', BELOW_WORDS.debt),
        ]}
      />
    </Section>
  );
}

/** The log of what was moved in the period, the newest first. */
export function Moves({ overview: { moves, lines } }: { overview: Overview }) {
  const { timeZone } = useFormats();
  if (moves.length === 0) return null;
  const columns: Column<MoveRow>[] = [
    {
      key: 'places',
      header: BELOW_WORDS.fromTo,
      onCard: 'title',
      cell: ({ fromLineId, toLineId, note }) => (
        <span className="wrap-anywhere">
          <Sentence
            text={BELOW_WORDS.moved}
            parts={{ from: placeName(fromLineId, lines), to: placeName(toLineId, lines) }}
          />
          {note !== null && <span className="block text-xs font-normal text-faint">{note}</span>}
        </span>
      ),
    },
    {
      key: 'day',
      header: BELOW_WORDS.day,
      onCard: 'plain',
      cell: ({ at }) => <DateText day={dayAt(at, timeZone)} />,
    },
    {
      key: 'amount',
      header: BELOW_WORDS.amount,
      align: 'end',
      onCard: 'figure',
      cell: ({ amount }) => <MoneyText value={amount} />,
    },
  ];
  return (
    <Section title={BELOW_WORDS.moves} flush>
      <Table caption={BELOW_WORDS.moves} rows={moves} keyOf={({ id }) => id} columns={columns} />
    </Section>
  );
}
