import type { Currency, Money } from '#kernel/money.ts';
import { money } from '#kernel/money.ts';
import { readAmount } from '#ui/amount-text.ts';
import { LARGEST_AMOUNT, type KeptPlan, LONGEST_NAME } from './kept-plan.ts';
import { STRATEGIES } from './outcome.ts';
import { readRate } from './rates.ts';

/** What stands in a form: the plan of all rows that can be read, and whether those are all. */
export type Read = { readonly plan: KeptPlan; readonly isWhole: boolean };

/** Reads the planner's form. Rows that cannot be read are left out; what is wrong with them is written beside them. */
export function readPlan(form: HTMLFormElement): Read {
  const currency = textOf(form, 'currency');
  let isWhole = true;
  const rows = <Row extends object>(list: string, read: (row: HTMLElement) => Row | Faults) =>
    [...form.querySelectorAll<HTMLElement>(`[data-list=${list}] > li`)].flatMap((row) => {
      const found = read(row);
      const faults = isFaults(found) ? found.faults : {};
      tell(row, faults);
      if (!isFaults(found)) return [found];
      isWhole = false;
      return [];
    });
  const debts = rows('debts', (row) => readDebt(row, currency));
  const once = rows('once', (row): KeptPlan['once'][number] | Faults => {
    const amount = amountIn(textOf(row, 'amount'), currency);
    if (amount === null || amount.minor === 0n) return { faults: { amount: 'The amount is not one we can read.' } };
    return { month: textOf(row, 'month'), amount };
  });
  const extraText = textOf(form, 'extra');
  const extra = extraText === '' ? money(0n, currency) : amountIn(extraText, currency);
  const field = form.querySelector<HTMLElement>('[name=extra]')?.closest('div');
  if (field !== null && field !== undefined)
    tell(field, extra === null ? { extra: 'The extra is not an amount we can read; it is left out.' } : {});
  const strategy = STRATEGIES.find((one) => one === new FormData(form).get('strategy')) ?? 'avalanche';
  return {
    plan: { currency, strategy, extra: extra ?? money(0n, currency), debts, once },
    isWhole: isWhole && extra !== null,
  };
}

type Faults = { readonly faults: Readonly<Record<string, string>> };

function isFaults(found: object): found is Faults {
  return 'faults' in found;
}

function readDebt(row: HTMLElement, currency: Currency): KeptPlan['debts'][number] | Faults {
  const name = textOf(row, 'name').slice(0, LONGEST_NAME);
  const balance = amountIn(textOf(row, 'balance'), currency);
  const rate = readRate(textOf(row, 'rate'));
  const minimum = amountIn(textOf(row, 'minimum') || '0', currency);
  const faults: Record<string, string> = {};
  if (balance === null) faults['balance'] = 'What is owed is not an amount we can read.';
  if (rate === null) faults['rate'] = 'The interest is a percentage from 0 to 1000, such as 21.75.';
  if (minimum === null) faults['minimum'] = 'The minimum is not an amount we can read.';
  if (balance === null || rate === null || minimum === null) return { faults };
  return { name: name === '' ? 'A debt without a name' : name, balance, rate, minimum };
}

function amountIn(text: string, currency: Currency): Money | null {
  const amount = readAmount(text, currency);
  return amount === null || amount.minor < 0n || amount.minor >= LARGEST_AMOUNT ? null : amount;
}

/** Says what is wrong, once somebody has been in the field; an empty field of a new row is not wrong yet. */
function tell(row: HTMLElement, faults: Readonly<Record<string, string>>): void {
  const told: string[] = [];
  for (const field of row.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const fault = faults[field.name];
    const isTold = fault !== undefined && field.dataset['left'] !== undefined;
    field.toggleAttribute('aria-invalid', false);
    if (isTold) field.setAttribute('aria-invalid', 'true');
    if (isTold) told.push(fault);
  }
  const place = row.querySelector('[data-fault]');
  const text = told.join(' ');
  if (place !== null && place.textContent !== text) place.textContent = text;
}

function textOf(within: ParentNode, name: string): string {
  const field = within.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  return field?.value.trim() ?? '';
}
