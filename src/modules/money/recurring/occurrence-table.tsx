import { Badge, type Tone } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writePeriod } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { priceChanges } from './matching.ts';
import type { Evidence, Item, Occurrence } from './model.ts';
import { type OccurrenceActions, OccurrenceMenu } from './occurrence-menu.tsx';
import { OCCURRENCE_WORDS } from './payment-words.ts';
import { useFirst } from './show-all.tsx';
import { DUE_WORDS } from './words.ts';

const TONES: Readonly<Record<Occurrence['state'], Tone>> = {
  due: 'neutral',
  late: 'attention',
  missing: 'danger',
  paid: 'accent',
  skipped: 'neutral',
};

/** What became of an occurrence, in a word; and between which days it can be due. */
export function StateBadge({ occurrence: { state, span } }: { occurrence: Pick<Occurrence, 'state' | 'span'> }) {
  const formats = useFormats();
  return (
    <>
      <Badge tone={TONES[state]}>{DUE_WORDS.states[state]}</Badge>
      {/* A public holiday is expected then, and its day can still change. */}
      {span !== null && (
        <span className="text-sm text-faint">{DUE_WORDS.span(writePeriod(span.from, span.to, formats))}</span>
      )}
    </>
  );
}

/** The list of its day, with its details open. */
export function rowOf({ source: { accountId } }: Pick<Item, 'source'>, { id, day, amount }: Evidence): string {
  return linkTo('/app/transactions', { currency: amount.currency, account: accountId, from: day, to: day, open: id });
}

type OccurrenceTableProps = {
  item: Item;
  title: string;
  occurrences: readonly Occurrence[];
  /** How many are shown before one asks for all. */
  first: number;
  nothing: string;
  /** Null where the person may only look. */
  actions: OccurrenceActions | null;
};

/** Some occurrences of a payment: what was expected, what was paid, and by which transaction. */
export function OccurrenceTable({ item, title, occurrences, first, nothing, actions }: OccurrenceTableProps) {
  const { shown, more } = useFirst(occurrences, first);
  const changed = new Set(priceChanges(item.amount, item.occurrences).map(({ on }) => on));
  const isAnyPaid = occurrences.some(({ paid }) => paid !== null);
  const columns: (Column<Occurrence> | false)[] = [
    { key: 'due', header: OCCURRENCE_WORDS.due, onCard: 'title', cell: ({ due }) => <DateText day={due} /> },
    {
      key: 'state',
      header: OCCURRENCE_WORDS.state,
      onCard: 'plain',
      cell: (occurrence) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <StateBadge occurrence={occurrence} />
          {changed.has(occurrence.on) && <Badge tone="attention">{OCCURRENCE_WORDS.priceChanged}</Badge>}
        </span>
      ),
    },
    isAnyPaid && {
      key: 'transaction',
      header: OCCURRENCE_WORDS.transaction,
      onCard: 'plain',
      cell: ({ paid, isChosen }) =>
        paid !== null && (
          <span>
            <TextLink to={rowOf(item, paid)}>
              <Sentence text={OCCURRENCE_WORDS.on} parts={{ day: <DateText day={paid.day} /> }} />
            </TextLink>
            {isChosen && <span className="block text-sm text-faint">{OCCURRENCE_WORDS.chosen}</span>}
          </span>
        ),
    },
    {
      key: 'expected',
      header: OCCURRENCE_WORDS.expected,
      align: 'end',
      onCard: isAnyPaid ? 'detail' : 'figure',
      cell: ({ expected }) => <MoneyText value={expected} />,
    },
    isAnyPaid && {
      key: 'paid',
      header: OCCURRENCE_WORDS.paid,
      align: 'end',
      onCard: 'figure',
      cell: ({ paid }) => paid !== null && <MoneyText value={paid.amount} />,
    },
    actions !== null && {
      key: 'actions',
      header: OCCURRENCE_WORDS.actions,
      align: 'end',
      onCard: 'menu',
      cell: (occurrence) => <OccurrenceMenu item={item} occurrence={occurrence} {...actions} />,
    },
  ];
  return (
    <Section title={title} flush>
      {occurrences.length === 0 ? (
        <p className="px-5 pb-4 text-sm text-soft">{nothing}</p>
      ) : (
        <>
          <Table
            caption={title}
            rows={shown}
            keyOf={({ on }) => on}
            columns={columns.filter((column) => column !== false)}
          />
          {more !== null && <div className="px-5 py-3">{more}</div>}
        </>
      )}
    </Section>
  );
}
