import type { Day, Month } from '#kernel/calendar.ts';
import { type Dice, diceOf } from './dice.ts';
import { DEBIT_ORDERS, HOUSEHOLD_ACCOUNTS, RARELY, SHOPPING, YEARLY } from './household-habits.ts';
import { booksOf, type DemoBooks, demoMonths, type Happening } from './ledger.ts';
import { at, ordersIn, rarelyOver, risen, shoppingIn, yearlyIn } from './plans.ts';
import { dayIn, workingDayAfter, workingDayBefore } from './working-days.ts';

/** A family of four in Johannesburg: two salaries, a bond, a car, two children at school, a stokvel. */
export function householdBooks(today: Day, seed: number): DemoBooks {
  const months = demoMonths(today);
  const dice = diceOf(seed);
  const plan = months.flatMap((month, index) => [
    ...income(month, index, dice),
    ...ordersIn(month, index, DEBIT_ORDERS, 'cheque', dice),
    ...bondCardAndCash(month),
    ...shoppingIn(month, SHOPPING, dice),
    ...abroad(month, dice),
    ...yearlyIn(month, YEARLY, 'cheque', dice),
  ]);
  const rarely = rarelyOver(months, RARELY, dice);
  // Last on its day: it looks at what the day has left.
  const aside = months.flatMap((month, index) => savings(month, index));
  return booksOf(HOUSEHOLD_ACCOUNTS, [...plan, ...rarely, ...aside], today);
}

function income(month: Month, index: number, dice: Dice): Happening[] {
  const thirteenth = month.endsWith('-12') ? 2n : 1n;
  const side = dice.cents(900, 3_800);
  const sideDay = dayIn(month, dice.int(4, 22));
  const isAsked = dice.happens(35);
  return [
    at(workingDayBefore(dayIn(month, 25)), ({ post }) => {
      post('cheque', risen(4_668_400n, index) * thirteenth, 'MAGTAPE CREDIT SALARY ZENITH LOGISTICS', 'salary');
      post('cheque', risen(3_096_700n, index), 'MAGTAPE CREDIT GAUTENG HEALTH SALARY', 'salary');
    }),
    at(sideDay, ({ post }) => {
      if (isAsked) post('cheque', side, 'FNB APP PAYMENT FROM N DLAMINI CAKES', 'side-income');
    }),
    at(dayIn(month, 31), ({ balanceOf, post }) => {
      // Seven in a hundred a year, on what is there.
      post('savings', (balanceOf('savings') * 7n) / 1200n, 'INTEREST CREDIT', 'interest-income');
    }),
  ];
}

/** Money that moves between the family's own accounts, and what the bond costs. */
function bondCardAndCash(month: Month): Happening[] {
  return [
    at(workingDayAfter(dayIn(month, 1)), ({ move, post, balanceOf }) => {
      move(
        'cheque',
        'bond',
        1_289_000n,
        ['DEBIT ORDER SA HOME LOANS', 'HOME LOAN PAYMENT RECEIVED'],
        'internal-transfer',
      );
      // 10.25 in a hundred a year.
      post('bond', (balanceOf('bond') * 1025n) / 120_000n, 'INTEREST CHARGED HOME LOAN', 'rent');
    }),
    ...[2, 9, 16, 23].map((number) =>
      at(dayIn(month, number), ({ move, balanceOf }) => {
        const short = 60_000n - balanceOf('cash');
        const drawn = (short / 10_000n) * 10_000n;
        move('cheque', 'cash', drawn, ['FNB ATM CASH 0042 ROSEBANK', 'ATM CASH'], 'internal-transfer');
      }),
    ),
    at(workingDayAfter(dayIn(month, 26)), ({ move, balanceOf }) => {
      move(
        'cheque',
        'card',
        -balanceOf('card'),
        ['FNB APP TRANSFER TO CREDIT CARD', 'PAYMENT THANK YOU'],
        'card-payment',
      );
    }),
  ];
}

/** What is left once next month is paid for goes aside, and comes back when the month is short. */
function savings(month: Month, index: number): Happening[] {
  return [
    at(dayIn(month, 28), ({ move, balanceOf }) => {
      // The year's end is dear: nothing goes aside before it.
      const spare = month.endsWith('-11') ? 0n : balanceOf('cheque') - risen(6_200_000n, index);
      const put = (spare / 50_000n) * 50_000n;
      move('cheque', 'savings', put, ['FNB APP TRANSFER TO SAVINGS', 'FNB APP TRANSFER FROM CHEQUE'], 'saving');
    }),
    ...Array.from({ length: 27 }, (_, before) =>
      at(dayIn(month, before + 1), ({ move, balanceOf }) => {
        if (balanceOf('cheque') >= 200_000n) return;
        const short = ((600_000n - balanceOf('cheque')) / 50_000n) * 50_000n;
        const there = balanceOf('savings');
        const back = short < there ? short : there;
        move('savings', 'cheque', back, ['FNB APP TRANSFER TO CHEQUE', 'FNB APP TRANSFER FROM SAVINGS'], 'saving');
      }),
    ),
  ];
}

/** Work and subscriptions in dollars. */
function abroad(month: Month, dice: Dice): Happening[] {
  const earned = dice.cents(280, 640);
  const isQuarter = Number(month.slice(5)) % 3 === 0;
  return [
    at(dayIn(month, 6), ({ post }) => post('dollars', -1_199n, 'SUBSCRIPTION ADOBE', 'software')),
    at(dayIn(month, 12), ({ post }) => post('dollars', -999n, 'SUBSCRIPTION APPLE.COM/BILL', 'streaming')),
    at(dayIn(month, 15), ({ post }) => {
      if (isQuarter) post('dollars', earned, 'ACH UPWORK ESCROW', 'side-income');
    }),
    at(dayIn(month, 20), ({ post }) => {
      if (month.endsWith('-06')) post('dollars', -38_650n, 'ONLINE PURCHASE AIRBNB', 'travel');
    }),
  ];
}
