import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { unbroken } from '#ui/unbroken.tsx';
import { wideTable } from '#ui/wide-table.ts';
import { balanceLines, DRAWING } from './balance-lines.ts';
import { TABLE } from './looks.ts';
import { debtRows, type MonthsView, monthRows, monthsView } from './month-rows.ts';
import {
  answerOf,
  costWord,
  timeWords,
  findingOf,
  meaningOf,
  monthlyOf,
  type Outcome,
  owedIn,
  warningsOf,
  WAY_WORDS,
  wayCells,
  WAYS,
  type Writing,
} from './outcome.ts';
import { RESULTS_PARTS_WORDS } from './words.ts';

type ResultsProps = { outcome: Outcome; writing: Writing };

/** When is one free, and what that means beside the minimums alone. */
export function PlanAnswer({ outcome, writing }: ResultsProps) {
  return (
    <div>
      <p
        role="status"
        data-out="answer"
        className="font-serif text-[clamp(1.5rem,3.4vw,2.1rem)] leading-tight font-semibold text-balance"
      >
        {answerOf(outcome, writing)}
      </p>
      <p data-out="meaning" className="mt-2 text-base text-soft empty:hidden">
        {meaningOf(outcome, writing)}
      </p>
      <p
        data-out="unread"
        aria-live="polite"
        className="mt-3 rounded-control bg-attention-tint px-4 py-3 text-sm text-attention-ink empty:hidden"
      />
    </div>
  );
}

/**
 * What a plan comes to. Written once as markup; where the planner runs, it fills the same places again
 * (`planner-results.client.ts`), which it finds by `data-out`.
 */
export function PlanResults({ outcome, writing }: ResultsProps) {
  const { debts, plan, chosen } = outcome;
  const owed = owedIn(debts, plan.extra.currency);
  const isFree = chosen.end === 'free';
  return (
    <div className="flex flex-col gap-6">
      <ul data-out="warnings" className="flex flex-col gap-2 empty:hidden">
        {warningsOf(outcome, writing).map((warning) => (
          <li key={warning} className="rounded-control bg-attention-tint px-4 py-3 text-sm text-attention-ink">
            {warning}
          </li>
        ))}
      </ul>
      <div className="@container">
        <dl className="flex flex-wrap gap-4">
          <Figure name="owed" label={RESULTS_PARTS_WORDS.owedToday} value={writing.figure(owed)} />
          <Figure name="monthly" label={RESULTS_PARTS_WORDS.paidEachMonth} value={writing.figure(monthlyOf(outcome))} />
          <Figure
            name="interest"
            label={RESULTS_PARTS_WORDS.totalInterest}
            value={isFree ? writing.figure(chosen.interest) : '—'}
          />
          <Figure
            name="paid"
            label={RESULTS_PARTS_WORDS.totalPaid}
            value={isFree ? writing.figure(chosen.paid) : '—'}
          />
        </dl>
      </div>
      <Lines outcome={outcome} writing={writing} />
      <Ways outcome={outcome} writing={writing} />
      <PaidOff outcome={outcome} writing={writing} />
      <Months view={monthsView(monthRows(chosen, outcome, writing), false)} cost={costWord(chosen)} />
    </div>
  );
}

function Figure({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    // In two columns, or four; what is too long for its column has a line to itself.
    <div className="min-w-[calc(50%-0.5rem)] @2xl:min-w-[calc(25%-0.75rem)]">
      <dt className="text-sm text-faint">{label}</dt>
      <dd data-out={name} className="figures mt-0.5 text-lg font-semibold whitespace-nowrap">
        {value}
      </dd>
    </div>
  );
}

/** What is owed over time. Its figures are in the table of months below. */
function Lines({ outcome, writing }: ResultsProps) {
  const { debts, plan, chosen, ways } = outcome;
  const lines = balanceLines(owedIn(debts, plan.extra.currency), chosen, ways.minimums);
  return (
    <figure data-out="drawing" hidden={chosen.end !== 'free' || chosen.months.length === 0}>
      <figcaption>
        <p data-out="finding" className="text-base leading-snug font-semibold">
          {findingOf(outcome)}
        </p>
        <p className="mt-0.5 text-sm text-faint">{RESULTS_PARTS_WORDS.stillOwedMonthBy}</p>
      </figcaption>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
        <Legend line="stroke-accent" name={RESULTS_PARTS_WORDS.yourPlan} />
        <Legend line="stroke-attention" dashes="5 4" name={RESULTS_PARTS_WORDS.minimumsOnly} />
      </ul>
      <p data-out="most" className="figures mt-3 text-xs text-faint">
        {writing.figure({ ...owedIn(debts, plan.extra.currency), minor: lines.most })}
      </p>
      <svg
        viewBox={`0 -4 ${DRAWING.width} ${DRAWING.height + 8}`}
        preserveAspectRatio="none"
        className="mt-1 h-52 w-full border-b border-l border-edge"
        aria-hidden
      >
        {[0, 1, 2, 3].map((part) => (
          <path
            key={part}
            d={`M0 ${(DRAWING.height * part) / 4}H${DRAWING.width}`}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path
          data-out="minimums-line"
          d={lines.minimums}
          className="fill-none stroke-attention"
          strokeWidth="2"
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          data-out="chosen-line"
          d={lines.chosen}
          className="fill-none stroke-accent"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-1 flex justify-between text-xs text-faint">
        <span>{RESULTS_PARTS_WORDS.today}</span>
        <span data-out="last">{timeWords(lines.months)}</span>
      </p>
    </figure>
  );
}

function Legend({ line, dashes, name }: { line: string; dashes?: string; name: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="0 0 24 6" className="h-1.5 w-6" aria-hidden>
        <path d="M0 3H24" className={line} strokeWidth="3" strokeDasharray={dashes} />
      </svg>
      {name}
    </li>
  );
}

/** Each way of paying with the same money, beside the minimums only. */
export function Ways({ outcome: { ways, plan, chosen }, writing }: ResultsProps) {
  return (
    <Sheet
      caption={RESULTS_PARTS_WORDS.compareStrategies}
      inset
      heads={['Method', 'Debt-free', costWord(chosen), RESULTS_PARTS_WORDS.totalPaid]}
    >
      <tbody>
        {WAYS.map((way) => (
          <tr
            key={way}
            data-way={way}
            className={`${TABLE.row} aria-selected:bg-accent-tint`}
            aria-selected={way === plan.strategy}
          >
            <th scope="row" className={`${TABLE.head} pl-2`}>
              {WAY_WORDS[way].name}
            </th>
            {wayCells(ways[way], writing).map((cell, place) => (
              <td
                key={`${way} ${String(place)}`}
                className={[TABLE.words, `${TABLE.cell} max-sm:pr-2`, `${TABLE.cell} pr-2 max-sm:hidden`][place]}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

function PaidOff({ outcome: { debts, chosen }, writing }: ResultsProps) {
  return (
    <Sheet caption={RESULTS_PARTS_WORDS.whenEachDebtIs} heads={['Debt', RESULTS_PARTS_WORDS.paidOff]}>
      <tbody data-out="debts">
        {debtRows(chosen, debts, writing).map(([name, when]) => (
          <tr key={name} className={TABLE.row}>
            <th scope="row" className={TABLE.head}>
              {name}
            </th>
            <td className={TABLE.words}>{when}</td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

/** @param cost what the second column is called */
export function Months({ view: { caption, rows }, cost }: { view: MonthsView; cost: string }) {
  return (
    <Sheet caption={caption} heads={['Month', cost, 'Paid', RESULTS_PARTS_WORDS.stillOwed]}>
      <tbody data-out="months">
        {rows.map(([month, interest, paid, balance, note]) => (
          <tr key={month} className={TABLE.row}>
            <th scope="row" className={TABLE.head}>
              {month}
              {note !== '' && <span className={TABLE.note}>{note}</span>}
            </th>
            {[interest, paid, balance].map((cell, place) => (
              <td key={String(place)} className={TABLE.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

type MonthsActionsProps = { toggle: MonthsView['toggle']; onToggle?: () => void; onSheet?: () => void };

/** What one does with the table of months; where the planner runs, its script hears of a press by `data-act`. */
export function MonthsActions({ toggle, onToggle, onSheet }: MonthsActionsProps) {
  return (
    <>
      <Button data-act="all-months" hidden={toggle === null} onClick={onToggle}>
        {toggle}
      </Button>
      <Button data-act="csv" onClick={onSheet}>
        {RESULTS_PARTS_WORDS.downloadAsCsv}
      </Button>
    </>
  );
}

type SheetProps = {
  caption: string;
  heads: readonly string[];
  /** Its rows have a ground of their own, so the text stands in from the edges. */
  inset?: boolean;
  children: ReactNode;
};

function Sheet({ caption, heads, inset = false, children }: SheetProps) {
  const captionId = useId();
  return (
    <div {...wideTable(captionId)}>
      <table className="w-full border-collapse text-xs sm:text-sm">
        <caption id={captionId} className="pb-1 text-left text-sm font-semibold">
          {caption}
        </caption>
        <thead>
          <tr className="border-b border-edge text-xs text-faint">
            {heads.map((head, place) => (
              <th
                key={head}
                scope="col"
                className={`py-1.5 font-medium ${place === 0 ? 'text-left' : 'pl-3 text-right'} ${head === 'Total paid' ? 'max-sm:hidden' : ''} ${inset ? 'first:pl-2 last:pr-2 max-sm:nth-last-2:pr-2' : ''}`}
              >
                {unbroken(head)}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
