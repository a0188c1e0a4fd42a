import type { ReactNode } from 'react';
import { MARKETS } from '#kernel/markets.ts';
import type { Currency } from '#kernel/money.ts';
import { buttonClasses } from '#ui/button.tsx';
import { SelectFrame, selectClasses } from '#ui/select-frame.tsx';
import type { MonthsView } from './month-rows.ts';
import { WAY_WORDS } from './outcome.ts';
import { STRATEGIES } from './rules.ts';
import { MonthsActions } from './results.parts.tsx';
import { PLANNER_PARTS_WORDS } from './words.ts';

const INPUT = 'control w-full min-w-0 border border-edge bg-surface px-3 text-base text-ink aria-invalid:border-danger';
const CURRENCIES: readonly Currency[] = [...MARKETS.map(({ currency }) => currency), 'EUR', 'GBP'];

/**
 * Where one writes down what one owes. Only markup: `planner.client.ts` fills in the debts and runs it, and without
 * script it is not shown.
 */
export function PlannerForm({ currency, locale }: { currency: Currency; locale: string }) {
  return (
    <form
      data-debt-planner
      data-currency={currency}
      data-locale={locale}
      className="needs-script flex flex-col gap-7"
      noValidate
    >
      <div
        data-forgotten
        hidden
        role="group"
        tabIndex={-1}
        aria-labelledby="forgotten"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 text-sm"
      >
        <p id="forgotten" className="min-w-48 grow basis-0">
          {PLANNER_PARTS_WORDS.planDeletedYouCan}
        </p>
        <button type="button" data-act="undo" className={buttonClasses('secondary', 'small')}>
          {PLANNER_PARTS_WORDS.undo}
        </button>
      </div>
      <div
        data-example
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-accent-tint px-4 py-3 text-sm text-accent-ink"
      >
        <p className="min-w-48 grow basis-0">{PLANNER_PARTS_WORDS.theseDebtsAreExample}</p>
        <button type="button" data-act="empty" className={buttonClasses('secondary', 'small')}>
          {PLANNER_PARTS_WORDS.startEmpty}
        </button>
      </div>
      <label className="max-w-56 text-sm font-medium">
        {PLANNER_PARTS_WORDS.currency}
        <SelectFrame className="mt-1">
          <select name="currency" className={`${INPUT} ${selectClasses}`}>
            {CURRENCIES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </SelectFrame>
      </label>
      <fieldset className="min-w-0">
        <legend className="text-base font-semibold">{PLANNER_PARTS_WORDS.whatYouOwe}</legend>
        <ol data-list="debts" className="mt-3 flex flex-col gap-4" />
        <button type="button" data-act="add-debt" className={buttonClasses('secondary', 'medium', 'mt-4')}>
          {PLANNER_PARTS_WORDS.addDebt}
        </button>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="text-base font-semibold">{PLANNER_PARTS_WORDS.whichDebtToPay}</legend>
        <div className="mt-2 flex flex-col gap-1">
          {STRATEGIES.map((strategy) => (
            <div key={strategy} className="py-1">
              <label className="-ml-2 flex min-h-9 cursor-pointer items-center gap-3 pl-2 text-base font-medium pointer-coarse:min-h-11">
                <input
                  type="radio"
                  name="strategy"
                  value={strategy}
                  aria-describedby={`about-${strategy}`}
                  className="size-4.5 shrink-0 accent-accent"
                />
                {WAY_WORDS[strategy].name}
              </label>
              <p id={`about-${strategy}`} className="pl-7.5 text-sm text-soft">
                {WAY_WORDS[strategy].about}
              </p>
            </div>
          ))}
        </div>
      </fieldset>
      <Labelled label={PLANNER_PARTS_WORDS.extraEachMonthOn} fault>
        <input name="extra" inputMode="decimal" autoComplete="off" className={`${INPUT} mt-1 block max-w-56`} />
      </Labelled>
      <fieldset className="min-w-0">
        <legend className="text-base font-semibold">{PLANNER_PARTS_WORDS.oneOffPayments}</legend>
        <p className="mt-1 text-sm text-soft">{PLANNER_PARTS_WORDS.bonusTaxRefundStokvel}</p>
        <ol data-list="once" className="mt-3 flex flex-col gap-3 empty:hidden" />
        <button type="button" data-act="add-once" className={buttonClasses('secondary', 'medium', 'mt-3')}>
          {PLANNER_PARTS_WORDS.addPayment}
        </button>
      </fieldset>
      <template data-row="debts">
        <DebtRow />
      </template>
      <template data-row="once">
        <OnceRow />
      </template>
    </form>
  );
}

function DebtRow() {
  return (
    <li className="card p-4">
      <div className="grid grid-cols-2 gap-x-4 gap-y-3">
        <Labelled label={PLANNER_PARTS_WORDS.name} wide>
          <input name="name" maxLength={80} autoComplete="off" className={`${INPUT} mt-1`} />
        </Labelled>
        <Labelled label={PLANNER_PARTS_WORDS.owedToday} wide>
          <input name="balance" inputMode="decimal" autoComplete="off" className={`${INPUT} mt-1`} />
        </Labelled>
        <Labelled label={PLANNER_PARTS_WORDS.interestYear}>
          <input name="rate" inputMode="decimal" autoComplete="off" className={`${INPUT} mt-1`} />
        </Labelled>
        <Labelled label={PLANNER_PARTS_WORDS.minimumPerMonth}>
          <input name="minimum" inputMode="decimal" autoComplete="off" className={`${INPUT} mt-1`} />
        </Labelled>
      </div>
      <p data-fault aria-live="polite" className="mt-2 text-sm text-danger-ink empty:hidden" />
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" data-act="up" className={buttonClasses('quiet', 'small')}>
          {PLANNER_PARTS_WORDS.moveUp}
        </button>
        <button type="button" data-act="down" className={buttonClasses('quiet', 'small')}>
          {PLANNER_PARTS_WORDS.moveDown}
        </button>
        <button type="button" data-act="remove" className={buttonClasses('quiet', 'small', 'ml-auto')}>
          {PLANNER_PARTS_WORDS.remove}
        </button>
      </div>
    </li>
  );
}

function OnceRow() {
  return (
    <li className="card flex flex-wrap items-end gap-3 p-4">
      <label className="min-w-32 grow basis-0 text-sm font-medium">
        {PLANNER_PARTS_WORDS.month}
        <SelectFrame className="mt-1">
          <select name="month" className={`${INPUT} ${selectClasses}`} />
        </SelectFrame>
      </label>
      <label className="min-w-32 grow basis-0 text-sm font-medium">
        {PLANNER_PARTS_WORDS.amount}
        <input name="amount" inputMode="decimal" autoComplete="off" className={`${INPUT} mt-1`} />
      </label>
      <button type="button" data-act="remove" className={buttonClasses('quiet', 'small')}>
        {PLANNER_PARTS_WORDS.remove}
      </button>
      <p data-fault aria-live="polite" className="w-full text-sm text-danger-ink empty:hidden" />
    </li>
  );
}

function Labelled({
  label,
  wide,
  fault,
  children,
}: {
  label: string;
  wide?: boolean;
  fault?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={wide === true ? 'col-span-2 min-w-0 sm:col-span-1' : 'min-w-0'}>
      <label className="block text-sm font-medium">
        {label}
        {children}
      </label>
      {fault === true && <p data-fault aria-live="polite" className="mt-1 text-sm text-danger-ink empty:hidden" />}
    </div>
  );
}

/**
 * What one does with a plan; shown with script alone. Who is signed in keeps it in their books, who is not in an account
 * (`site.css` shows one of the two).
 */
export function PlannerActions({ toggle }: Pick<MonthsView, 'toggle'>) {
  return (
    <div className="needs-script flex flex-col gap-4" data-planner-actions>
      <div className="flex flex-wrap gap-3">
        <MonthsActions toggle={toggle} />
        <a href="/auth/signup" className={buttonClasses('primary', 'medium', 'if-signed-out')}>
          {PLANNER_PARTS_WORDS.saveToAccount}
        </a>
        <a
          href="/app/debts"
          data-act="into-books"
          hidden
          className={buttonClasses('primary', 'medium', 'if-signed-in')}
        >
          {PLANNER_PARTS_WORDS.saveToMyWorkspace}
        </a>
      </div>
      <p className="text-sm text-soft">
        <span data-out="kept">{PLANNER_PARTS_WORDS.nothingIsSavedYet}</span>{' '}
        <button
          type="button"
          data-act="forget"
          hidden
          className="font-medium text-ink underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {PLANNER_PARTS_WORDS.deleteMyPlan}
        </button>
      </p>
    </div>
  );
}
