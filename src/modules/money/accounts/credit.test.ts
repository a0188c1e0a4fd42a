import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isDay } from '#kernel/calendar.ts';
import { add, type Money, money, withheldIn } from '#kernel/money.ts';
import {
  creditUseOf,
  currentStatement,
  fittingTerms,
  isOverdue,
  lastStatementDay,
  misplacedTerm,
  nextStatementDay,
  type PaymentDue,
  paymentDayOf,
  statementsOn,
  toPay,
  utilisationOf,
} from './credit.ts';

const zar = (minor: number) => money(minor, 'ZAR');
const after = (days: number): PaymentDue => ({ kind: 'days-after', days });
const onDay = (day: number): PaymentDue => ({ kind: 'day-of-month', day });

test.each([
  ['in the middle of a month', '2026-03-20', 15, '2026-03-15', '2026-04-15'],
  ['on the statement day itself', '2026-03-15', 15, '2026-03-15', '2026-04-15'],
  ['the day before it', '2026-03-14', 15, '2026-02-15', '2026-03-15'],
  ['in January', '2026-01-10', 15, '2025-12-15', '2026-01-15'],
  ['in December', '2026-12-20', 15, '2026-12-15', '2027-01-15'],
  ['with the 31st in a month of 30 days', '2026-04-30', 31, '2026-04-30', '2026-05-31'],
  ['with the 31st, a day before the end of April', '2026-04-29', 31, '2026-03-31', '2026-04-30'],
  ['with the 31st in February', '2026-02-28', 31, '2026-02-28', '2026-03-31'],
  ['with the 30th in February of a leap year', '2028-02-29', 30, '2028-02-29', '2028-03-30'],
  ['with the 29th before the end of February of a leap year', '2028-02-28', 29, '2028-01-29', '2028-02-29'],
  ['with the 29th at the end of February of a common year', '2027-02-28', 29, '2027-02-28', '2027-03-29'],
])('%s the statements are the last one and the next', (_, today, day, last, next) => {
  expect([lastStatementDay(today, day), nextStatementDay(today, day)]).toEqual([last, next]);
});

test.each([
  ['2026-03-15', after(25), '2026-04-09'],
  ['2026-12-15', after(25), '2027-01-09'],
  ['2028-02-15', after(25), '2028-03-11'],
  ['2027-02-15', after(25), '2027-03-12'],
  ['2026-03-15', onDay(20), '2026-03-20'],
  ['2026-03-15', onDay(10), '2026-04-10'],
  ['2026-03-15', onDay(15), '2026-04-15'],
  ['2026-01-31', onDay(31), '2026-02-28'],
  ['2026-12-31', onDay(1), '2027-01-01'],
])('the statement of %s, due %o, is to be paid by %s', (statement, due, day) => {
  expect(paymentDayOf(statement, due)).toBe(day);
});

test.each([
  ['without a statement day', '2026-04-16', null, after(25), []],
  ['without a rule', '2026-04-16', 15, null, ['2026-04-15 null']],
  ['once the earlier one is over', '2026-04-16', 15, after(25), ['2026-04-15 2026-05-10']],
  ['the day after the earlier one was due', '2026-04-10', 15, after(25), ['2026-03-15 2026-04-09']],
  [
    'on the day on which the earlier one is due',
    '2026-04-15',
    15,
    after(31),
    ['2026-04-15 2026-05-16', '2026-03-15 2026-04-15'],
  ],
  ['with the same day for both', '2026-04-15', 15, onDay(15), ['2026-04-15 2026-05-15', '2026-03-15 2026-04-15']],
] as [string, string, number | null, PaymentDue | null, string[]][])(
  'statements to look at %s',
  (_, today, statementDay, paymentDue, days) => {
    const found = statementsOn(today, { statementDay, paymentDue });
    expect(found.map(({ day, dueOn }) => `${day} ${dueOn}`)).toEqual(days);
  },
);

const statement = (balance: number, cameIn: number, dueOn: string | null = '2026-04-09') => ({
  day: '2026-03-15',
  dueOn,
  balance: zar(balance),
  cameIn: zar(cameIn),
});

test.each([
  ['nothing was paid yet', -1_200_00, 0, 1_200_00, 0, 1_200_00],
  ['a part was paid', -1_200_00, 500_00, 1_200_00, 500_00, 700_00],
  ['all was paid', -1_200_00, 1_200_00, 1_200_00, 1_200_00, 0],
  ['more was paid than was owed', -1_200_00, 1_500_00, 1_200_00, 1_500_00, 0],
  ['the card was in credit', 300_00, 0, 0, 0, 0],
  ['nothing was owed', 0, 40_00, 0, 40_00, 0],
])('of a statement where %s, the rest is due', (_, balance, cameIn, owed, paid, due) => {
  expect(toPay(statement(balance, cameIn))).toMatchObject({ owed: zar(owed), paid: zar(paid), due: zar(due) });
});

test('a payment is overdue from the day after, and only while something is due', () => {
  const owing = toPay(statement(-100_00, 0));
  expect([isOverdue(owing, '2026-04-09'), isOverdue(owing, '2026-04-10')]).toEqual([false, true]);
  expect(isOverdue(toPay(statement(-100_00, 100_00)), '2026-04-10')).toBe(false);
  expect(isOverdue(toPay(statement(-100_00, 0, null)), '2026-04-10')).toBe(false);
});

test('the earlier statement is looked at while some of it is due, then the latest', () => {
  const latest = { ...statement(-900_00, 0), day: '2026-04-15' };
  expect(currentStatement([latest, statement(-500_00, 100_00)])).toMatchObject({ day: '2026-03-15', due: zar(400_00) });
  expect(currentStatement([latest, statement(-500_00, 500_00)])).toMatchObject({ day: '2026-04-15' });
  expect(currentStatement([latest])).toMatchObject({ day: '2026-04-15' });
  expect(currentStatement([])).toBeNull();
});

test.each([
  ['nothing owed', 0, 1_000_00, 0, 'usual'],
  ['just under a whole per cent', 9_99, 1_000_00, 0, 'usual'],
  ['80 % to the cent', 800_00, 1_000_00, 80, 'usual'],
  ['a cent over 80 %', 800_01, 1_000_00, 80, 'high'],
  ['a cent below the limit', 999_99, 1_000_00, 99, 'high'],
  ['the whole limit', 1_000_00, 1_000_00, 100, 'high'],
  ['a cent over the limit', 1_000_01, 1_000_00, 100, 'over'],
  ['three times the limit', 3_000_00, 1_000_00, 300, 'over'],
])('utilisation of %s', (_, owed, limit, percent, level) => {
  expect(utilisationOf(zar(owed), zar(limit))).toEqual({ percent, level });
});

test('utilisation is not told where amounts are withheld', () => {
  expect(utilisationOf(withheldIn('ZAR'), zar(100))).toBeNull();
  expect(utilisationOf(zar(100), withheldIn('ZAR'))).toBeNull();
});

test.each([
  ['owing', -300_00, 1_000_00, 300_00, 700_00],
  ['in credit', 250_00, 1_000_00, 0, 1_000_00],
  ['over the limit', -1_250_00, 1_000_00, 1_250_00, -250_00],
])('an account %s has the rest of its limit available', (_, balance, limit, owed, available) => {
  expect(creditUseOf(zar(balance), zar(limit))).toMatchObject({ owed: zar(owed), available: zar(available) });
});

test('without a limit nothing is said about what is available', () => {
  expect(creditUseOf(zar(-300_00), null)).toEqual({
    owed: zar(300_00),
    limit: null,
    available: null,
    utilisation: null,
  });
});

const all = { creditLimit: zar(1), statementDay: 15, paymentDue: after(25) };
const none = { creditLimit: null, statementDay: null, paymentDue: null };

test.each([
  ['credit-card', all, null],
  ['cheque', { ...none, creditLimit: zar(1) }, null],
  ['mobile-money', { ...none, creditLimit: zar(1) }, null],
  ['cheque', all, 'statementDay'],
  ['savings', all, 'creditLimit'],
  ['loan', { ...none, statementDay: 1 }, 'statementDay'],
  ['credit-card', { ...none, paymentDue: after(1) }, 'paymentDue'],
  ['other', none, null],
] as const)('an account of type %s with %o: misplaced is %s', (type, terms, misplaced) => {
  expect(misplacedTerm(type, terms)).toBe(misplaced);
  expect(misplacedTerm(type, fittingTerms(type, terms))).toBeNull();
});

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));
const ofMonth = fc.integer({ min: 1, max: 31 });
const dues = fc.oneof(ofMonth.map(after), ofMonth.map(onDay));
const minors = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
const amounts = minors.map((minor): Money => ({ minor, currency: 'ZAR' }));

test('days are in order: a statement, today, the next one; and each statement before its payment', () => {
  fc.assert(
    fc.property(days, ofMonth, dues, (today, statementDay, paymentDue) => {
      const statements = statementsOn(today, { statementDay, paymentDue });
      const [latest, earlier] = statements;
      expect(latest?.day).toBe(lastStatementDay(today, statementDay));
      expect(latest !== undefined && latest.day <= today).toBe(true);
      expect(nextStatementDay(today, statementDay) > today).toBe(true);
      for (const { day, dueOn } of statements) {
        expect(dueOn !== null && isDay(dueOn) && day < dueOn && dueOn <= addDays(day, 31)).toBe(true);
      }
      if (earlier !== undefined && latest !== undefined) expect(earlier.day < latest.day).toBe(true);
    }),
  );
});

test('no day on which a statement may still be paid is missed', () => {
  fc.assert(
    fc.property(days, ofMonth, dues, fc.integer({ min: 0, max: 31 }), (drawn, statementDay, paymentDue, later) => {
      const day = lastStatementDay(drawn, statementDay);
      const today = addDays(day, later);
      if (today > paymentDayOf(day, paymentDue)) return;
      expect(statementsOn(today, { statementDay, paymentDue }).map((one) => one.day)).toContain(day);
    }),
  );
});

test('what is available and what is owed add up to the limit, and nothing owed or due is below zero', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.bigInt({ min: 1n, max: 10n ** 17n }), minors, (balance, _, limit, came) => {
      const { owed, available } = creditUseOf(balance, money(limit, 'ZAR'));
      expect(available !== null && add(available, owed).minor).toBe(limit);
      const cameIn = money(came < 0n ? -came : came, 'ZAR');
      const { due } = toPay({ day: '2026-03-15', dueOn: null, balance, cameIn });
      expect(owed.minor >= 0n && due.minor >= 0n && due.minor <= owed.minor).toBe(true);
    }),
  );
});
