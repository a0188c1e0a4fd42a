import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAt } from '#kernel/calendar.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let owner: Awaited<ReturnType<typeof bookkeeper>>;
let cardId: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await bookkeeper(app);
  cardId = (await owner.api.accounts.create({ name: 'Gold card', bankName: 'FNB' })).id;
  await owner.write('Woolworths', -49_568n, { bookedOn: '2026-03-01' });
  await owner.write('Engen', -123_450n, { bookedOn: '2026-03-02', categoryId: owner.category('Fuel') });
  await owner.write('Salary', 2_300_000n, { bookedOn: '2026-04-03', categoryId: owner.category('Salary and wages') });
  await owner.api.transactions.create({
    accountId: cardId,
    bookedOn: '2025-12-31',
    description: 'Dentist',
    categoryId: owner.category('Gifts given'),
    amount: { minor: -9900n },
    reference: 'INV-2207',
    note: 'Ask for the certificate',
  });
  await owner.api.categories.update({ id: owner.category('Fuel'), taxLine: 'Travel' });
  const { id: work } = await owner.api.tags.create({ name: 'Work' });
  await owner.api.tags.create({ name: 'Unused tag' });
  const filter = { currency: 'ZAR', search: 'engen or dentist' };
  await owner.api.transactions.bulkChange({ which: { filter }, change: { addTags: [work] } });
  const which = { filter: { ...filter, search: 'engen' } };
  await owner.api.transactions.bulkChange({ which, change: { isReviewed: false } });
});
afterAll(() => app.close());

test.each([
  ['category:groceries', ['Woolworths']],
  ['CATEGORY:fuel amount>1000', ['Engen']],
  ['-category:groceries', ['Dentist', 'Engen', 'Salary']],
  ['category:groceries or account:fnb', ['Dentist', 'Woolworths']],
  ['account:"gold card"', ['Dentist']],
  ['date:2026', ['Engen', 'Salary', 'Woolworths']],
  ['date:2026-03 -woolworths', ['Engen']],
  ['date:2025-12..2026-03', ['Dentist', 'Engen', 'Woolworths']],
  ['date>2026-03-02', ['Salary']],
  ['date<=2026-03-01', ['Dentist', 'Woolworths']],
  ['date:2026-03 date:2026-04', []],
  ['is:income', ['Salary']],
  ['is:expense -(engen or dentist)', ['Woolworths']],
  ['is:uncategorised', []],
  ['-is:pending', ['Dentist', 'Engen', 'Salary', 'Woolworths']],
  ['reference:inv-22', ['Dentist']],
  ['payee:eng', ['Engen']],
  ['text:groceries', []],
  ['tag:work', ['Dentist', 'Engen']],
  ['-tag:work', ['Salary', 'Woolworths']],
  ['tag:unused', []],
  ['tag:work is:unreviewed', ['Engen']],
  ['is:reviewed', ['Dentist', 'Salary', 'Woolworths']],
  ['is:tagged -is:reviewed', ['Engen']],
  ['note:certificate', ['Dentist']],
  ['-note:certificate is:tagged', ['Engen']],
  ['engen or woolworths', ['Engen', 'Woolworths']],
  ['(engen or woolworths) <1000', ['Woolworths']],
  ['amount:495.68', ['Woolworths']],
  ['amount=495', []],
  ['amount:-100..-90', ['Dentist']],
  ['currency:ZAR fuel', ['Engen']],
  ['currency:USD fuel', []],
  ['taxline:trav', ['Engen']],
  ['has:reference has:note', ['Dentist']],
  ['-has:tag', ['Salary', 'Woolworths']],
  ['has:receipt', []],
  ['is:unreconciled has:tag', ['Dentist', 'Engen']],
  ['is:reconciled or is:cleared or is:split or is:linked', []],
  ['variability:fixed or variability:variable', ['Dentist', 'Engen', 'Salary', 'Woolworths']],
  ['-categorised:person', []],
])('%s finds the same in the list and the totals', async (search, names) => {
  expect((await owner.names({ search })).toSorted()).toEqual(names);
  expect((await owner.totals({ search })).count).toBe(names.length);
});

test('the export holds what the query finds, and refuses what is not understood', async () => {
  const exported = (search: string) => owner.api.transactions.export({ currency: 'ZAR', search });
  const rows = await exported('date:2026-03 or account:fnb');
  expect(rows.map(({ description }) => description).toSorted()).toEqual(['Dentist', 'Engen', 'Woolworths']);
  await expect(exported('tag:none')).rejects.toMatchObject({ code: 'SEARCH_NOT_UNDERSTOOD' });
});

test('months named by words begin when those of the person do', async () => {
  // Their day, which late in the evening of UTC is the next one.
  const day = dayAt(app.services.now(), 'Africa/Johannesburg');
  await owner.write('Today', -100n, { bookedOn: day });
  expect(await owner.names({ search: 'date:this-month date:today' })).toEqual(['Today']);
  expect(await owner.names({ search: 'date:last-month' })).toEqual([]);
});

test.each([
  ['category:grocries', 9, 'There is no category “grocries”. Did you mean “Groceries”?'],
  ['account:zzz', 8, 'There is no account “zzz”.'],
  ['taxline:trvel', 8, 'There is no tax line “trvel”. Did you mean “Travel”?'],
  ['tag:wrok', 4, 'There is no tag “wrok”. Did you mean “Work”?'],
  [
    'is:nothing',
    3,
    'After “is:”, type one of: transfer, income, expense, uncategorised, pending, reviewed, unreviewed, tagged, unreconciled, cleared, reconciled, split, linked.',
  ],
  ['(category:fuel', 0, 'Close this bracket.'],
])('%s is refused with its place and a message, and nothing is searched', async (search, at, message) => {
  const refused = { code: 'SEARCH_NOT_UNDERSTOOD', message, data: { at } };
  await expect(owner.list({ search })).rejects.toMatchObject(refused);
  await expect(owner.totals({ search })).rejects.toMatchObject(refused);
});

test('a word with a typing error is put right beside a field', async () => {
  const page = await owner.list({ search: 'woolworhts category:groceries' });
  expect(page.corrected).toBe('woolworths');
  expect(page.rows.map(({ description }) => description)).toEqual(['Woolworths']);
});

test('a member who may not see amounts asks for none, and may ask for days', async () => {
  const member = await joined(app, owner, { role: 'viewer-without-amounts' });
  const { api } = await tabOf(app, member, owner.session.workspace.id);
  const ask = (search: string) => api.transactions.list({ currency: 'ZAR', search });
  for (const search of ['amount>5', 'category:fuel >5', '-(amount:1..2)', 'text:5', 'reference:22', 'fuel or "4"'])
    await expect(ask(search), search).rejects.toMatchObject({ code: 'SEARCH_WITHOUT_AMOUNTS' });
  expect((await ask('date:2026-03 category:fuel')).count).toBe(1);
});

test('a member limited to some accounts finds nothing of others, also by what is left out', async () => {
  const member = await joined(app, owner, { role: 'viewer', accountIds: [cardId] });
  const { api } = await tabOf(app, member, owner.session.workspace.id);
  const ask = (search: string) => api.transactions.list({ currency: 'ZAR', search });
  expect((await ask('-category:fuel')).count).toBe(1);
  await expect(ask('account:cheque')).rejects.toMatchObject({ code: 'SEARCH_NOT_UNDERSTOOD' });
});
