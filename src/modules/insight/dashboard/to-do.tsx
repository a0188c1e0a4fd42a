import { Link } from 'react-router';
import { daysBetween } from '#kernel/calendar.ts';
import { absolute, minorDigits, type Money } from '#kernel/money.ts';
import { useTransfersToReview } from '#modules/money/transfers/parts.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { useToday } from '#ui/today.client.ts';
import { writeMoney } from '#ui/written-money.ts';
import { rowsBehind } from './links.client.ts';
import { MOST_COUNTED } from './limits.ts';
import type { InCurrency, Summary } from './model.ts';
import {
  ACTIONS,
  CARD_PAYMENT,
  CATEGORISE,
  DIFFERS,
  MORE_TO_COME,
  NOT_SEEN_YET,
  NOTHING_PLANNED,
  NOTHING_TO_DO,
  REVIEW_FILES,
  REVIEW_NEW,
  REVIEW_TRANSFERS,
  TO_COME,
  TO_DO,
} from './words.ts';

/** How many balances that disagree are listed; the largest differences come first. */
const MOST_BALANCES = 2;
/** Payments to come that are listed; the page of recurring payments has them all. */
const MOST_TO_COME = 4;

/** Less than a unit is written exactly: a balance that differs by R 0 would agree. */
function isUnit(amount: Money): boolean {
  return absolute(amount).minor >= 10n ** BigInt(minorDigits(amount.currency));
}

/** What waits for the person, each with the one thing to do about it, and what is still to come. */
export function ToDoSection({ part, summary }: { part: InCurrency; summary: Summary }) {
  const formats = useFormats();
  const today = useToday();
  const { uncategorised, unreviewed, currency } = part;
  const { filesToReview, cardPayments, differences } = summary.toDo;
  const { data: transfers = 0 } = useTransfersToReview();
  const number = (count: number) => writeNumber(count, formats);
  const items = [
    ...(uncategorised > 0
      ? [
          {
            text: CATEGORISE(uncategorised, number(uncategorised)),
            act: ACTIONS.categorise,
            to: rowsBehind({ currency, category: null }),
          },
        ]
      : []),
    ...(unreviewed > 0
      ? [
          {
            text: REVIEW_NEW(unreviewed, number(unreviewed), unreviewed === MOST_COUNTED),
            act: ACTIONS.review,
            to: rowsBehind({ currency, search: 'is:unreviewed' }),
          },
        ]
      : []),
    ...(filesToReview > 0
      ? [{ text: REVIEW_FILES(filesToReview, number(filesToReview)), act: ACTIONS.files, to: '/app/imports' }]
      : []),
    ...(transfers > 0
      ? [{ text: REVIEW_TRANSFERS(transfers, number(transfers)), act: ACTIONS.transfers, to: '/app/transfers' }]
      : []),
    ...cardPayments.map(({ accountId, name, dueOn, due }) => {
      const days = daysBetween(today, dueOn);
      const amount = writeMoney(due, formats, { whole: isUnit(due) });
      return {
        text: CARD_PAYMENT(name, amount, days, number(Math.abs(days))),
        act: ACTIONS.card,
        to: `/app/accounts/${accountId}`,
      };
    }),
    ...differences.slice(0, MOST_BALANCES).map(({ accountId, name, missing }) => ({
      text: DIFFERS(name, writeMoney(absolute(missing), formats, { whole: isUnit(missing) })),
      act: ACTIONS.balance,
      to: `/app/accounts/${accountId}`,
    })),
  ];
  return (
    <Section title={TO_DO}>
      {items.length === 0 ? (
        <p className="text-sm text-soft">{NOTHING_TO_DO}</p>
      ) : (
        <ul aria-label={TO_DO} className="-mx-2 -mt-2 divide-inset">
          {items.map(({ text, act, to }) => (
            <li key={text}>
              <Link
                to={to}
                className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 text-ink no-underline hover:bg-hover"
              >
                <span className="min-w-0 flex-1 wrap-break-word">{text}</span>
                <span className={buttonClasses('secondary', 'small')}>{act}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ToCome toCome={summary.toCome.filter(({ amount }) => amount.currency === currency)} />
    </Section>
  );
}

/** What recurs and is due this month. */
function ToCome({ toCome }: Pick<Summary, 'toCome'>) {
  const formats = useFormats();
  const more = toCome.length - MOST_TO_COME;
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-base leading-snug">
          <Link to="/app/recurring" className="inline-block py-0.5 text-ink no-underline hover:underline">
            {TO_COME}
          </Link>
        </h2>
        {toCome.length === 0 && <p className="text-sm text-soft">{NOTHING_PLANNED}</p>}
      </div>
      {toCome.length > 0 && (
        <ul aria-label={TO_COME} className="mt-1 text-sm">
          {toCome.slice(0, MOST_TO_COME).map(({ itemId, name, due, isLate, amount }) => (
            <li key={`${itemId} ${due}`} className="flex items-start gap-3 py-1">
              <span className="min-w-0 flex-1">
                <span className="block wrap-break-word">{name}</span>
                <span className="block text-xs text-faint">
                  <DateText day={due} />
                  {isLate && `, ${NOT_SEEN_YET}`}
                </span>
              </span>
              <MoneyText value={amount} toned />
            </li>
          ))}
          {more > 0 && (
            <li className="py-0.5">
              <TextLink to="/app/recurring">{MORE_TO_COME(more, writeNumber(more, formats))}</TextLink>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
