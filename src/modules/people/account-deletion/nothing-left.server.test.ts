import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callSamples } from '#apps/server/samples.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { personWithTotp, codeAt, signedInAnew } from '#testing/factors.server.ts';
import { livedInPlans } from '#testing/lived-in-plans.server.ts';
import { joined, tabOf, tokenFor } from '#testing/members.server.ts';
import { testBrowser } from '#testing/push.server.ts';
import { brokenAuditChains } from '#platform/audit.server.ts';
import { deleteDueAccounts } from './jobs.server.ts';

let now = new Date('2026-11-21T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());

/** What stays and why; docs/export.md and the screen say the same. */
const STAYS: Readonly<Record<string, string>> = {
  security_audit_logs: 'cannot be changed; it knows ids, never a name or an address',
  audit_heads: 'the last link of each chain',
};

/** Every table of the catalogue, with the number of its rows in which one of the marks stands, in whatever column. */
async function rowsWith(marks: readonly string[]): Promise<Map<string, number>> {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await app.owner.query<{ count: bigint }>(
      `select count(*) from public.${name} t where exists (select from unnest($1::text[]) m where strpos(lower(t::text), m) > 0)`,
      [marks.map((mark) => mark.toLowerCase())],
    );
    found.set(name, Number(rows[0]?.count ?? 0n));
  }
  return found;
}

/** Somebody with a row in every table that knows people or books. */
async function livedIn() {
  const who = await personWithTotp(app, now);
  const { api, email, password } = who;
  const { person, workspace } = who.session;
  await api.profile.save({
    firstName: 'Ntombizodwa',
    lastName: 'Mkhwanazi',
    username: 'zodwa.m',
    company: 'Mkhwanazi Maize',
    bio: 'Farms',
    dateOfBirth: '1980-01-01',
    userType: 'business',
  });
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a03' } })
    .png()
    .toBuffer();
  await api.profile.setPicture({ kind: 'avatar', file: new File([new Uint8Array(bytes)], 'me.png') });
  await api.preferences.save({ timezone: 'Africa/Nairobi' });
  const choices = { functional: true, analytics: false, marketing: false };
  await api.consents.give({ choices, version: 1, givenAt: now, via: 'banner' });
  await api.rights.ask({ right: 'access', details: 'Who has seen the Mkhwanazi books' });
  await api.compliance.generate();
  await api.compliance.generateForBooks();
  await api.notifications.saveWishes({ choices: [{ type: 'transaction', channel: 'email', isOn: true }] });
  await api.push.subscribe(testBrowser().address);
  await api.workspaces.rename({ name: 'Mkhwanazi farm' });
  await api.business.save({ legalName: 'Mkhwanazi Maize (Pty) Ltd', country: 'ZA', yearStart: 3 });
  await api.services.ask({ service: 'risk-management', note: 'For the Mkhwanazi farm' });
  const rand = (minor: bigint) => ({ minor, currency: 'ZAR' });
  const debts = [{ name: 'Mkhwanazi bond', balance: rand(90_000n), rate: 1150, minimum: rand(1000n) }];
  const once = [{ month: '2026-12', amount: rand(500n) }];
  await api.debts.keep({ plan: { currency: 'ZAR', strategy: 'avalanche', extra: rand(0n), debts, once } });
  const lent = { amount: rand(2_000n), lentOn: '2026-09-01', dueOn: null, repayments: [], note: 'Mkhwanazi fees' };
  await api.loansGiven.add({ ...lent, person: 'Mkhwanazi' });
  await api.cashFlow.addScenario({ name: 'Mkhwanazi car', template: 'car', changes: [] });
  await api.cashFlow.setFloor({ currency: 'ZAR', floor: rand(700n) });
  await api.apiKeys.create({ name: 'Mkhwanazi sheet', scopes: ['accounts.read'], days: null });
  const hook = await api.webhooks.create({ url: 'https://hooks.example.com/', events: ['account.created'] });
  await api.webhooks.test({ id: hook.id });
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', accountNumber: '62 1234 5678' });
  const roof = { name: 'Mkhwanazi roof', party: 'Mkhwanazi', due: '2026-12-01', amount: rand(900n) };
  await api.cashFlow.addExpected({ ...roof, accountId, likelihood: 100, delay: 0, isExtra: true });
  const near = rand(100n);
  const source = { accountId, payee: 'mkhwanazi rent', direction: 'out' as const, currency: 'ZAR', near };
  const cadence = { kind: 'weeks', every: 1, anchor: '2026-11-02', shift: 'none', country: 'ZA' } as const;
  const changes = [{ on: '2026-11-09', isSkipped: true, movedTo: null, amount: null }];
  const recurring = {
    source,
    name: 'Mkhwanazi rent',
    cadence,
    amount: { kind: 'exact' as const, amount: near },
    changes,
    matches: [{ on: '2026-11-16', paidBy: crypto.randomUUID(), notPaidBy: [] }],
  };
  await api.recurring.confirm(recurring);
  await api.recurring.createCalendarAddress();
  const worth = { day: '2026-03-01', amount: rand(900n), source: 'estimate' as const };
  const house = { name: 'House of Mkhwanazi', kind: 'home' as const, currency: 'ZAR', ownership: 5000, endedOn: null };
  const { id: houseId } = await api.netWorth.create({ ...house, debtAccountId: accountId, valuations: [worth] });
  await api.netWorth.setCounted({ id: houseId, isCounted: true });
  await api.netWorth.setAccountShare({ accountId, ownership: 5000 });
  const statement =
    'Date,Amount,Balance,Description\n2026-03-01,-12.34,87.66,SPAR 77\n2026-03-02,-0.01,87.65,Pick n Pay';
  for (const name of ['march.csv', 'again.csv']) {
    const text = name === 'again.csv' ? `${statement}\n2026-03-05,-9.00,78.65,Woolworths` : statement;
    const { id } = await api.imports.upload({ file: new File([text], name), accountId });
    await api.imports.commit({ id, batchId: crypto.randomUUID() });
  }
  const { id: reconciledId } = await api.reconciliation.start({ accountId, day: '2026-03-31', balance: rand(-2135n) });
  await api.reconciliation.clearUpTo({ id: reconciledId });
  await api.reconciliation.finish({ id: reconciledId });
  await api.imports.drop({ files: 1 });
  const categories = await api.categories.list();
  const [groceries, other] = categories.filter(({ kind, parentId }) => kind === 'expense' && parentId !== null);
  const { rows } = await api.transactions.list({ currency: 'ZAR' });
  for (const { id } of rows) await api.transactions.update({ id, categoryId: groceries?.id ?? '' });
  const [first = '', second = ''] = rows.map(({ id }) => id);
  await api.attachments.add({ transactionId: first, file: new File([new Uint8Array(bytes)], 'Mkhwanazi.png') });
  await api.transactionLinks.create({ kind: 'related', fromId: first, toId: second, amount: null });
  await api.categories.remove({ id: groceries?.id ?? '', moveTo: other?.id ?? '' });
  // Over fifty requests in one minute would have to be confirmed.
  tick();
  await livedInPlans(who, { accountId, rowId: first });
  const { id: cashId } = await api.accounts.create({ name: 'Cash', accountType: 'cash' });
  const inCash = await api.transfers.createOther({ id: first, accountId: cashId });
  await api.transfers.reject({ outId: second, inId: inCash.id });
  await api.transfers.changeSettings({ linksCertain: false });
  const actions = { categoryId: other?.id ?? null, description: 'Mkhwanazi spar' };
  await api.automationRules.create({ name: 'Mkhwanazi spar', query: 'spar', actions });
  const [bookedOn, categoryId] = ['2026-03-07', other?.id ?? ''];
  await api.transactions.create({
    accountId: cashId,
    bookedOn,
    description: 'Deposit',
    categoryId,
    amount: rand(-55n),
  });
  // Waits for a statement of the other account.
  await api.automationRules.create({ name: 'Deposits', query: 'deposit', actions: { transferAccountId: accountId } });
  await api.automationRules.run({ includesPersons: true });
  await api.automationRules.dismissProposal({
    merchant: 'mkhwanazi rent',
    direction: 'out',
    categoryId: other?.id ?? '',
  });
  await joined(app, who, { role: 'viewer', accountIds: [accountId] });
  await api.members.invite({ email: 'friend@example.com', role: 'viewer' });

  // Over fifty requests in one minute would have to be confirmed.
  tick();
  await callSamples(api);

  // In books of somebody else: a membership, rows that stay there, an offer that was used.
  const host = await app.person();
  await host.api.members.invite({ email, role: 'editor' });
  await api.members.accept({ token: tokenFor(app, email) });
  const guest = await tabOf(app, who, host.session.workspace.id);
  await guest.api.factors.show({ by: 'totp', code: await codeAt(who.secret, tick()) });
  const theirs = await guest.api.accounts.create({ name: 'Joint' });

  const wrong = await signedInAnew(app, who);
  await wrong.api.factors.show({ by: 'totp', code: '000000' }).catch(() => undefined);
  await wrong.api.factors.sendCode().catch(() => undefined);
  const trusting = await signedInAnew(app, who);
  await trusting.api.factors.show({ by: 'totp', code: await codeAt(who.secret, tick()) });
  await trusting.api.factors.trustDevice();
  await app
    .visitor()
    .api.identity.signIn({ email, password: 'Wrong#2026' })
    .catch(() => undefined);
  await app.visitor().api.credentials.askReset({ email });
  const session = await app.owner.query<{ id: string }>('select id from sessions where user_id = $1 limit 1', [
    person.id,
  ]);
  for (const [text, values] of [
    [
      `insert into subscriptions (id, user_id, status, plan_name, billing_interval)
      values (gen_random_uuid(), $1, 'active', 'Pro', 'month')`,
      [person.id],
    ],
    [`insert into user_roles (user_id, role) values ($1, 'admin')`, [person.id]],
    [
      `insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports, is_synced)
      values (gen_random_uuid(), $1, 'Key', 'c', 'p', 0, '{}', false)`,
      [person.id],
    ],
    [
      `insert into passkey_challenges (challenge, session_id, purpose, expires_at) values ('x', $1, 'confirm', now())`,
      [session.rows[0]?.id],
    ],
    [
      `insert into email_codes (session_id, hash, expires_at) values ($1, 'h', now()) on conflict do nothing`,
      [session.rows[0]?.id],
    ],
    [
      `insert into verifications (id, identifier, value, expires_at)
      values (gen_random_uuid(), 'reset', $1::text, now())`,
      [person.id],
    ],
    [
      `insert into import_decisions (workspace_id, import_id, place, account_id, content_hash)
      select workspace_id, id, 7, $1, 'h' from imports limit 1`,
      [accountId],
    ],
    [
      `insert into api_calls (workspace_id, key_id, idempotency_key, request_hash, started_at, claimed_at)
      select workspace_id, id, 'mkhwanazi', 'h', now(), now() from api_keys where workspace_id = $1 limit 1`,
      [workspace.id],
    ],
    [
      `insert into transaction_merges (workspace_id, merged_id, kept_id, account_id, user_id, before, after, merged)
      values ($1, gen_random_uuid(), gen_random_uuid(), $2, $3, '{}', '{}', '{"words": "mkhwanazi"}')`,
      [workspace.id, accountId, person.id],
    ],
    [
      `insert into import_texts (workspace_id, import_id, format, text)
      select workspace_id, id, 'pdf', 'mkhwanazi' from imports where workspace_id = $1 limit 1`,
      [workspace.id],
    ],
    [
      `insert into budget_alerts (workspace_id, line_id, period, alert)
      select workspace_id, id, '2026-11-01', 'near' from budget_lines where workspace_id = $1 limit 1`,
      [workspace.id],
    ],
    [`insert into cash_flow_warnings (workspace_id, currency) values ($1, 'ZAR')`, [workspace.id]],
    [
      `insert into goal_alerts (workspace_id, goal_id, about)
      select workspace_id, id, 'mkhwanazi' from goals where workspace_id = $1 limit 1`,
      [workspace.id],
    ],
    [
      `insert into project_alerts (workspace_id, project_id, subject, alert)
      select workspace_id, id, id, 'near' from projects where workspace_id = $1 limit 1`,
      [workspace.id],
    ],
    [
      `insert into import_progress (workspace_id, import_id, phase) values ($1, gen_random_uuid(), 'reading')`,
      [workspace.id],
    ],
  ] as const)
    await app.owner.query(text, [...values]);
  await app.owner.query(`insert into refused_services (user_id, provider) values ($1, 'other')`, [person.id]);
  // The register stays; who wrote in it does not.
  await app.owner.query(
    `insert into breach_entries (breach_id, number, kind, at, by_user, body)
     values (gen_random_uuid(), 1, 'recorded', now(), $1, '{}')`,
    [person.id],
  );
  await app.owner.query(`insert into failed_factors (id, user_id) values (gen_random_uuid(), $1)`, [person.id]);
  return { ...who, workspaceId: workspace.id, password, host, theirs: theirs.id, sessionId: session.rows[0]?.id ?? '' };
}

function tick(): Date {
  now = new Date(now.getTime() + 60_000);
  return now;
}

test('after the end, no table knows the person or their books any more, but for what is stated', async () => {
  const who = await livedIn();
  const { id } = who.session.person;
  const [viewer] = (await who.api.members.list()).filter(({ role }) => role === 'viewer');
  const marks = [id, who.workspaceId, who.email, 'mkhwanazi', 'zodwa', who.sessionId];

  const before = await rowsWith(marks);
  const { rows: columns } = await app.owner.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'workspace_id') order by 1`,
  );
  const empty = columns.map(({ name }) => name).filter((name) => name !== 'erasures' && before.get(name) === 0);
  expect(empty, 'a table that this test does not fill proves nothing: give the person a row in it').toEqual([]);

  await who.api.members.remove({ userId: viewer?.userId ?? '' });
  await who.api.erasure.ask();
  expect((await rowsWith(marks)).get('erasures')).toBe(1);
  now = new Date(now.getTime() + 14 * 86_400_000);
  await deleteDueAccounts({ ...app.services, publicUrl: 'http://localhost' });

  const after = await rowsWith(marks);
  const left = [...after].filter(([name, count]) => count > 0 && !(name in STAYS)).map(([name]) => name);
  // What they wrote in books of others belongs to those, under an id that leads to nobody.
  expect(left).toEqual(['bank_accounts']);
  const { rows } = await app.owner.query('select workspace_id, user_id from bank_accounts where user_id = $1', [id]);
  expect(rows).toEqual([{ workspace_id: who.host.session.workspace.id, user_id: id }]);
  await who.host.signInAgain();
  expect((await who.host.api.accounts.list()).map((account) => account.id)).toEqual([who.theirs]);

  // The record of deeds stays, pseudonymous and whole.
  const said = await rowsWith([who.email, 'mkhwanazi', 'zodwa']);
  expect([...said].filter(([, count]) => count > 0)).toEqual([]);
  const deeds = await app.owner.query<{ action: string }>(
    'select action from security_audit_logs where chain_id = $1 order by number desc limit 1',
    [id],
  );
  expect(deeds.rows).toEqual([{ action: 'erasure.done' }]);
  expect(await brokenAuditChains((text) => app.owner.query(text))).toEqual([]);
});
