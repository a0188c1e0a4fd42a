import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A shop that a person wrote, which rules rename and a statement brings too. */
async function books() {
  const owner = await bookkeeper(app);
  const { id } = await owner.write('SHOP ONE', -1_00n, { bookedOn: '2026-03-13' });
  const addRule = (name: string, actions: object) =>
    owner.api.automationRules.create({ name, query: 'description:shop', actions });
  const newest = async (api = owner.api) => (await api.history.ofTransaction({ id }))[0];
  return { ...owner, id, addRule, newest };
}

test('the history names the rules of a run that changed something, and not those that changed nothing', async () => {
  const who = await books();
  const { id: note } = await who.addRule('Note it', { note: 'By a rule' });
  await who.api.automationRules.create({ name: 'Idle', query: 'description:nowhere', actions: { note: 'No' } });
  await who.api.automationRules.run({ includesPersons: false, ruleIds: [note] });
  expect(await who.newest()).toMatchObject({ source: 'rule', sourceNames: ['Note it'] });
  await who.addRule('Pets', { categoryId: who.category('Pets') });
  await who.addRule('Seen', { isReviewed: true, description: 'Shop' });
  await who.api.automationRules.run({ includesPersons: true });
  expect(await who.newest()).toMatchObject({ source: 'rule', sourceNames: ['Pets', 'Seen'] });
});

test('the history names the file of an import that changed what a person wrote', async () => {
  const who = await books();
  const file = new File(['Date,Description,Amount\n2026-03-13,SHOP ONE,-1.00\n'], 'fnb-march.csv');
  const { id } = await who.api.imports.upload({ file, accountId: who.accountId });
  await who.api.imports.commit({ id });
  expect(await who.newest()).toMatchObject({ what: 'changed', source: 'import', sourceNames: ['fnb-march.csv'] });
  const blind = await tabOf(app, await joined(app, who, { role: 'viewer-without-amounts' }), who.session.workspace.id);
  expect(await who.newest(blind.api)).toMatchObject({ source: 'import', sourceNames: [] });
});

test('a member of one account does not read what rules are called', async () => {
  const who = await books();
  await who.addRule('From Hidden savings', { note: 'By a rule' });
  await who.api.automationRules.run({ includesPersons: false });
  const limited = await joined(app, who, { role: 'viewer', accountIds: [who.accountId] });
  const tab = await tabOf(app, limited, who.session.workspace.id);
  expect(await who.newest(tab.api)).toMatchObject({ source: 'rule', sourceNames: [] });
});
