import { SPENDING_GROUPS, VARIABILITIES } from '#modules/money/categories/rules.ts';
import { CHOOSERS, FACTS, FIELDS, NAMED_DAYS, NAMED_FIELDS, printValue, STATES, SOURCES, WAYS } from './model.ts';

/** What can be completed with, besides the language itself. */
export type Completing = {
  readonly categories: readonly string[];
  readonly accounts: readonly string[];
  readonly currencies: readonly string[];
  readonly tags: readonly string[];
  /** Of categories; each once. */
  readonly taxLines: readonly string[];
};

/** What may stand instead of the text from `from` to `to`. */
export type Completions = { readonly from: number; readonly to: number; readonly options: readonly Completion[] };
/** `note`: an example of a field. */
export type Completion = { readonly label: string; readonly text: string; readonly note?: string };

const MOST = 8;
const COMPLETED = [
  ...NAMED_FIELDS,
  ...([
    'is',
    'has',
    'date',
    'currency',
    'group',
    'variability',
    'categorised',
    'source',
    'direction',
    'original',
  ] as const),
];
const VALUE = new RegExp(String.raw`(?:^|[\s(]|-)(${COMPLETED.join('|')}):("[^"]*|[^\s"()]*)$`, 'iu');
const NAME = /(?:^|[\s(]|-)(\p{L}*)$/u;

const EXAMPLES: Readonly<Record<(typeof FIELDS)[number], string>> = {
  text: 'text:checkers',
  description: 'description:engen',
  reference: 'reference:inv',
  bank: 'bank:pos',
  note: 'note:warranty',
  category: 'category:groceries',
  account: 'account:cheque',
  tag: 'tag:work',
  amount: 'amount:>500',
  date: 'date:last-month',
  is: 'is:income',
  has: 'has:receipt',
  currency: 'currency:ZAR',
  original: 'original:USD',
  group: 'group:want',
  variability: 'variability:fixed',
  taxline: 'taxline:travel',
  categorised: 'categorised:rule',
  source: 'source:import',
  direction: 'direction:out',
};

/** What may follow where the caret stands: values of the field before it, or fields that begin so. */
export function completionsAt(text: string, caret: number, known: Completing): Completions {
  const before = text.slice(0, caret);
  const value = VALUE.exec(before);
  if (value !== null) {
    const [, field = '', typed = ''] = value;
    const wish = typed.replace('"', '').toLowerCase();
    const options = valuesOf(field.toLowerCase(), known)
      .filter((one) => one.toLowerCase().includes(wish))
      .toSorted(
        (a, b) =>
          Number(b.toLowerCase().startsWith(wish)) - Number(a.toLowerCase().startsWith(wish)) ||
          a.localeCompare(b, 'en'),
      )
      .map((one) => ({ label: one, text: `${isWord(field) ? one : printValue(one)} ` }));
    const closed = typed.startsWith('"') && text[caret] === '"' ? 1 : 0;
    return { from: caret - typed.length, to: caret + closed, options: options.slice(0, MOST) };
  }
  const name = NAME.exec(before)?.[1];
  if (name === undefined) return { from: caret, to: caret, options: [] };
  const options = FIELDS.filter((field) => field.startsWith(name.toLowerCase())).map((field) => {
    return { label: `${field}:`, text: `${field}:`, note: EXAMPLES[field] };
  });
  return { from: caret - name.length, to: caret, options };
}

/** Values that are of the language, which quotes would not change but nobody writes. */
const isWord = (field: string) => !NAMED_FIELDS.some((named) => named === field.toLowerCase());

function valuesOf(field: string, { categories, accounts, currencies, tags, taxLines }: Completing): readonly string[] {
  switch (field) {
    case 'category':
      return [...new Set(categories)];
    case 'account':
      return [...new Set(accounts)];
    case 'tag':
      return tags;
    case 'taxline':
      return taxLines;
    case 'currency':
    case 'original':
      return currencies;
    case 'is':
      return STATES;
    case 'has':
      return FACTS;
    case 'group':
      return SPENDING_GROUPS;
    case 'variability':
      return VARIABILITIES;
    case 'categorised':
      return CHOOSERS;
    case 'source':
      return SOURCES;
    case 'direction':
      return WAYS;
    default:
      return NAMED_DAYS;
  }
}
