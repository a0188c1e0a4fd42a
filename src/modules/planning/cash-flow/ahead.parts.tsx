import { useQuery } from '@tanstack/react-query';
import type { Day } from '#kernel/calendar.ts';
import { absolute } from '#kernel/money.ts';
import { useMay } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { useFormats } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { writeSpan } from '#ui/period-text.client.ts';
import { useToday } from '#ui/today.client.ts';
import { CASH_FLOW } from './access.ts';
import { api } from './api.client.ts';
import { CASH_FLOW_PATH } from './links.ts';
import type { Overview } from './model.ts';
import { AHEAD_WORDS, CARD_WORDS } from './words.ts';

/** How low the balance goes in the next month, and what is safe to spend; nothing before there is a forecast. */
export function AheadSection() {
  return useMay(CASH_FLOW.read) ? <Ahead /> : null;
}

function Ahead() {
  const today = useToday();
  const { data } = useQuery(api.overview.queryOptions({ input: { today, days: 30 } }));
  if (data?.course == null) return null;
  return (
    <Section
      title={AHEAD_WORDS.title}
      actions={
        <LinkButton to={CASH_FLOW_PATH} look="quiet" size="small" className="-my-1 -mr-2 pointer-coarse:-my-2.5">
          {AHEAD_WORDS.open}
        </LinkButton>
      }
    >
      <Figures lowest={data.course.lowest} safe={data.safe} />
    </Section>
  );
}

type FiguresProps = { lowest: NonNullable<Overview['course']>['lowest']; safe: Overview['safe'] };

function Figures({ lowest, safe }: FiguresProps) {
  const formats = useFormats();
  const nameOf = (day: Day) => writeSpan({ from: day, to: day }, formats);
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      <div>
        <dt className="text-sm text-faint">{CARD_WORDS.lowest(nameOf(lowest.day))}</dt>
        <dd className={cx('text-xl font-semibold', lowest.balance.minor < 0n && 'text-danger-ink')}>
          <MoneyText value={lowest.balance} whole />
        </dd>
      </div>
      {safe !== null && (
        <div>
          <dt className="text-sm text-faint">
            {(safe.amount.minor < 0n ? CARD_WORDS.short : CARD_WORDS.safe)(nameOf(safe.until))}
          </dt>
          <dd className={cx('text-xl font-semibold', safe.amount.minor < 0n && 'text-danger-ink')}>
            <MoneyText value={absolute(safe.amount)} whole />
          </dd>
        </div>
      )}
    </dl>
  );
}
