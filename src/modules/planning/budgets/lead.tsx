import type { ReactNode } from 'react';
import { absolute, money } from '#kernel/money.ts';
import { daysBetween } from '#kernel/calendar.ts';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { KeyFigure } from '#ui/key-figure.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useToday } from '#ui/today.client.ts';
import { TodayMark } from './line-bar.tsx';
import { courseOf, permille } from './looks.ts';
import type { Overview, Total } from './model.ts';
import { PAGE_WORDS } from './words.ts';

/** What can still be spent, and what it is made of; further currencies one below the other. */
export function Lead({ overview }: { overview: Overview }) {
  const { totals, leftInAll } = overview;
  const [first, ...others] = totals;
  if (first === undefined) return null;
  return (
    <div className="mb-5 flex flex-col gap-4">
      <Strip total={first} overview={overview} isFirst />
      {others.map((total) => (
        <Strip key={total.left.currency} total={total} overview={overview} isFirst={false} />
      ))}
      {leftInAll !== null && others.some(({ left }) => left.minor !== 0n) && (
        <p className="text-sm text-soft">
          {PAGE_WORDS.inAll}:{' '}
          {leftInAll.left === null ? (
            PAGE_WORDS.noRate(leftInAll.missing)
          ) : (
            <MoneyText value={leftInAll.left} whole className="font-medium text-ink" />
          )}
        </p>
      )}
    </div>
  );
}

type StripProps = { total: Total; overview: Overview; isFirst: boolean };

function Strip({ total, overview, isFirst }: StripProps) {
  const { left, ready, spent, available, committed } = total;
  const isShort = left.minor < 0n;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 sm:gap-x-10">
      <Figure label={isShort ? PAGE_WORDS.over : PAGE_WORDS.left} isLead>
        {isFirst ? (
          <span className={isShort ? 'text-danger-ink' : undefined}>
            <KeyFigure value={absolute(left)} whole />
          </span>
        ) : (
          <MoneyText value={absolute(left)} whole />
        )}
      </Figure>
      {ready !== null && (
        <Figure label={ready.minor < 0n ? PAGE_WORDS.assignedTooMuch : PAGE_WORDS.ready}>
          <MoneyText value={absolute(ready)} whole className={ready.minor < 0n ? 'text-danger-ink' : ''} />
        </Figure>
      )}
      <Figure label={PAGE_WORDS.spent}>
        <MoneyText value={spent} whole />{' '}
        <span className="text-sm font-medium text-soft">
          <Sentence text={PAGE_WORDS.outOf} parts={{ budget: <MoneyText value={available} whole /> }} />
        </span>
      </Figure>
      {committed.minor !== 0n && (
        <Figure label={PAGE_WORDS.committed}>
          <MoneyText value={committed} whole />
        </Figure>
      )}
      {isFirst && <Course overview={overview} total={total} />}
    </div>
  );
}

/** @param isLead it stands alone in the first line of a phone */
function Figure({ label, isLead = false, children }: { label: string; isLead?: boolean; children: ReactNode }) {
  return (
    <div className={isLead ? 'max-sm:basis-full' : undefined}>
      <p className="text-sm text-soft">{label}</p>
      <p className="figures text-xl leading-8 font-semibold">{children}</p>
    </div>
  );
}

/** How far the period is, beside how much is spent. */
function Course({ overview: { period }, total: { spent, available, left } }: { overview: Overview; total: Total }) {
  const formats = useFormats();
  const today = useToday();
  const course = courseOf(period, today);
  const write = (count: number) => writeNumber(count, formats);
  if (course === null)
    return (
      <p className="text-sm text-soft">
        {period.to < today ? PAGE_WORDS.ended : PAGE_WORDS.begins(PAGE_WORDS.days(daysBetween(today, period.from)))}
      </p>
    );
  const aDay = left.minor > 0n ? money(left.minor / BigInt(course.left), left.currency) : null;
  return (
    <div className="w-56 max-sm:w-full">
      <p className="flex justify-between gap-x-3 text-sm text-soft">
        <span>{PAGE_WORDS.day(write(course.over), write(course.all))}</span>
        {aDay !== null && (
          <span>
            <Sentence text={PAGE_WORDS.aDay} parts={{ amount: <MoneyText value={aDay} whole /> }} />
          </span>
        )}
      </p>
      <span aria-hidden className="relative mt-1.5 mb-2 block h-2 rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-accent opacity-75"
          style={{ width: `${permille(spent.minor, available.minor) / 10}%` }}
        />
        <TodayMark at={course.permille} />
      </span>
    </div>
  );
}
