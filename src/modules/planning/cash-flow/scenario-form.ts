import * as z from 'zod';
import { DIRECTIONS, TypedAmountSchema, currencyOf, signedAmount, unsigned } from './form-parts.ts';
import { FORM_ERRORS } from './dialog-words.ts';
import { isDay, type Day } from '#kernel/calendar.ts';
import { RHYTHMS, TEMPLATES } from './layers.ts';
import { LONGEST_NAME, MOST_CHANGES } from './limits.ts';
import { type Account, type Change, type NewScenario, NameSchema, type Scenario } from './model.ts';

export const CHANGE_KINDS = ['repeat', 'once', 'adjust', 'end', 'delay'] as const;

/** One row of the form has the fields of all kinds of changes; those of its own kind are checked. */
const RowSchema = z.object({
  kind: z.enum(CHANGE_KINDS),
  name: z.string().trim().max(LONGEST_NAME),
  direction: z.enum(DIRECTIONS),
  amount: TypedAmountSchema,
  accountId: z.string(),
  itemId: z.string(),
  from: z.string(),
  to: z.string(),
  every: z.enum(RHYTHMS),
  percent: z.string(),
  days: z.string(),
});
export type ChangeRow = z.input<typeof RowSchema>;

const isWhole = (text: string, least: number, most: number) =>
  /^-?\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** The fields of a row that cannot stay as they are, and why. */
function faultsOf(row: ChangeRow): [field: keyof ChangeRow, message: string][] {
  const isPayment = row.kind === 'once' || row.kind === 'repeat';
  const { amount } = row;
  const isAmount = amount !== null && typeof amount !== 'string' && amount.minor > 0n;
  const checks: [boolean, keyof ChangeRow, string][] = [
    [isPayment && row.name.trim() === '', 'name', FORM_ERRORS.name],
    [isPayment && !isAmount, 'amount', FORM_ERRORS.amount],
    [!isDay(row.from), 'from', FORM_ERRORS.day],
    [row.kind === 'repeat' && row.to !== '' && !isDay(row.to), 'to', FORM_ERRORS.day],
    [row.kind === 'repeat' && isDay(row.to) && row.to < row.from, 'to', FORM_ERRORS.ends],
    [row.kind === 'adjust' && !isWhole(row.percent, -100, 1000), 'percent', FORM_ERRORS.percent],
    [row.kind === 'delay' && !isWhole(row.days, 1, 180), 'days', FORM_ERRORS.days],
  ];
  return checks
    .flatMap(([isWrong, field, message]) => (isWrong ? [[field, message] as const] : []))
    .map(([a, b]) => [a, b]);
}

/** The form of a scenario; the accounts say in which currency amounts are. */
export function scenarioSchema(accounts: readonly Account[]) {
  return z
    .object({ name: NameSchema, template: z.enum(TEMPLATES), changes: z.array(RowSchema).max(MOST_CHANGES) })
    .superRefine(({ changes }, context) => {
      for (const [place, row] of changes.entries())
        for (const [field, message] of faultsOf(row))
          context.addIssue({ code: 'custom', message, path: ['changes', place, field] });
    })
    .transform(({ changes, ...rest }): NewScenario => ({
      ...rest,
      changes: changes.map((row) => changeFrom(row, accounts)),
    }));
}
export type ScenarioForm = z.input<ReturnType<typeof scenarioSchema>>;

function changeFrom(row: ChangeRow, accounts: readonly Account[]): Change {
  const { kind, name, accountId, itemId, from, to, every } = row;
  const amount = signedAmount(row.amount, row.direction, currencyOf(accounts, accountId));
  switch (kind) {
    case 'once':
      return { kind, name, accountId, day: from, amount };
    case 'repeat':
      return { kind, name, accountId, from, to: to === '' ? null : to, every, amount };
    case 'adjust':
      return { kind, itemId, from, percent: Number(row.percent) };
    case 'end':
      return { kind, itemId, from };
    case 'delay':
      return { kind, itemId, from, days: Number(row.days) };
  }
}

type Usual = { readonly accountId: string; readonly itemId: string; readonly from: Day };

/** A row that nothing was said in yet. */
export function emptyRow({ accountId, itemId, from }: Usual): ChangeRow {
  const payment = { name: '', direction: 'out', amount: null, every: 'month', to: '' } as const;
  return { kind: 'repeat', ...payment, accountId, itemId, from, percent: '10', days: '14' };
}

/** A change as a row of the form. */
export function rowFrom(change: Change, usual: Usual): ChangeRow {
  const row = { ...emptyRow(usual), kind: change.kind };
  switch (change.kind) {
    case 'once':
      return { ...row, ...unsigned(change.amount), name: change.name, accountId: change.accountId, from: change.day };
    case 'repeat': {
      const { name, accountId, from, to, every } = change;
      return { ...row, ...unsigned(change.amount), name, accountId, from, to: to ?? '', every };
    }
    case 'adjust':
      return { ...row, itemId: change.itemId, from: change.from, percent: String(change.percent) };
    case 'end':
      return { ...row, itemId: change.itemId, from: change.from };
    case 'delay':
      return { ...row, itemId: change.itemId, from: change.from, days: String(change.days) };
  }
}

export function formFrom(scenario: Scenario | null, usual: Usual): ScenarioForm {
  if (scenario === null) return { name: '', template: 'blank', changes: [emptyRow(usual)] };
  const { name, template, changes } = scenario;
  return { name, template, changes: changes.map((change) => rowFrom(change, usual)) };
}
