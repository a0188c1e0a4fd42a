import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2027-04-01T08:00:00Z') });
});
afterAll(() => app.close());

const YNAB =
  '"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"\n';
const line = (memo: string, minor: number, category = 'Shop') =>
  `"Cheque","","13/03/2026","Payee","Food: ${category}","Food","${category}","${memo}",R${minor < 0 ? (-minor / 100).toFixed(2) : '0.00'},R${minor > 0 ? (minor / 100).toFixed(2) : '0.00'},"Cleared"\n`;
const ynab = (...lines: string[]) => new File([YNAB, ...lines], 'Register.csv');
const qif = (...lines: [category: string, amount: string][]) => {
  const splits = lines.map(([category, amount]) => `S${category}\n$${amount}\n`).join('');
  const text = `!Account\nNCheque\nTBank\n^\n!Type:Bank\nD13/03/2026\nT-5.00\nPPayee\n${splits}^\nD14/03/2026\nT-1.00\nPInn\n^\n!Account\nNCash\nTCash\n^\n!Type:Cash\nD15/03/2026\nT-2.00\nPBar\n^\n`;
  return new File([text], 'all.qif');
};

const sixty = Array.from({ length: 60 }, (_, at) => line(`Split (${at + 1}/60) x`, -100));

test.each<[string, File, string[]]>([
  ['sixty lines', ynab(...sixty), ['-6000 split', ...sixty.map(() => '-100 Shop')]],
  [
    'lines that come to nothing',
    ynab(line('Split (1/2) a', -500), line('Split (2/2) b', 500, 'Refund')),
    ['0 split', '-500 Shop', '500 Refund'],
  ],
  ['a line of nothing beside one', ynab(line('Split (1/2) a', -500), line('Split (2/2) b', 0, 'Tip')), ['-500 Shop']],
  [
    'a line of nothing beside two',
    ynab(line('Split (1/3) a', -500), line('Split (2/3) b', 0, 'Tip'), line('Split (3/3) c', -200)),
    ['-700 split', '-500 Shop', '-200 Shop'],
  ],
  ['lines of nothing', ynab(line('Split (1/2) a', 0), line('Split (2/2) b', 0)), ['0 Shop']],
  ['QIF with a line of nothing', qif(['Food:Shop', '-5.00'], ['Food:Tip', '0.00']), ['-500 Shop', '-100 -', '-200 -']],
  ['QIF whose lines do not add up', qif(['Food:Shop', '-4.00'], ['Food:Tip', '-2.00']), ['-500 -', '-100 -', '-200 -']],
])('%s', async (_, file, expected) => {
  const { api, session } = await app.person();
  const { id, ...preview } = await api.imports.upload({ file });
  const finding = preview.finding?.kind === 'read' ? preview.finding : preview.likely?.finding;
  const newAccounts = (finding?.sections ?? []).map(({ section, newAccountId, newAccount }) => ({
    section,
    id: newAccountId,
    account: { ...newAccount, country: 'ZA' },
  }));
  await api.imports.commit({ id, answers: preview.likely?.answers ?? {}, newAccounts });
  const { rows } = await app.owner.query<{ told: string }>(
    `select t.minor || ' ' || case when t.is_split then 'split' when t.category_source = 'person' then c.name else '-' end as told
      from transactions t left join categories c on c.workspace_id = t.workspace_id and c.id = t.category_id
      where t.workspace_id = $1`,
    [session.workspace.id],
  );
  expect(rows.map(({ told }) => told).toSorted()).toEqual(expected.toSorted());
});
