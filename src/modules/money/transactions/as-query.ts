import { printValue } from '#modules/money/search-language/model.ts';
import type { Filters } from './filters.ts';

type Named = { readonly id: string; readonly name: string };

const STATE_OF = { in: 'is:income', out: 'is:expense', transfer: 'is:transfer' } as const;

/**
 * The filters as one search text, which finds the same: what the fields say stands beside what is typed. An import has no
 * name and is left out, and the currency is chosen apart.
 */
export function asQuery(filters: Filters, categories: readonly Named[], accounts: readonly Named[]): string {
  const { q, category, account, uncategorised, direction, withoutTransfers, from, to } = filters;
  const nameOf = (all: readonly Named[], id: string) => all.find((one) => one.id === id)?.name;
  const named = (field: string, name: string | undefined) => (name === undefined ? '' : `${field}:${printValue(name)}`);
  const fields = [
    named('category', nameOf(categories, category)),
    named('account', nameOf(accounts, account)),
    uncategorised ? 'is:uncategorised' : '',
    direction === '' ? '' : STATE_OF[direction],
    withoutTransfers ? '-is:transfer' : '',
    daysAsked(from, to),
  ].filter((field) => field !== '');
  const typed = q.trim();
  const isList = fields.length > 0 && /(?:^|\s)or(?:\s|$)/iu.test(typed);
  return [isList ? `(${typed})` : typed, ...fields].filter((part) => part !== '').join(' ');
}

function daysAsked(from: string, to: string): string {
  if (from !== '' && to !== '') return `date:${from}..${to}`;
  if (from !== '') return `date>=${from}`;
  return to === '' ? '' : `date<=${to}`;
}
