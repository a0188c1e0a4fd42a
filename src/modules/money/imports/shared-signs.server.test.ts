import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import type { Preview } from './model.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
type Api = Awaited<ReturnType<typeof app.person>>['api'];

const file = (month: string) =>
  new File([`Date,Description,Amount\n2026-${month}-13,Shop,-$10.00\n2026-${month}-14,Pay,$500.00\n`], `${month}.csv`);

async function added(api: Api, month: string): Promise<Preview> {
  const { id: dropId } = await api.imports.drop({ files: 1 });
  return api.imports.add({ dropId, file: file(month) });
}

/** The currencies of the rows; what is asked where the file cannot be read yet. */
function currenciesIn({ finding }: Preview): string[] {
  if (finding?.kind === 'questions') return finding.questions.map(({ about }) => `asks ${about}`);
  if (finding?.kind !== 'read') throw new Error(finding?.kind ?? 'nothing found');
  return finding.sections.map(({ currency }) => currency);
}

test.each<[accounts: string[], found: string[]]>([
  [[], ['asks currency']],
  [['ZAR'], ['asks currency']],
  [['ZAR', 'USD'], ['USD']],
  [['ZAR', 'NAD', 'EUR'], ['NAD']],
  [['USD'], ['USD']],
  [['USD', 'NAD'], ['asks currency']],
])('a dollar sign, with accounts in %j, gives %j', async (currencies, found) => {
  const { api } = await app.person();
  for (const currency of currencies) await api.accounts.create({ name: `Account in ${currency}`, currency });
  expect(currenciesIn(await added(api, '03'))).toEqual(found);
});

test('what was answered once needs no question in the next month', async () => {
  const { api } = await app.person();
  const asked = await added(api, '03');
  const told = await api.imports.choose({ id: asked.id, answers: { currency: 'USD' } });
  expect(currenciesIn(told)).toEqual(['USD']);
  if (told.finding?.kind !== 'read') throw new Error(told.finding?.kind);
  const newAccounts = told.finding.sections.map(({ section, newAccount, newAccountId }) => ({
    section,
    id: newAccountId,
    account: newAccount,
  }));
  await api.imports.commit({ id: asked.id, batchId: crypto.randomUUID(), newAccounts });
  expect(await api.accounts.list()).toMatchObject([{ currency: 'USD', transactionCount: 2 }]);
  expect(currenciesIn(await added(api, '04'))).toEqual(['USD']);
});
