import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { calculated, noGnumeric } from '#testing/gnumeric.server.ts';
import { instalmentOf, instalmentsUntilPaid, interestInInstalment, principalPaid } from './annuities.ts';
import { minimumsOnly } from './rules.ts';

type Generated = { principal: number; rate: number; count: number; number: number; first: number; last: number };

/** Two hundred loans of up to R 5 million, 40 % and 30 years, the same on every machine. */
const LOANS: readonly Generated[] = fc.sample(
  fc
    .record({
      principal: fc.integer({ min: 100_00, max: 5_000_000_00 }),
      rate: fc.integer({ min: 1, max: 4_000 }),
      count: fc.integer({ min: 1, max: 360 }),
    })
    .chain((loan) =>
      fc
        .tuple(
          fc.integer({ min: 1, max: loan.count }),
          fc.integer({ min: 1, max: loan.count }),
          fc.integer({ min: 1, max: loan.count }),
        )
        .map(([number, one, other]) => {
          return { ...loan, number, first: Math.min(one, other), last: Math.max(one, other) };
        }),
    ),
  { numRuns: 200, seed: 16 },
);

/** A figure of Gnumeric in whole minor units. */
const minor = (figure: string | undefined) => BigInt(Math.round(Number(figure)));

test.skipIf(noGnumeric !== '')(
  `${noGnumeric}PMT, IPMT, CUMPRINC and NPER are those of Gnumeric to the cent on 200 generated loans`,
  async () => {
    const rows = await calculated(
      LOANS.map(({ principal, rate, count, number, first, last }) => {
        const monthly = `${rate}/120000`;
        const instalment = instalmentOf(BigInt(principal), rate, count);
        return [
          `=PMT(${monthly},${count},-${principal})`,
          `=IPMT(${monthly},${number},${count},-${principal})`,
          `=-CUMPRINC(${monthly},${count},${principal},${first},${last},0)`,
          `=NPER(${monthly},-${instalment},${principal})`,
        ];
      }),
    );
    expect(rows).toHaveLength(LOANS.length);
    for (const [at, { principal, rate, count, number, first, last }] of LOANS.entries()) {
      const [pmt, ipmt, cumprinc, nper] = rows[at] ?? [];
      const owed = BigInt(principal);
      const instalment = instalmentOf(owed, rate, count);
      expect([
        instalment,
        interestInInstalment(owed, rate, count, number),
        principalPaid(owed, rate, count, first, last),
      ]).toEqual([pmt, ipmt, cumprinc].map(minor));
      // An instalment that rounding brought down to the interest pays nothing off: Gnumeric gives an error.
      const needed = Math.ceil(Number(nper));
      expect(instalmentsUntilPaid(owed, rate, instalment)).toBe(Number.isNaN(needed) ? null : needed);
    }
  },
);

test.skipIf(noGnumeric !== '')(
  `${noGnumeric}a schedule is Gnumeric’s month by month, rounded to the cent each month, and ends at 0`,
  async () => {
    const chosen = LOANS.filter(({ count }) => count > 1 && count <= 120);
    expect(chosen.length).toBeGreaterThan(40);
    const courses = chosen.map(({ principal, rate, count }) => {
      const minimum = instalmentOf(BigInt(principal), rate, count);
      const debt = { id: 'a', name: 'a', balance: money(principal, 'ZAR'), rate, minimum: money(minimum, 'ZAR') };
      return { principal, rate, minimum, months: minimumsOnly([debt], 'ZAR').months };
    });
    // All in one sheet, each below the last: starting the program costs more than what it calculates.
    const sheet: string[][] = [];
    for (const { principal, rate, minimum, months } of courses)
      for (const at of months.keys()) {
        const before = at === 0 ? String(principal) : `C${sheet.length}`;
        const line = sheet.length + 1;
        sheet.push([
          `=ROUND(${before}*${rate}/120000,0)`,
          `=MIN(${minimum},${before}+A${line})`,
          `=${before}+A${line}-B${line}`,
        ]);
      }
    const rows = (await calculated(sheet)).map((row) => row.map(minor));
    expect(rows).toHaveLength(sheet.length);
    for (const { months } of courses) {
      expect(months.map(({ interest, paid, balance }) => [interest.minor, paid.minor, balance.minor])).toEqual(
        rows.splice(0, months.length),
      );
      expect(months.at(-1)?.balance.minor).toBe(0n);
    }
  },
);
