import { useQuery } from '@tanstack/react-query';
import { useToday } from '#ui/today.client.ts';
import { absolute } from '#kernel/money.ts';
import { cx } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { api } from './api.client.ts';
import { LineBar } from './line-bar.tsx';
import { courseOf, tightest } from './looks.ts';
import type { Line } from './model.ts';
import { usePeriodName } from './period-name.client.ts';
import { CARD_WORDS } from './words.ts';

/** Lines that are shown: those with the least left. */
const SHOWN = 5;

/** What of the budget is left, and where it is tight; nothing where there is no budget. */
export function BudgetSection() {
  const today = useToday();
  const { data } = useQuery(api.overview.queryOptions({ input: { today } }));
  const [total] = data?.totals ?? [];
  const nameOf = usePeriodName(data?.rule ?? 'month:1');
  if (data === undefined || total === undefined) return null;
  const course = courseOf(data.period, today);
  const isShort = total.left.minor < 0n;
  return (
    <Section
      title={CARD_WORDS.budget}
      note={
        <Sentence
          text={isShort ? CARD_WORDS.over : CARD_WORDS.left}
          parts={{ amount: <MoneyText value={absolute(total.left)} whole className="font-medium text-ink" /> }}
        />
      }
      actions={
        <LinkButton to="/app/budgets" look="quiet" size="small" className="-my-1 -mr-2 pointer-coarse:-my-2.5">
          {CARD_WORDS.open}
        </LinkButton>
      }
    >
      <ul className="flex flex-col gap-3">
        {tightest(data.lines, SHOWN).map((line) => (
          <li key={line.id}>
            <Tight line={line} today={course?.permille ?? null} />
          </li>
        ))}
      </ul>
      {course !== null && <p className="mt-3 text-sm text-faint">{CARD_WORDS.legend(nameOf(data.period))}</p>}
    </Section>
  );
}

function Tight({ line, today }: { line: Line; today: number | null }) {
  const { name, left } = line;
  return (
    <>
      <span className="mb-1.5 flex items-baseline gap-3">
        <span className="min-w-0 truncate">{name}</span>
        <span className={cx('ml-auto shrink-0', left.minor < 0n && 'font-medium text-danger-ink')}>
          <MoneyText value={left} whole />
        </span>
      </span>
      <LineBar line={line} today={today} />
    </>
  );
}
