import { bookOf } from '../scripts/statement-shapes/books.ts';
import { PRINTED_LAYOUTS } from '../scripts/statement-shapes/printed-layouts.ts';
import { openAndRead } from '#testing/open-and-read.server.ts';
import { expect, test } from './fixtures.ts';

test('statements that a browser prints are read to the cent, or it is said what is not', async ({ page }) => {
  const tally = { right: 0, marked: 0, asked: 0 };
  for (const rows of [8, 60])
    for (const [name, { currency, html }] of Object.entries(PRINTED_LAYOUTS)) {
      const book = bookOf(rows * 7 + name.length, { rows, isLong: rows > 10 });
      await page.setContent(html(book));
      const reading = await openAndRead(await page.pdf({ preferCSSPageSize: true }), {
        currency,
        answers: { dateOrder: 'dmy' },
      });
      if (reading.kind !== 'read') {
        tally.asked += 1;
        continue;
      }
      const failed = reading.accounts.reduce((sum, account) => sum + account.failed.length, 0);
      const read = reading.accounts.flatMap((account) => account.rows);
      tally[failed > 0 ? 'marked' : 'right'] += 1;
      // What is left out is counted, and stands first: no balance is before it.
      const expected = book.entries.slice(failed).map(({ day, minor }) => [day, minor]);
      expect(
        read.map(({ day, amount }) => [day, amount.minor]),
        `${name}, ${rows} rows`,
      ).toEqual(expected);
    }
  console.log(`Printed statements: ${JSON.stringify(tally)}`);
  expect(tally.right).toBeGreaterThanOrEqual(12);
});
