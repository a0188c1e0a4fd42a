import { ArrowLeft, Pencil, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { DOT } from '#kernel/dot.ts';
import { CategoryName, useCategories } from '#modules/money/categories/parts.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton, TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { useOwnTitle } from '#ui/own-title.client.ts';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useToday } from '#ui/today.client.ts';
import { cadenceText } from './cadence-words.ts';
import type { Item } from './model.ts';
import type { OccurrenceActions } from './occurrence-menu.tsx';
import { OccurrenceTable } from './occurrence-table.tsx';
import { OCCURRENCE_WORDS, PAYMENT_WORDS } from './payment-words.ts';
import { Prices } from './prices.tsx';
import { nextOf, rowsLike, splitByDay } from './summary.ts';

/** Occurrences that are shown at first: half a year to come, and a year that has passed. */
const FIRST = { coming: 6, past: 12 } as const;

type PaymentPageProps = {
  /** Undefined: it is not there. */
  item: Item | undefined;
  /** Null where the person may only look. */
  actions: OccurrenceActions | null;
  onEdit: ((item: Item) => void) | null;
};

/** When is this payment due, what did it cost, and which transactions paid it? */
export function PaymentPage({ item, actions, onEdit }: PaymentPageProps) {
  useOwnTitle(item?.name ?? null);
  if (item === undefined)
    return (
      <EmptyState
        heading="h1"
        icon={<Repeat aria-hidden />}
        title={PAYMENT_WORDS.notThere}
        actions={<LinkButton to="/app/recurring">{PAYMENT_WORDS.all}</LinkButton>}
      >
        {PAYMENT_WORDS.notThereNote}
      </EmptyState>
    );
  return <OnePayment item={item} actions={actions} onEdit={onEdit} />;
}

function OnePayment({ item, actions, onEdit }: PaymentPageProps & { item: Item }) {
  const today = useToday();
  const { coming, past } = splitByDay(item.occurrences, today);
  const next = nextOf(item);
  return (
    <>
      <p className="mb-2 text-sm">
        <TextLink to="/app/recurring" className="inline-flex items-center gap-1.5 py-1">
          <ArrowLeft className="size-4" aria-hidden />
          {PAYMENT_WORDS.all}
        </TextLink>
      </p>
      <PageHeader
        title={item.name}
        answer={
          next === null ? (
            PAYMENT_WORDS.nothingNext
          ) : (
            <Sentence
              text={PAYMENT_WORDS.next}
              parts={{ amount: <MoneyText value={next.expected} />, day: <DateText day={next.due} /> }}
            />
          )
        }
        note={item.isUnused && <Badge>{PAYMENT_WORDS.unused}</Badge>}
        actions={
          onEdit !== null && (
            <Button icon={<Pencil aria-hidden />} onClick={() => onEdit(item)}>
              {PAYMENT_WORDS.edit}
            </Button>
          )
        }
      />
      <div className="flex flex-col gap-5">
        <div className="grid gap-5 lg:grid-cols-2">
          <About item={item} />
          <Prices item={item} />
        </div>
        <OccurrenceTable
          item={item}
          title={OCCURRENCE_WORDS.coming}
          occurrences={coming}
          first={FIRST.coming}
          nothing={OCCURRENCE_WORDS.nothingComing}
          actions={actions}
        />
        <OccurrenceTable
          item={item}
          title={OCCURRENCE_WORDS.past}
          occurrences={past}
          first={FIRST.past}
          nothing={OCCURRENCE_WORDS.nothingPast}
          actions={actions}
        />
      </div>
    </>
  );
}

function About({ item }: { item: Item }) {
  const { accountName, cadence, expected, yearly, source, occurrences } = item;
  const paid = occurrences.filter((one) => one.paid !== null).length;
  return (
    <Section title={PAYMENT_WORDS.about}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 text-sm">
        <Fact name={PAYMENT_WORDS.yearly}>
          <MoneyText value={yearly} className="text-lg font-semibold" />
        </Fact>
        <Fact name={PAYMENT_WORDS.expected}>
          <MoneyText value={expected} />
        </Fact>
        <Fact name={PAYMENT_WORDS.howOften}>{cadenceText(cadence)}</Fact>
        <Fact name={PAYMENT_WORDS.account}>
          <TextLink to={`/app/accounts/${source.accountId}`}>{accountName}</TextLink>
        </Fact>
        <Fact name={PAYMENT_WORDS.category}>
          <ItsCategory item={item} />
        </Fact>
        <Fact name={PAYMENT_WORDS.foundBy}>
          {PAYMENT_WORDS.payee(source.payee)}
          {source.near !== null && (
            <>
              {', '}
              <Sentence text={PAYMENT_WORDS.near} parts={{ amount: <MoneyText value={source.near} /> }} />
            </>
          )}
        </Fact>
        <Fact name={PAYMENT_WORDS.evidence}>
          {PAYMENT_WORDS.paidCount(paid)}
          {DOT}
          <TextLink to={linkTo('/app/transactions', rowsLike(source))}>{PAYMENT_WORDS.showRows}</TextLink>
        </Fact>
      </dl>
    </Section>
  );
}

function ItsCategory({ item: { categoryId, usualCategoryId } }: { item: Item }) {
  const { data } = useCategories();
  const category = data?.find(({ id }) => id === (categoryId ?? usualCategoryId));
  if (category === undefined) return PAYMENT_WORDS.noCategory;
  return (
    <>
      <CategoryName category={category} />
      {categoryId === null && <span className="block text-faint">{PAYMENT_WORDS.usualCategory}</span>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-faint">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
