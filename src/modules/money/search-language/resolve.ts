import { addDays, type Day, daysOf, isDay, isMonth } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { periodAt, periodBefore, type Periods } from '#kernel/period-rules.ts';
import { mistakesBetween } from '#kernel/spelling.ts';
import type { SpendingGroup, Variability } from '#modules/money/categories/model.ts';
import { familyOf } from '#modules/money/categories/rules.ts';
import type { Chooser, Fact, Leaf, NamedField, Problem, Query, Source, State, TextField, Way } from './model.ts';
import { between, compared, equalTo, type Interval } from './search-terms.ts';

/** Days from one to another, both included; open where null. */
export type Days = { readonly from: Day | null; readonly to: Day | null };

/** States that a row tells by itself. Which tags there are is looked up. */
export type RowState = Exclude<State, 'tagged'>;
export type RowFact = Exclude<Fact, 'tag'>;

/** A condition with names, amounts and days looked up. */
export type Condition =
  | ({ readonly kind: 'words' } & Words)
  | { readonly kind: 'text'; readonly field: TextField; readonly text: string }
  | { readonly kind: 'categories' | 'accounts' | 'tags'; readonly ids: readonly string[] }
  | { readonly kind: 'amounts'; readonly within: readonly Interval[] }
  | ({ readonly kind: 'days' } & Days)
  | { readonly kind: 'is'; readonly state: RowState }
  | { readonly kind: 'has'; readonly fact: RowFact }
  | { readonly kind: 'source'; readonly source: Source }
  | { readonly kind: 'categorised'; readonly by: Chooser }
  | { readonly kind: 'direction'; readonly way: Way }
  | { readonly kind: 'original'; readonly code: string }
  | { readonly kind: 'always' | 'never' }
  | { readonly kind: 'not'; readonly of: Condition }
  | { readonly kind: 'and'; readonly of: readonly Condition[] }
  | { readonly kind: 'or'; readonly of: readonly Condition[] };

/** Words as the search box looks for them: in texts, in names, and as an amount. */
export type Words = {
  readonly text: string;
  readonly categories: readonly string[];
  readonly accounts: readonly string[];
  readonly figures: readonly Interval[];
};

type Category = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly group: SpendingGroup | null;
  readonly variability: Variability | null;
  readonly taxLine: string | null;
};
type Account = { readonly id: string; readonly name: string; readonly bankName: string };

/** `ids`: what transactions may have of it, merged ones too. */
type Tag = { readonly name: string; readonly ids: readonly string[]; readonly formerNames: readonly string[] };

/** What a query is looked up in: only what the member may see. */
export type Known = {
  readonly currency: Currency;
  readonly today: Day;
  readonly months: Periods;
  readonly categories: readonly Category[];
  readonly accounts: readonly Account[];
  readonly tags: readonly Tag[];
  /** Names that categories had until they were merged, with the id of the one that has their transactions now. */
  readonly formerNames?: readonly { readonly id: string; readonly name: string }[];
};

/** Looks up what a query names. A name that is not there is a problem, which tells the nearest. */
export function resolveQuery(query: Query, known: Known): Condition | { readonly problem: Problem } {
  if (query.kind === 'not') {
    const of = resolveQuery(query.of, known);
    return 'problem' in of ? of : { kind: 'not', of };
  }
  if (query.kind !== 'and' && query.kind !== 'or') return resolveLeaf(query, known);
  const of: Condition[] = [];
  for (const part of query.of) {
    const found = resolveQuery(part, known);
    if ('problem' in found) return found;
    of.push(found);
  }
  return { kind: query.kind, of };
}

function resolveLeaf(leaf: Leaf, known: Known): Condition | { readonly problem: Problem } {
  const { currency } = known;
  switch (leaf.kind) {
    case 'words':
      return { kind: 'words', ...wordsIn(leaf.text, known) };
    case 'is':
      return leaf.state === 'tagged' ? tagged(known) : { kind: 'is', state: leaf.state };
    case 'has':
      return leaf.fact === 'tag' ? tagged(known) : { kind: 'has', fact: leaf.fact };
    case 'text':
    case 'source':
    case 'categorised':
    case 'direction':
    case 'original':
      return leaf;
    case 'named':
      return idsNamed(leaf, known);
    case 'amount':
      return { kind: 'amounts', within: compared(leaf.compare, leaf.amount, currency) ?? [] };
    case 'exact':
      return { kind: 'amounts', within: equalTo(leaf.amount, currency) ?? [] };
    case 'between':
      return { kind: 'amounts', within: between(leaf.from, leaf.to, currency) ?? [] };
    case 'date':
      return { kind: 'days', ...daysMeant(leaf, known) };
    case 'currency':
      return { kind: leaf.code === currency ? 'always' : 'never' };
    case 'group':
      return categoriesThat(known, ({ group }) => group === leaf.group);
    case 'variability':
      return categoriesThat(known, ({ variability }) => variability === leaf.variability);
  }
}

/** Transactions with any tag that is there. */
const tagged = ({ tags }: Known): Condition => ({ kind: 'tags', ids: tags.flatMap(({ ids }) => ids) });

function categoriesThat({ categories }: Known, fits: (category: Category) => boolean): Condition {
  return { kind: 'categories', ids: categories.filter(fits).map(({ id }) => id) };
}

/** Whether the trigram index knows the text: it needs three letters or digits in a row. */
export function isIndexed(search: string): boolean {
  return /[\p{L}\p{Nd}]{3}/u.test(search);
}

/** What plain words find besides texts. */
export function wordsIn(
  text: string,
  { currency, categories, accounts }: Pick<Known, 'currency' | 'categories' | 'accounts'>,
): Words {
  // Fewer letters are in nearly every name.
  const has = (name: string) => isIndexed(text) && name.toLowerCase().includes(text.toLowerCase());
  return {
    text,
    categories: categories.filter(({ name }) => has(name)).flatMap(({ id }) => familyOf(categories, id)),
    accounts: accounts.filter(({ name, bankName }) => has(name) || has(bankName)).map(({ id }) => id),
    figures: equalTo(text, currency) ?? [],
  };
}

type NamedLeaf = Extract<Leaf, { kind: 'named' }>;

/** Those of exactly this name; else those whose name has it. */
function idsNamed({ field, name, at }: NamedLeaf, known: Known): Condition | { readonly problem: Problem } {
  const wish = name.toLowerCase();
  const all = namesOf(field, known);
  const having = (fits: (other: string) => boolean) =>
    all.filter(({ names }) => names.some((other) => fits(other.toLowerCase()))).flatMap(({ ids }) => ids);
  const same = having((other) => other === wish);
  const found = same.length > 0 ? same : having((other) => other.includes(wish));
  if (found.length === 0) {
    const nearest = nearestName(
      wish,
      all.flatMap(({ names }) => names),
    );
    const suggestion = nearest === null ? '' : ` Did you mean “${nearest}”?`;
    const kind = field === 'taxline' ? 'tax line' : field;
    return { problem: { at, message: `There is no ${kind} “${name}”.${suggestion}` } };
  }
  if (field === 'account') return { kind: 'accounts', ids: found };
  if (field === 'tag') return { kind: 'tags', ids: found };
  if (field === 'taxline') return { kind: 'categories', ids: found };
  return { kind: 'categories', ids: [...new Set(found.flatMap((id) => familyOf(known.categories, id)))] };
}

type Named = { readonly ids: readonly string[]; readonly names: readonly string[] };

/** What may be meant by a name, with the names that it had until it was merged. */
function namesOf(field: NamedField, { categories, accounts, tags, formerNames = [] }: Known): Named[] {
  switch (field) {
    case 'category':
      return [...categories, ...formerNames].map(({ id, name }) => ({ ids: [id], names: [name] }));
    case 'account':
      return accounts.map(({ id, name, bankName }) => ({ ids: [id], names: [name, bankName] }));
    case 'taxline':
      return categories.flatMap(({ id, taxLine }) => (taxLine === null ? [] : [{ ids: [id], names: [taxLine] }]));
    case 'tag':
      return tags.map(({ ids, name, formerNames: former }) => ({ ids, names: [name, ...former] }));
  }
}

/** The name with the fewest wrong letters, a third of them at most. */
function nearestName(wish: string, names: readonly string[]): string | null {
  const near = names
    .map((name) => ({ name, mistakes: mistakesBetween(wish, name.toLowerCase()) }))
    .filter(({ name, mistakes }) => name !== '' && mistakes <= Math.max(wish.length, name.length) / 3)
    .toSorted((a, b) => a.mistakes - b.mistakes || (a.name < b.name ? -1 : 1));
  return near[0]?.name ?? null;
}

type DateLeaf = Extract<Leaf, { kind: 'date' }>;

function daysMeant({ compare, from, to }: DateLeaf, known: Known): Days {
  const [one, other] = [daysNamed(from, known), daysNamed(to, known)];
  switch (compare) {
    case '=':
      return one.from <= other.from ? { from: one.from, to: other.to } : { from: other.from, to: one.to };
    case '>':
      return { from: addDays(one.to, 1), to: null };
    case '>=':
      return { from: one.from, to: null };
    case '<':
      return { from: null, to: addDays(one.from, -1) };
    case '<=':
      return { from: null, to: one.to };
  }
}

/** Months that are named by words begin when the person's do; those that are written, and years, are of the calendar. */
function daysNamed(written: string, { today, months }: Known): { from: Day; to: Day } {
  const year = (number: number) => ({ from: `${pad(number)}-01-01`, to: `${pad(number)}-12-31` });
  const month = periodAt(today, months);
  switch (written) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'this-month':
      return month;
    case 'last-month':
      return periodBefore(month, months);
    case 'this-year':
      return year(Number(today.slice(0, 4)));
    case 'last-year':
      return year(Number(today.slice(0, 4)) - 1);
  }
  if (isDay(written)) return { from: written, to: written };
  if (!isMonth(written)) return year(Number(written));
  const { first, last } = daysOf(written);
  return { from: first, to: last };
}

const pad = (year: number) => String(year).padStart(4, '0');
