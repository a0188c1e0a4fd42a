import fc from 'fast-check';
import { expect, test } from 'vitest';
import { views } from '#testing/export-views.ts';
import {
  type Balances,
  balancesByBeancount,
  balancesByHledger,
  noLedgerPrograms,
  tagsByBeancount,
  tagsByHledger,
} from '#testing/ledger-programs.server.ts';
import { beancountName, beancountTag, writeBeancount } from './beancount.ts';
import { hledgerName, hledgerTag, MEANT, writeHledger } from './hledger.ts';
import { tagNames } from './labels.ts';
import { ledgerAccounts } from './ledger-accounts.ts';
import { entriesOf } from './entries.ts';
import type { ExportView } from './model.ts';

/** What the view comes to by account and by category, added up by itself. */
function expected(view: ExportView, nameOf: (name: string) => string): Balances {
  const { held, otherSide } = ledgerAccounts(view, nameOf);
  const sums = new Map<string, bigint>();
  const add = (name: string, minor: bigint) => sums.set(name, (sums.get(name) ?? 0n) + minor);
  for (const { id, currency, openingMinor } of view.accounts) {
    add(`${held.get(id)} ${currency}`, openingMinor ?? 0n);
    add(`Equity:Opening-Balances ${currency}`, -(openingMinor ?? 0n));
  }
  const exchanged = new Set(
    entriesOf(view.rows)
      .flatMap(({ legs }) => legs)
      .flatMap(({ row, other }) =>
        other === null || other.amount.currency === row.amount.currency ? [] : [row.id, other.id],
      ),
  );
  for (const row of view.rows) {
    add(`${held.get(row.accountId)} ${row.amount.currency}`, row.amount.minor);
    // One currency is the price of the other, with no category between them.
    if (exchanged.has(row.id)) continue;
    add(`${otherSide(row)} ${row.amount.currency}`, -row.amount.minor);
  }
  return new Map([...sums].filter(([, minor]) => minor !== 0n));
}
const inOrder = (balances: Balances) => [...balances].toSorted(([a], [b]) => (a < b ? -1 : 1));

test.skipIf(noLedgerPrograms !== '')(
  `${noLedgerPrograms}hledger and Beancount accept ledgers in four currencies, come to the same balances and know the tags`,
  async () => {
    await fc.assert(
      fc.asyncProperty(views(), async (view) => {
        const [hledger, beancount] = await Promise.all([
          balancesByHledger(writeHledger(view)),
          balancesByBeancount(writeBeancount(view)),
        ]);
        expect(inOrder(hledger)).toEqual(inOrder(expected(view, hledgerName)));
        expect(inOrder(beancount)).toEqual(inOrder(expected(view, beancountName)));
        const tags = [...tagNames(view, hledgerTag, MEANT).values()];
        expect(await tagsByHledger(writeHledger(view))).toEqual(expect.arrayContaining(tags));
        const ours = new Set([...tags, ...MEANT]);
        expect((await tagsByHledger(writeHledger(view))).filter((tag) => !ours.has(tag))).toEqual([]);
        const known = [...tagNames(view, beancountTag).values()];
        expect((await tagsByBeancount(writeBeancount(view))).toSorted()).toEqual(known.toSorted());
      }),
      // Making a failure smaller takes longer than the test has: it would only say that its time ran out.
      { numRuns: 20, endOnFailure: true },
    );
  },
  // Four processes for each ledger, beside other tests.
  240_000,
);

test.skipIf(noLedgerPrograms !== '')(`${noLedgerPrograms}a row that does not balance is refused by both`, async () => {
  const row = '2026-03-10 * "Bread"\n  Assets:Cheque  -20.00 ZAR\n  Expenses:Food  19.00 ZAR\n';
  await expect(balancesByHledger(row)).rejects.toThrow(/balance/i);
  const opened = `2026-03-10 open Assets:Cheque\n2026-03-10 open Expenses:Food\n${row}`;
  await expect(balancesByBeancount(opened)).rejects.toThrow(/balance/i);
});

test.skipIf(noLedgerPrograms !== '')(
  `${noLedgerPrograms}Beancount accepts a total price in a currency without decimals that does not divide evenly`,
  async () => {
    const yen = { id: '1', name: 'Yen', currency: 'JPY', openingMinor: 1n } as ExportView['accounts'][number];
    const empty = { ...fc.sample(views(), { numRuns: 1, seed: 1 })[0], accounts: [yen], rows: [] } as ExportView;
    const bought = [
      '2026-04-21 open Assets:Rand',
      '2026-04-21 open Assets:More-yen',
      '2026-04-22 * "Yen"',
      '  Assets:Rand  -2933614450.50 ZAR @@ 97787148350 JPY',
      '  Assets:More-yen  97787148350 JPY',
    ].join('\n');
    await expect(balancesByBeancount(bought)).rejects.toThrow(/balance/i);
    await expect(balancesByBeancount(`${writeBeancount(empty)}\n${bought}\n`)).resolves.toBeDefined();
  },
);
