import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEEPEST_QUERY, type Query } from './model.ts';
import { parseQuery } from './parse.ts';
import { printQuery } from './print.ts';

const read = (text: string) => parseQuery(text, 'ZAR');
const written = (text: string) => {
  const parsed = read(text);
  return parsed.kind === 'query' ? printQuery(parsed.query, 'ZAR') : parsed.kind;
};

test.each([
  'woolworths',
  'hyper rosebank',
  '>500',
  'woolworths >=10 <20 food',
  '100..200',
  'R50 .. R100',
  '-495.68',
  '−R495,68',
  '(495.68)',
  '7-Eleven',
  '50%_off',
  'REF:12345',
  'Not Just Coffee',
  'Checkers (Rose',
  'Spur (Pty)Ltd)',
  'or',
  'trick or',
  '> nothing',
  'a<b',
])('%s is searched for as it stands', (text) => {
  expect(read(text)).toEqual({ kind: 'plain' });
});

test.each([
  ['category:groceries amount>500', 'category:groceries amount>500'],
  ['amount>500 checkers category:Groceries hyper', 'checkers hyper amount>500 category:Groceries'],
  ['CATEGORY:"Salary and wages"', 'category:"Salary and wages"'],
  ['payee:engen', 'description:engen'],
  ['checkers or engen', 'checkers or engen'],
  ['checkers OR engen shell', 'checkers or engen shell'],
  ['bread and butter', 'bread and butter'],
  ['(checkers or engen) >500', '(checkers or engen) amount>500'],
  ['-salary', '-salary'],
  ['NOT salary', '-salary'],
  ['not category:salary', '-category:salary'],
  ['-(a or b)', '-(a or b)'],
  ['not not is:transfer', '-(-is:transfer)'],
  ['"not this"', '"not this"'],
  ['date:last-month', 'date:last-month'],
  ['date:2026-01..2026-03', 'date:2026-01..2026-03'],
  ['date>=2026-03-15', 'date>=2026-03-15'],
  ['amount:>500', 'amount>500'],
  ['amount≥R1 000', 'amount>=R1 000'],
  ['amount:100..200', 'amount:100..200'],
  ['amount:-495.68', 'amount:-495.68'],
  ['currency:usd is:Pending', 'currency:USD is:pending'],
  ['-original:usd bread', 'bread -original:USD'],
  ['GROUP:Want -group:need', 'group:want -group:need'],
  ['has:RECEIPT -has:Note is:Reconciled', 'has:receipt -has:note is:reconciled'],
  ['variability:Fixed taxline:"ITR12 travel"', 'variability:fixed taxline:"ITR12 travel"'],
  ['not categorised:Rule', '-categorised:rule'],
  ['tags:work -tag:"Home office" is:UNREVIEWED note:tyres', 'tag:work -tag:"Home office" is:unreviewed note:tyres'],
  ['bank:"POS 12" source:IMPORT direction:out', 'bank:"POS 12" source:import direction:out'],
  ['account:fnb (category:a and category:b)', 'account:fnb category:a category:b'],
])('%s means %s', (text, meant) => {
  expect(written(text)).toBe(meant);
});

test.each([
  ['x categry:food', 2, 'There is no filter “categry”. Did you mean “category”?'],
  ['category:', 0, 'Write a value after “category:”.'],
  ['amount>lots', 0, 'Write an amount'],
  ['date:2026-13', 5, '“2026-13” is not a date'],
  ['date>2026-01..2026-02', 5, 'is not a date'],
  ['is:lost', 3, 'After “is:”, type one of:'],
  ['has:money', 4, 'After “has:”, type one of: receipt, note, tag, reference, original.'],
  ['variability:often', 12, 'After “variability:”, type one of: fixed, variable.'],
  ['categorised:me', 12, 'After “categorised:”, type one of:'],
  ['currency:rand', 9, 'is not a currency'],
  ['(category:a or', 14, 'Something is missing'],
  ['(category:a', 0, 'Close this bracket.'],
  ['category:a)', 10, 'This closing bracket has no opening bracket.'],
  ['"open', 0, 'Close the quotation marks.'],
  ['""', 0, 'There is nothing between'],
  ['is:transfer not', 15, 'what to leave out'],
  ['()  or is:income', 1, 'Something is missing'],
  ['x'.repeat(201), 200, 'at most 200 characters'],
])('%s is not understood, and says where and why', (text, at, message) => {
  const parsed = read(text);
  expect(parsed).toMatchObject({ kind: 'problem', problem: { at } });
  if (parsed.kind === 'problem') expect(parsed.problem.message).toContain(message);
});

test('brackets in one another are limited', () => {
  const deep = (count: number) => `${'('.repeat(count)}is:income${')'.repeat(count)}`;
  expect(read(deep(DEEPEST_QUERY - 1)).kind).toBe('query');
  expect(read(deep(DEEPEST_QUERY + 1)).kind).toBe('problem');
});

const piece = fc.constantFrom(
  ...'and|or|not|NOT|-|(|)|"|\\| |  |>|>=500|100..200|R|1 000|-5|category:|account:fnb|amount|amount>|date:|2026'.split(
    '|',
  ),
  ...'last-month|is:|transfer|é|foo|text:"a b"|reference:x|:|..|,|tag:|has:|receipt|is:split|taxline:|variability:fixed|categorised:rule|currency:zar|(495)|\n|≥|−'.split(
    '|',
  ),
);
const typed = fc.oneof(
  fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

test('any text is read, and what it is printed as is read as the same', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom('ZAR', 'JPY'), (text, currency) => {
      const parsed = parseQuery(text, currency);
      if (parsed.kind === 'problem') {
        expect(parsed.problem.at).toBeLessThanOrEqual(text.length);
        expect(parsed.problem.message).not.toBe('');
      }
      if (parsed.kind !== 'query') return;
      const printed = printQuery(parsed.query, currency);
      if (printed.length > 200) return;
      expect(reread(printed, currency), printed).toEqual(unplaced(parsed.query));
    }),
    { numRuns: 3000, examples: [['" 2026 "', 'ZAR']] },
  );
});

/** Without the places at which names stand, which printing moves. */
function unplaced(query: Query): unknown {
  return JSON.parse(JSON.stringify(query, (key, value: unknown) => (key === 'at' ? undefined : value)));
}

/**
 * Plain words and comparisons are read as a query too where they are part of one. The spaces within the brackets keep a
 * number alone, as in (2026), from being read as a negative amount.
 */
function reread(printed: string, currency: string): unknown {
  const parsed = parseQuery(`( ${printed} ) is:pending`, currency);
  if (parsed.kind !== 'query' || parsed.query.kind !== 'and') return parsed;
  const rest = parsed.query.of.filter((part, place, all) => part.kind !== 'is' || place < all.length - 1);
  return unplaced(rest.length === 1 && rest[0] !== undefined ? rest[0] : { kind: 'and', of: rest });
}
