import type { Month } from '#kernel/calendar.ts';
import type { Money } from '#kernel/money.ts';
import { writeAmount, writeMoney } from '#ui/written-money.ts';
import { exampleIn } from './examples.ts';
import { type KeptPlan, keptText, monthAt, MOST_DEBTS, MOST_ONCE, planFrom, readKept } from './kept-plan.ts';
import { kept, later } from './kept.client.ts';
import { monthWords } from './month-words.ts';
import { outcomeOf, type Writing } from './outcome.ts';
import { downloadPlan } from './plan-sheet.client.ts';
import { readPlan, unreadWords } from './planner-reading.client.ts';
import { say, showResults } from './planner-results.client.ts';
import { rateText } from '#kernel/yearly-rate.ts';

/** Months to choose from for a payment that is made once. */
const CHOICE_OF_MONTHS = 120;
/** The button that takes a move back. */
const BACK: Readonly<Record<string, string>> = { up: 'down', down: 'up' };

/**
 * Runs the planner of a page. The plan is kept in this browser from the first change on, and nowhere else.
 * @param firstMonth the month that a plan begins in
 */
export function startPlanner(form: HTMLFormElement, firstMonth: Month): void {
  const page = form.closest('[data-planner]') ?? document;
  const locale = form.dataset['locale'] ?? 'en-ZA';
  const writing: Writing = {
    amount: (value) => writeMoney(value, { locale }),
    figure: (value) => writeMoney(value, { locale }, { whole: true }),
    month: (number) => monthWords(monthAt(firstMonth, number)),
  };
  let isExample = true;
  let forgotten: KeptPlan | null = null;
  let allMonths = false;

  const addDebt = (debt?: KeptPlan['debts'][number]) => {
    const row = addRow(form, 'debts');
    if (row === null || debt === undefined) return row;
    set(row, 'name', debt.name);
    set(row, 'balance', bare(debt.balance, locale));
    set(row, 'rate', rateText(debt.rate, locale));
    set(row, 'minimum', bare(debt.minimum, locale));
    return row;
  };
  const addOnce = (payment?: KeptPlan['once'][number]) => {
    const row = addRow(form, 'once');
    if (row === null) return row;
    const months = Array.from({ length: CHOICE_OF_MONTHS }, (_, place) => monthAt(firstMonth, place + 1));
    row
      .querySelector('select')
      ?.append(...months.map((month) => new Option(monthWords(month), month, false, month === payment?.month)));
    if (payment !== undefined) set(row, 'amount', bare(payment.amount, locale));
    return row;
  };
  const fill = (plan: KeptPlan) => {
    for (const list of form.querySelectorAll('[data-list]')) list.replaceChildren();
    set(form, 'currency', plan.currency);
    set(form, 'extra', plan.extra.minor === 0n ? '' : bare(plan.extra, locale));
    for (const radio of form.querySelectorAll<HTMLInputElement>('[name=strategy]'))
      radio.checked = radio.value === plan.strategy;
    for (const debt of plan.debts) addDebt(debt);
    for (const payment of plan.once.filter(({ month }) => month >= firstMonth)) addOnce(payment);
  };
  const fillExample = (currency: string) => {
    const { debts, plan } = exampleIn(currency);
    fill({ currency, strategy: plan.strategy, extra: plan.extra, debts, once: [] });
    isExample = true;
  };

  const outcome = ({ plan: counted } = readPlan(form)) => {
    const { debts, plan } = planFrom(counted, firstMonth);
    return outcomeOf(debts, plan);
  };
  const show = () => {
    nameRows(form);
    const read = readPlan(form);
    showResults(page, outcome(read), writing, allMonths);
    say(page, 'unread', unreadWords(read.unread));
    form.querySelector('[data-example]')?.toggleAttribute('hidden', !isExample);
    form.querySelector('[data-forgotten]')?.toggleAttribute('hidden', forgotten === null);
    const isKept = kept.read() !== null;
    const text = isExample
      ? 'Nothing is saved yet. This is an example.'
      : isKept
        ? 'Your debt plan is saved on this device only, until you delete it.'
        : 'This browser cannot save your debt plan. You lose the plan when you leave the page.';
    say(page, 'kept', text);
    page.querySelector('[data-act=forget]')?.toggleAttribute('hidden', !isKept);
    // There is nothing to bring into the books before there is a debt of one's own.
    page.querySelector('[data-act=into-books]')?.toggleAttribute('hidden', !isKept || read.kept.debts.length === 0);
  };
  const changed = () => {
    isExample = false;
    kept.keep(keptText(readPlan(form).kept));
    show();
  };

  const acts: Readonly<Record<string, (row: HTMLElement | null) => void>> = {
    'add-debt': () => focusFirst(addDebt()),
    'add-once': () => focusFirst(addOnce()),
    empty: () => {
      for (const list of form.querySelectorAll('[data-list]')) list.replaceChildren();
      set(form, 'extra', '');
      focusFirst(addDebt());
    },
    remove: (row) => {
      const next = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
      const list = row?.parentElement;
      row?.remove();
      if (next instanceof HTMLElement) focusFirst(next);
      else list?.parentElement?.querySelector<HTMLElement>('[data-act^=add]')?.focus();
    },
    up: (row) => row?.previousElementSibling?.before(row),
    down: (row) => row?.nextElementSibling?.after(row),
    undo: () => {
      if (forgotten === null) return;
      const back = forgotten;
      // What was entered since is not lost over it either.
      forgotten = isExample ? null : readPlan(form).kept;
      fill(back);
      focusFirst(form);
    },
  };
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    const act = acts[button?.dataset['act'] ?? ''];
    if (button === null || act === undefined) return;
    act(button.closest('li'));
    changed();
    focusMover(button);
  });
  form.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    target.dataset['left'] = '';
    readPlan(form);
  });
  form.addEventListener('input', ({ target }) => {
    if (isExample && target instanceof HTMLSelectElement && target.name === 'currency') {
      fillExample(target.value);
      show();
    } else changed();
  });
  form.addEventListener('submit', (event) => event.preventDefault());

  page.querySelector('[data-planner-actions]')?.addEventListener('click', ({ target }) => {
    const act = target instanceof Element ? target.closest<HTMLElement>('[data-act]')?.dataset['act'] : undefined;
    if (act === 'all-months') allMonths = !allMonths;
    if (act === 'csv') downloadPlan(outcome(), firstMonth);
    // Who asks for the offer is shown it, whatever they said to it before.
    if (act === 'into-books') later.forget();
    if (act === 'forget') {
      forgotten = readPlan(form).kept;
      kept.forget();
      fillExample(form.dataset['currency'] ?? 'ZAR');
    }
    if (act !== undefined) show();
    // The pressed button is gone; the way back stands above the form.
    if (act === 'forget') form.querySelector<HTMLElement>('[data-forgotten]')?.focus();
  });

  const own = readKept(kept.read());
  if (own === null) fillExample(form.dataset['currency'] ?? 'ZAR');
  else {
    fill(own);
    isExample = false;
  }
  show();
}

function addRow(form: HTMLFormElement, list: 'debts' | 'once'): HTMLElement | null {
  const rows = form.querySelector(`[data-list=${list}]`);
  const template = form.querySelector<HTMLTemplateElement>(`template[data-row=${list}]`);
  const made = template?.content.firstElementChild?.cloneNode(true);
  if (rows === null || !(made instanceof HTMLElement)) return null;
  rows.append(made);
  return made;
}

/** Buttons say which debt they move or remove; those that would do nothing cannot be pressed. */
function nameRows(form: HTMLFormElement): void {
  for (const [list, most] of [
    ['debts', MOST_DEBTS],
    ['once', MOST_ONCE],
  ] as const) {
    const rows = [...form.querySelectorAll<HTMLElement>(`[data-list=${list}] > li`)];
    for (const [place, row] of rows.entries()) {
      const name = row.querySelector<HTMLInputElement>('[name=name]')?.value.trim();
      const entry = name === undefined || name === '' ? `entry ${place + 1}` : name;
      for (const [act, words, isIdle] of [
        ['up', `Move up: ${entry}`, place === 0],
        ['down', `Move down: ${entry}`, place === rows.length - 1],
        ['remove', `Remove ${entry}`, false],
      ] as const) {
        const button = row.querySelector<HTMLButtonElement>(`[data-act=${act}]`);
        button?.setAttribute('aria-label', words);
        if (button !== null) button.disabled = isIdle;
      }
    }
    const add = form.querySelector<HTMLButtonElement>(`[data-act=add-${list === 'debts' ? 'debt' : 'once'}]`);
    if (add !== null) add.disabled = rows.length >= most;
  }
}

/** A row that was moved keeps the focus on the button pressed; at the top or bottom, on the one that moves it back. */
function focusMover(button: HTMLElement): void {
  const back = BACK[button.dataset['act'] ?? ''];
  if (back === undefined) return;
  const mover = button.matches(':disabled') ? button.closest('li')?.querySelector(`[data-act=${back}]`) : button;
  if (mover instanceof HTMLElement) mover.focus();
}

function focusFirst(row: HTMLElement | null): void {
  row?.querySelector<HTMLElement>('input, select')?.focus();
}

function set(within: ParentNode, name: string, value: string): void {
  const field = within.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  if (field !== null) field.value = value;
}

/** For an input: with groups, and cents only where there are some. */
function bare(value: Money, locale: string): string {
  return writeAmount(value, { locale }).replace(/[.,]00$/, '');
}
