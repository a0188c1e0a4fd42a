import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkKeptSums } from '#modules/money/ledger/service.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { splitBooks } from '#testing/splits.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The figures of a person's books that a split is in. */
async function figuresOf({ api }: Awaited<ReturnType<typeof app.person>>, id: string) {
  return {
    whole: await api.splits.get({ id }),
    templates: await api.splits.templates(),
    rows: (await api.transactions.list({ currency: 'ZAR' })).rows,
    totals: await api.transactions.totals({ currency: 'ZAR' }),
    accounts: await api.accounts.list(),
  };
}

test('a split and a template leave with their owner, and come back to the cent; lines that do not add up are refused', async () => {
  const { id, fuel, ...who } = await splitBooks(app);
  const lines = [
    { description: null, categoryId: fuel, hundredths: 2500 },
    { description: 'Other', categoryId: null, hundredths: null },
  ];
  await who.api.splits.saveTemplate({ name: 'A quarter', lines });
  const file = await who.api.leaving.export();
  const arrival = await app.person();
  await arrival.api.leaving.restore({ file });
  expect(await figuresOf(arrival, id)).toEqual(await figuresOf(who, id));
  expect((await checkKeptSums((text) => app.owner.query(text))).differences).toEqual([]);

  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const path = Object.keys(files).find((name) => name.endsWith('/transactions.jsonl')) ?? '';
  const rows = strFromU8(files[path] ?? new Uint8Array());
  const bent = { ...files, [path]: strToU8(rows.replace('"minor":"-30000"', '"minor":"-30001"')) };
  const bringer = await app.person();
  await expect(
    bringer.api.leaving.restore({ file: new File([new Uint8Array(zipSync(bent))], 'away.zip') }),
  ).rejects.toMatchObject({ code: 'ARCHIVE_REFUSED', message: expect.stringContaining('transactions_split') });
  expect((await bringer.api.transactions.list({ currency: 'ZAR' })).count).toBe(0);

  const sheet = Object.entries(files).find(([name]) => name.endsWith('/transactions.csv'))?.[1] ?? new Uint8Array();
  const amounts = strFromU8(sheet).match(/-(?:1000|600|300|100)\.00.*(?:Split|Money out)/g) ?? [];
  expect(amounts.map((row) => row.includes('Split'))).toEqual([true, false, false, false]);
});
