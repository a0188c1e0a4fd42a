import { absolute } from '#kernel/money.ts';
import { cx } from '#ui/class-names.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { isOver } from './looks.ts';
import type { Summary } from './reading.model.ts';
import { PAGE_WORDS } from './words.ts';

/** What is left of a budget, or how far it is over; what was spent where there is none. */
export function ProjectLeft({ figures }: { figures: Summary['figures'] }) {
  const { budget, left, spent } = figures;
  if (budget.minor === 0n && left.withheld !== true) return <MoneyText value={spent} whole />;
  // "Not shared left" would say nothing.
  if (left.withheld === true) return null;
  const over = isOver(figures);
  return (
    <span className={cx('whitespace-nowrap', over && 'font-medium text-danger-ink')}>
      <Sentence
        text={over ? PAGE_WORDS.over : PAGE_WORDS.left}
        parts={{ amount: <MoneyText value={absolute(left)} whole /> }}
      />
    </span>
  );
}
