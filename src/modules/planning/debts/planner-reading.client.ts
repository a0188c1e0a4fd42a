import type { Currency, Money } from '#kernel/money.ts';
import { money } from '#kernel/money.ts';
import { readAmount } from '#kernel/amount-text.ts';
import { LARGEST_AMOUNT, type KeptPlan, LONGEST_NAME } from './kept-plan.ts';
import { STRATEGIES } from './rules.ts';
import { readRate } from '#kernel/yearly-rate.ts';

/** What stands in a form. */
export type Read = {
  /** What is counted: all that can be read. */
  readonly plan: KeptPlan;
  /** What is kept: a field that cannot be read as it last could be. */
  readonly kept: KeptPlan;
  readonly unread: Unread;
};

/** How much was written that cannot be read. */
export type Unread = { readonly debts: number; readonly payments: number; readonly extra: boolean };

/** What is written in the fields of a row, by their names. */
export type Texts = Readonly<Record<string, string>>;
type Faults = { readonly faults: Texts };
type ReadRow<Row> = {
  readonly counted: Row | null;
  readonly kept: Row | null;
  /** What to fall back on from now on; undefined where the row never could be read. */
  readonly texts: Texts | undefined;
  readonly faults: Texts;
  readonly isUnread: boolean;
};

/** What the fields of a row held when all of it could last be read. */
const lastTexts = new WeakMap<HTMLElement, Texts>();

/** Reads the planner's form. Rows that cannot be read are not counted; what is wrong with them is written beside them. */
export function readPlan(form: HTMLFormElement): Read {
  const currency = textOf(form, 'currency');
  const rowsIn = (list: string) => [...form.querySelectorAll<HTMLElement>(`[data-list=${list}] > li`)];
  const debts = rowsIn('debts').map((row) => readFields(row, (texts) => debtIn(texts, currency)));
  const once = rowsIn('once').map((row) =>
    readFields(row, (texts) => paymentIn({ ...texts, month: textOf(row, 'month') }, currency)),
  );
  const extraRow = form.querySelector('[name=extra]')?.closest('div') ?? null;
  const extra = extraRow === null ? null : readFields(extraRow, (texts) => extraIn(texts, currency));
  const strategy = STRATEGIES.find((one) => one === new FormData(form).get('strategy')) ?? 'avalanche';
  const planOf = (which: 'counted' | 'kept'): KeptPlan => ({
    currency,
    strategy,
    extra: extra?.[which]?.amount ?? money(0n, currency),
    debts: debts.flatMap((row) => row[which] ?? []),
    once: once.flatMap((row) => row[which] ?? []),
  });
  const unreadOf = (rows: readonly { readonly isUnread: boolean }[]) => rows.filter(({ isUnread }) => isUnread).length;
  return {
    plan: planOf('counted'),
    kept: planOf('kept'),
    unread: { debts: unreadOf(debts), payments: unreadOf(once), extra: extra?.isUnread ?? false },
  };
}

/** What is not counted, in a sentence; empty where all is. */
export function unreadWords({ debts, payments, extra }: Unread): string {
  const parts = [
    ...(debts === 0 ? [] : [debts === 1 ? 'one debt' : `${debts} debts`]),
    ...(payments === 0 ? [] : [payments === 1 ? 'a one-off payment' : `${payments} one-off payments`]),
    ...(extra ? ['the extra'] : []),
  ];
  const whole = parts.join(', ').replace(/, (?=[^,]*$)/, ' and ');
  if (whole === '') return '';
  const isOne = debts + payments + Number(extra) === 1;
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)} cannot be read and ${isOne ? 'is' : 'are'} not counted.`;
}

/**
 * A row as it is counted and as it is kept. Kept, a field that cannot be read holds what stood in it when it last could
 * be: what somebody clears to write it anew is not lost with the page. A row that never could be read is not kept.
 */
export function readRow<Row extends object>(
  now: Texts,
  before: Texts | undefined,
  read: (texts: Texts) => Row | Faults,
): ReadRow<Row> {
  const found = read(now);
  if (!isFaults(found)) return { counted: found, kept: found, texts: now, faults: {}, isUnread: false };
  const isWritten = Object.values(now).some((text) => text !== '');
  const unread = { counted: null, kept: null, texts: before, faults: found.faults, isUnread: isWritten };
  if (before === undefined) return unread;
  const texts: Record<string, string> = { ...now };
  for (const name of Object.keys(found.faults)) texts[name] = before[name] ?? '';
  const kept = read(texts);
  return { ...unread, isUnread: true, ...(isFaults(kept) ? {} : { kept, texts }) };
}

function readFields<Row extends object>(row: HTMLElement, read: (texts: Texts) => Row | Faults): ReadRow<Row> {
  const now = Object.fromEntries(
    [...row.querySelectorAll('input')].map((field) => [field.name, field.value.trim()] as const),
  );
  const found = readRow(now, lastTexts.get(row), read);
  if (found.texts !== undefined) lastTexts.set(row, found.texts);
  tell(row, found.faults);
  return found;
}

function isFaults(found: object): found is Faults {
  return 'faults' in found;
}

/** The debt of a row, or what is wrong with its fields. */
export function debtIn(texts: Texts, currency: Currency): KeptPlan['debts'][number] | Faults {
  const name = (texts['name'] ?? '').slice(0, LONGEST_NAME);
  const balance = amountIn(texts['balance'] ?? '', currency);
  const rate = readRate(texts['rate'] ?? '');
  const minimum = amountIn(texts['minimum'] || '0', currency);
  const faults: Record<string, string> = {};
  if (balance === null) faults['balance'] = 'We cannot read the amount owed.';
  if (rate === null) faults['rate'] = 'The interest is a percentage from 0 to 1000, such as 21.75.';
  if (minimum === null) faults['minimum'] = 'We cannot read the minimum payment.';
  if (balance === null || rate === null || minimum === null) return { faults };
  return { name: name === '' ? 'A debt without a name' : name, balance, rate, minimum };
}

function paymentIn(texts: Texts, currency: Currency): KeptPlan['once'][number] | Faults {
  const amount = amountIn(texts['amount'] ?? '', currency);
  if (amount === null || amount.minor === 0n) return { faults: { amount: 'We cannot read this amount.' } };
  return { month: texts['month'] ?? '', amount };
}

function extraIn(texts: Texts, currency: Currency): { readonly amount: Money } | Faults {
  const amount = amountIn(texts['extra'] || '0', currency);
  return amount === null
    ? { faults: { extra: 'We cannot read the extra amount, so the plan leaves it out.' } }
    : { amount };
}

function amountIn(text: string, currency: Currency): Money | null {
  const amount = readAmount(text, currency);
  return amount === null || amount.minor < 0n || amount.minor >= LARGEST_AMOUNT ? null : amount;
}

/** Says what is wrong, once somebody has been in the field; an empty field of a new row is not wrong yet. */
function tell(row: HTMLElement, faults: Texts): void {
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
