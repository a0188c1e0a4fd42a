import type { ReactNode } from 'react';
import { type Day, daysBetween } from '#kernel/calendar.ts';
import { absolute, type Money } from '#kernel/money.ts';
import { plural } from '#kernel/plural.ts';
import { Chart } from '#ui/charts/chart.tsx';
import type { Series } from '#ui/charts/chart-model.ts';
import { cx } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { useFormats } from '#ui/formats.tsx';
import { KeyFigure } from '#ui/key-figure.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { writeSpan } from '#ui/period-text.client.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { ADDRESS } from './address.client.ts';
import { CASH_FLOW_PATH } from './links.ts';
import { isByWeek, pointFor, pointsOf } from './chart-points.client.ts';
import type { Overview } from './model.ts';
import { CARD_WORDS, PAGE_WORDS } from './words.ts';

const HUES = ['ochre', 'indigo', 'plum'] as const;
/** Days after which the newest transaction is old for a forecast. */
const OLD_DAYS = 10;

type CardProps = { overview: Overview; today: Day };

/** The answer: how low it goes, what is safe to spend, and the line. */
export function OutlookCard({ overview, today }: CardProps) {
  const { course, currency, scenarios, floor, newest } = overview;
  const [address] = useUrlState(ADDRESS);
  const formats = useFormats();
  if (course === null) return null;
  const nameOf = (day: Day) => writeSpan({ from: day, to: day }, formats);
  const shown = scenarios.filter((one) => one.course !== null);
  const points = pointsOf(overview, today, nameOf);
  const series: Series[] = [
    { key: 'base', name: CARD_WORDS.forecast, hue: 'green' },
    ...shown.map(({ id, name }, place): Series => ({ key: id, name, hue: HUES[place] ?? 'slate', isDotted: true })),
    ...(floor === null ? [] : [{ key: 'floor', name: CARD_WORDS.floor, hue: 'rose', isDotted: true } as const]),
  ];
  const span = PAGE_WORDS.spans[address.ahead];
  const lowest = pointFor(points, course.lowest.day);
  return (
    <Section>
      <Figures overview={overview} />
      <Chart
        kind="line"
        height="large"
        currency={currency}
        series={series}
        points={points}
        {...(course.low !== null && {
          band: { low: 'low', high: 'high', hue: 'green', names: [CARD_WORDS.low, CARD_WORDS.high] },
        })}
        {...(lowest !== null && { marked: lowest })}
        title={CARD_WORDS.title(span)}
        {...(isByWeek(Number(address.ahead)) && { note: CARD_WORDS.weekly })}
        linkOf={({ key }) =>
          linkTo(CASH_FLOW_PATH, {
            ahead: address.ahead === '90' ? null : address.ahead,
            account: address.account || null,
            currency: address.currency || null,
            off: address.off || null,
            shown: address.shown || null,
            day: key,
          })
        }
        empty={CARD_WORDS.untested}
      />
      <Trust overview={overview} />
      {newest !== null && daysBetween(newest, today) > OLD_DAYS && (
        <p className="mt-3 flex flex-wrap items-center gap-3 text-sm">
          <Sentence text={CARD_WORDS.old} parts={{ day: <DateText day={newest} /> }} />
          <LinkButton to="/app/imports" size="small">
            {CARD_WORDS.import}
          </LinkButton>
        </p>
      )}
    </Section>
  );
}

function Figures({ overview: { course, safe, scenarios, floor } }: Pick<CardProps, 'overview'>) {
  const formats = useFormats();
  if (course === null) return null;
  const nameOf = (day: Day) => writeSpan({ from: day, to: day }, formats);
  const isShort = safe !== null && safe.amount.minor < 0n;
  const whole = (amount: Money) => writeMoney(amount, formats, { whole: true });
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-10 gap-y-4">
      <Figure label={CARD_WORDS.lowest(nameOf(course.lowest.day))} value={course.lowest.balance}>
        <KeyFigure value={course.lowest.balance} whole />
      </Figure>
      {safe !== null && (
        <Figure label={(isShort ? CARD_WORDS.short : CARD_WORDS.safe)(nameOf(safe.until))} value={safe.amount}>
          <MoneyText value={absolute(safe.amount)} whole className="text-2xl/11 font-semibold" />
        </Figure>
      )}
      {scenarios.map(
        ({ id, name, course: own }) =>
          own !== null && (
            <Figure key={id} label={CARD_WORDS.withScenario(name, nameOf(own.lowest.day))} value={own.lowest.balance}>
              <MoneyText value={own.lowest.balance} whole className="text-2xl/11 font-semibold" />
            </Figure>
          ),
      )}
      {safe !== null && (
        <p className="-mt-2 basis-full text-sm text-soft">
          {[
            CARD_WORDS.safeNote[safe.from],
            ...(floor === null ? [] : [CARD_WORDS.withFloor(whole(floor))]),
            ...(safe.setAside.minor > 0n ? [CARD_WORDS.forGoals(whole(safe.setAside))] : []),
          ].join(' ')}
        </p>
      )}
    </div>
  );
}

type FigureProps = { label: string; value: Money; children: ReactNode };

function Figure({ label, value, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <p className="text-sm text-faint wrap-anywhere">{label}</p>
      <p className={cx(value.minor < 0n && 'text-danger-ink')}>{children}</p>
    </div>
  );
}

/** How near earlier forecasts were, in words. */
function Trust({ overview: { accuracy, together } }: Pick<CardProps, 'overview'>) {
  return (
    <p className="mt-3 text-sm text-soft">
      {accuracy === null ? (
        CARD_WORDS.untested
      ) : (
        <>
          <Sentence
            text={CARD_WORDS.error}
            parts={{
              time: timeOf(accuracy.days),
              amount: <MoneyText value={accuracy.typical} whole className="font-medium text-ink" />,
            }}
          />{' '}
          <Sentence text={CARD_WORDS.naive} parts={{ amount: <MoneyText value={accuracy.naive} whole /> }} />
          {accuracy.inside !== null && ` ${CARD_WORDS.inside(accuracy.inside)}`}
        </>
      )}
      {together !== null && (
        <>
          {' '}
          <Sentence text={CARD_WORDS.together} parts={{ amount: <MoneyText value={together} whole /> }} />
        </>
      )}
    </p>
  );
}

const MONTH = 30.4;
const timeOf = (days: number) =>
  days < 2 * MONTH ? plural(Math.max(days, 1), 'day') : plural(Math.round(days / MONTH), 'month');
