import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AccountChangeSchema, NewAccountSchema } from './model.ts';
import {
  currencyFixedSentence,
  digitsOf,
  inUseSentence,
  lastDigitsOf,
  maskOf,
  numberMatch,
  shownNumber,
  tagOf,
} from './rules.ts';

test.each([
  ['Savings pocket', 'FNB', 'SAV'],
  ['my 1st account', 'FNB', 'MYS'],
  ['', 'Capitec Bank', 'CAP'],
  ['  ', 'Absa', 'ABS'],
  ['12345', 'Absa', 'ACC'],
  ['', '', 'ACC'],
  ['A', 'Absa', 'A'],
  ['Épargne', '', 'ÉPA'],
  ['e\u0301t\u0065', '', 'ÉTE'],
])('the tag of an account named "%s" at "%s" is %s', (name, bankName, tag) => {
  expect(tagOf({ name, bankName })).toBe(tag);
});

test('a tag is one to three letters in upper case, whatever the names are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, bankName) => {
      expect(tagOf({ name, bankName })).toMatch(/^\p{L}{1,3}$/u);
    }),
  );
});

test.each([
  ['62 1234 5678 90', '621234567890', '7890'],
  ['0000004061234567', '4061234567', '4567'],
  ['GB33BUKB20201555555555', '3320201555555555', '5555'],
  ['+254 712 345 678', '254712345678', '5678'],
  ['1234', '1234', '34'],
  ['12345', '12345', '45'],
  ['1', '1', ''],
  ['0', '', ''],
  ['', '', ''],
  ['10500', '10500', '00'],
])('of the number %s the digits are %s and %s may be shown', (number, digits, shown) => {
  expect(digitsOf(number)).toBe(digits);
  expect(lastDigitsOf(number)).toBe(shown);
  expect(maskOf(shown)).toBe(`•••• ${shown}`);
});

test('numbers that differ by spaces, dashes or leading zeros have the same digits, others do not', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1000n, max: 10n ** 20n }), fc.nat(6), fc.nat(10), (number, zeros, cut) => {
      const text = number.toString();
      const written = `${'0'.repeat(zeros)}${text.slice(0, cut)} -${text.slice(cut)}`;
      expect(digitsOf(written)).toBe(text);
      expect(digitsOf((number + 1n).toString())).not.toBe(text);
    }),
  );
});

test('a mask shows at most four digits and at most half of the number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 -]{0,42}$/), (number) => {
      const count = number.replace(/\D/g, '').length;
      const shown = lastDigitsOf(number);
      expect(shown.length).toBeLessThanOrEqual(4);
      expect(shown.length * 2).toBeLessThanOrEqual(count);
      expect(number.replace(/\D/g, '').endsWith(shown)).toBe(true);
    }),
  );
});

test('a new account begins as a cheque account in South Africa, in rand [§9 default bank account]', () => {
  expect(NewAccountSchema.parse({ name: ' Daily ' })).toEqual({
    name: 'Daily',
    bankName: '',
    accountType: 'cheque',
    accountNumber: null,
    country: 'ZA',
  });
});

test.each([
  [{ name: '' }, 'name is required'],
  [{ name: 'x'.repeat(101) }, 'name must not exceed 100 characters'],
  [{ name: 'A', accountNumber: '123' }, 'account number format is invalid'],
  [{ name: 'A', accountNumber: '<b>1234</b>' }, 'account number format is invalid'],
  [{ name: 'A', currency: 'QQQ' }, 'currency format is invalid'],
  [{ name: 'A', openingBalance: { minor: 10n ** 18n, currency: 'ZAR' } }, 'Invalid amount'],
  [
    { name: 'A', currency: 'KES', openingBalance: { minor: 1n, currency: 'ZAR' } },
    'the opening balance must be in the currency of the account',
  ],
])('the account %o is refused: %s', (wish, message) => {
  expect(NewAccountSchema.safeParse(wish).error?.issues.map((issue) => issue.message)).toContain(message);
});

test('a change carries only what it changes', () => {
  const id = '018f0000-0000-7000-8000-000000000000';
  expect(AccountChangeSchema.parse({ id, isActive: false })).toEqual({ id, isActive: false });
});

test.each([
  [1, 'a transaction'],
  [1284, '1,284 transactions'],
])('an account with %i rows says so when it cannot go', (count, words) => {
  expect(inUseSentence(count)).toContain(words);
  expect(currencyFixedSentence(count)).toContain(words);
});

test.each([
  ['62 123 456 789', '62123456789', 'same'],
  ['250655/62123456789', '62123456789', 'same'],
  ['+254 712 345 678', '0712345678', 'same'],
  ['GB33BUKB20201555555555', '55555555', 'same'],
  // The ends agree and the numbers do not.
  ['62999456789', '62123456789', 'other'],
  ['XXXX6789', '62123456789', 'same-end'],
  ['4790 **** **** 1234', '4790111122221234', 'same-end'],
  ['4790xxxxxxxx9999', '4790111122221234', 'other'],
  ['00006789', '62123456789', 'same-end'],
  ['62123456789', '6789', 'same-end'],
  ['62123456789', '6780', 'other'],
  ['62123456789', '89', 'unknown'],
  ['Cheque account', '62123456789', 'unknown'],
  ['6212****', '62123456789', 'unknown'],
  ['1234567', '91234567', 'same'],
  ['123456', '9123456', 'same-end'],
  ['1234', '9123456', 'other'],
  ['3456', '9123456', 'same-end'],
  ['456', '9123456', 'unknown'],
  ['Max 62123456789 Ltd', '62123456789', 'same'],
  ['•••• 6789', '62123456789', 'same-end'],
  ['####6789', '62123456789', 'same-end'],
  ['4790…6789', '62123456789', 'same-end'],
  ['****6700', '62123456700', 'same-end'],
  ['4790xx\n12 34', '4790111122221234', 'same-end'],
  // A letter x within words masks nothing.
  ['Max 62123456789 x', '62123456789', 'unknown'],
  ['Box 7 62123456789', '762123456789', 'same-end'],
])('the number %s on a file is, to the kept number %s: %s', (onFile, kept, match) => {
  expect(numberMatch(onFile, kept)).toBe(match);
});

test.each([
  ['62 123 456 789', '•••• 6789'],
  ['GB33BUKB20201555555555', '•••• 5555'],
  ['Savings 2026', 'Savings 2026'],
  ['XXXX6789', 'XXXX6789'],
  ['123456', '123456'],
  ['1234567', '•••• 567'],
])('of %s on a file a screen shows %s', (written, shown) => {
  expect(shownNumber(written)).toBe(shown);
});

test('a refusal to delete an account says that it stays and what to do instead', () => {
  expect(inUseSentence(2)).toBe(
    'This account has 2 transactions, so it was not deleted. Close it instead to hide it and keep its history.',
  );
});

test.each([
  [0, 'deleted transactions that can still be restored'],
  [1, 'a transaction'],
  [2, '2 transactions'],
])('with %i transactions the currency stays, and a second account is the way', (count, what) => {
  expect(currencyFixedSentence(count)).toBe(
    `This account has ${what} in its currency, so the currency was not changed. Add a second account for the other currency.`,
  );
});
