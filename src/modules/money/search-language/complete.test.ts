import { expect, test } from 'vitest';
import { completionsAt } from './complete.ts';

const KNOWN = {
  categories: ['Groceries', 'Fuel', 'Salary and wages', 'Eating out'],
  accounts: ['Gold card', 'FNB'],
  currencies: ['ZAR', 'USD'],
  tags: ['Holiday', 'Home office'],
  taxLines: ['ITR12 travel', 'Donations'],
};

/** The text with the first completion taken; `|` is the caret. */
function taken(marked: string): string | null {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const { from, to, options } = completionsAt(text, caret, KNOWN);
  const [first] = options;
  return first === undefined ? null : text.slice(0, from) + first.text + text.slice(to);
}

test.each([
  ['cat|', 'category:'],
  ['engen -acc|', 'engen -account:'],
  ['(da|', '(date:'],
  ['category:|', 'category:"Eating out" '],
  ['category:fu|', 'category:Fuel '],
  ['CATEGORY:wag|', 'CATEGORY:"Salary and wages" '],
  ['category:"salary a|"', 'category:"Salary and wages" '],
  ['category:eat| engen', 'category:"Eating out"  engen'],
  ['account:card|', 'account:"Gold card" '],
  ['tag:off|', 'tag:"Home office" '],
  ['-tag:hol|', '-tag:Holiday '],
  ['is:rev|', 'is:reviewed '],
  ['is:unc|', 'is:uncategorised '],
  ['is:unr|', 'is:unreconciled '],
  ['is:cl|', 'is:cleared '],
  ['-is:lin|', '-is:linked '],
  ['has:|', 'has:note '],
  ['has:rec|', 'has:receipt '],
  ['variability:|', 'variability:fixed '],
  ['taxline:tra|', 'taxline:"ITR12 travel" '],
  ['categorised:ru|', 'categorised:rule '],
  ['va|', 'variability:'],
  ['date:last|', 'date:last-month '],
  ['original:u|', 'original:USD '],
  ['currency:u|', 'currency:USD '],
  ['source:i|', 'source:import '],
  ['direction:|', 'direction:in '],
  ['qqz|', null],
  ['amount>5|', null],
  ['category:zzz|', null],
])('%s is completed as %s', (typed, completed) => {
  expect(taken(typed)).toBe(completed);
});

test('an empty box offers every field', () => {
  expect(completionsAt('', 0, KNOWN).options).toHaveLength(20);
});

test('what begins so comes before what only contains it', () => {
  const { options } = completionsAt('category:e', 10, KNOWN);
  expect(options.map(({ label }) => label)).toEqual(['Eating out', 'Fuel', 'Groceries', 'Salary and wages']);
});
