import { addDays, addMonths, type Day, type Month } from '#kernel/calendar.ts';
import {
  COMPANY_ACCOUNTS,
  COMPANY_ORDERS,
  COMPANY_RARELY,
  COMPANY_SHOPPING,
  COMPANY_YEARLY,
  CUSTOMERS,
  STAFF,
} from './company-habits.ts';
import { type Dice, diceOf } from './dice.ts';
import { booksOf, type DemoBooks, demoMonths, type Happening } from './ledger.ts';
import { at, ordersIn, rarelyOver, risen, shoppingIn, yearlyIn } from './plans.ts';
import { dayIn, workingDayAfter, workingDayBefore } from './working-days.ts';

/** A coffee roastery in Cape Town with five on the payroll, registered for VAT. */
export function companyBooks(today: Day, seed: number): DemoBooks {
  const months = demoMonths(today);
  const dice = diceOf(seed);
  let number = 1001;
  const billed = new Map<Month, bigint>();
  const plan = months.flatMap((month, index) => {
    const invoices = invoicesIn(month, index, number, dice);
    number += invoices.length;
    billed.set(
      month,
      invoices.reduce((sum, { minor }) => sum + minor, 0n),
    );
    const vatOf = (of: Month) => vatOn(billed.get(of) ?? billed.get(month) ?? 0n);
    return [
      ...invoices.map(({ day, minor, text }) => at(day, ({ post }) => post('current', minor, text, 'business-income'))),
      ...otherIncome(month, dice),
      ...payroll(month, index),
      ...taxes(month, index, vatOf),
      ...ownAccounts(month, vatOf(month)),
      ...ordersIn(month, index, COMPANY_ORDERS, 'current', dice),
      ...shoppingIn(month, COMPANY_SHOPPING, dice),
      ...yearlyIn(month, COMPANY_YEARLY, 'current', dice),
    ];
  });
  const rarely = rarelyOver(months, COMPANY_RARELY, dice);
  return booksOf(COMPANY_ACCOUNTS, [...plan, ...courseFees(today), ...rarely], today);
}

/** What the client of the project paid: half when it began, and half after the first group. */
function courseFees(today: Day): Happening[] {
  return [60, 20].map((daysAgo) =>
    at(workingDayBefore(addDays(today, -daysAgo)), ({ post }) =>
      post('current', 1_200_000n, 'CREDIT TRANSFER HARBOUR CAFE BC-2041', 'business-income'),
    ),
  );
}

type Invoice = { readonly day: Day; readonly minor: bigint; readonly text: string };

/** What customers pay in a month; December is the best one. */
function invoicesIn(month: Month, index: number, first: number, dice: Dice): Invoice[] {
  const count = dice.int(14, 17) + (month.endsWith('-12') ? 3 : 0);
  const days = Array.from({ length: count }, () => workingDayAfter(dayIn(month, dice.int(2, 27)))).toSorted();
  return days.map((day, place) => {
    const { name, least, most } = dice.pick(CUSTOMERS);
    const minor = risen(dice.cents(least, most), index);
    return { day, minor, text: `CREDIT TRANSFER ${name} INV ${first + place}` };
  });
}

/** VAT to pay on what was billed: 15 in 115 of it, of which purchases give back about half. */
function vatOn(billed: bigint): bigint {
  return (billed * 15n) / 230n;
}

function otherIncome(month: Month, dice: Dice): Happening[] {
  const market = dice.cents(2_800, 7_400);
  return [
    at(workingDayAfter(dayIn(month, 1)), ({ post }) => {
      post('current', 450_000n, 'CREDIT TRANSFER TENANT UPSTAIRS RENT', 'rental-income');
    }),
    at(dayIn(month, 14), ({ post }) => post('current', market, 'CASH DEPOSIT SATURDAY MARKET', 'cash-deposit')),
    at(dayIn(month, 31), ({ post, balanceOf }) => {
      post('vat', (balanceOf('vat') * 5n) / 1200n, 'CREDIT INTEREST', 'interest-income');
    }),
  ];
}

function payroll(month: Month, index: number): Happening[] {
  const [times, of] = month.endsWith('-12') ? [3n, 2n] : [1n, 1n];
  return [
    at(workingDayBefore(dayIn(month, 25)), ({ post }) => {
      for (const { name, rand } of STAFF) {
        const pay = (risen(BigInt(rand * 100), index) * times) / of;
        post('current', -pay, `IB PAYMENT TO ${name} SALARY`, 'staff-wages');
      }
    }),
  ];
}

/** What SARS is paid: PAYE and UIF by the 7th, VAT every second month by the 25th, provisional tax in August and February. */
function taxes(month: Month, index: number, vatOf: (month: Month) => bigint): Happening[] {
  const number = Number(month.slice(5));
  const vat = vatOf(addMonths(month, -1)) + vatOf(addMonths(month, -2));
  return [
    at(workingDayBefore(dayIn(month, 7)), ({ post }) => {
      post('current', -risen(2_145_000n, index), 'IB PAYMENT TO SARS PAYE', 'paye');
      post('current', -risen(188_000n, index), 'IB PAYMENT TO UIF CONTRIBUTION', 'social-security');
    }),
    at(workingDayBefore(dayIn(month, 25)), ({ post }) => {
      if (number % 2 === 1) post('vat', -vat, 'IB PAYMENT TO SARS VAT', 'vat');
    }),
    at(workingDayBefore(dayIn(month, 28)), ({ post }) => {
      if (number === 2 || number === 8)
        post('vat', -risen(5_480_000n, index), 'IB PAYMENT TO SARS PROVISIONAL TAX', 'provisional-tax');
    }),
  ];
}

/** Money that stays in the company, and what its owner takes out. */
function ownAccounts(month: Month, vat: bigint): Happening[] {
  return [
    at(workingDayAfter(dayIn(month, 2)), ({ move, post, balanceOf }) => {
      const owed = -balanceOf('van');
      const paid = owed < 964_000n ? owed : 964_000n;
      move(
        'current',
        'van',
        paid,
        ['DEBIT ORDER WESBANK VEHICLE FIN', 'PAYMENT RECEIVED WESBANK'],
        'internal-transfer',
      );
      // 11.5 in a hundred a year.
      post('van', (balanceOf('van') * 115n) / 12_000n, 'INTEREST CHARGED VEHICLE FINANCE', 'car-payment');
    }),
    ...[3, 17].map((number) =>
      at(dayIn(month, number), ({ move, balanceOf }) => {
        const short = 150_000n - balanceOf('petty');
        move(
          'current',
          'petty',
          (short / 10_000n) * 10_000n,
          ['AUTOBANK CASH WDL WOODSTOCK', 'ATM CASH'],
          'internal-transfer',
        );
      }),
    ),
    at(workingDayAfter(dayIn(month, 20)), ({ move, balanceOf }) => {
      move(
        'current',
        'card',
        -balanceOf('card'),
        ['IB TRANSFER TO BUSINESS CARD', 'PAYMENT THANK YOU'],
        'card-payment',
      );
    }),
    at(dayIn(month, 28), ({ move, post, balanceOf }) => {
      const aside = vat + 1_000_000n;
      move('current', 'vat', aside, ['IB TRANSFER TO VAT ACCOUNT', 'IB TRANSFER FROM CURRENT'], 'internal-transfer');
      const spare = balanceOf('current') - 45_000_000n;
      if (spare > 100_000n)
        post('current', -(spare / 100_000n) * 100_000n, 'IB TRANSFER TO DIRECTOR DRAWINGS', 'internal-transfer');
    }),
  ];
}
