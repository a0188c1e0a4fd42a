import { randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '#modules/people/consents/rules.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { startBrowsers } from '#testing/browsers.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { can, AUDIT } from '#kernel/permissions.ts';
import { ROLES } from '#kernel/roles.ts';
import { SHARING } from '#modules/sharing/members/access.ts';

let now = new Date('2026-11-21T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());

const DAY = 86_400_000;
const missingOf = ({ gains }: { gains: readonly { readonly key: string }[] }) => gains.map(({ key }) => key).toSorted();

/** Past the trigger that keeps the log append-only, as only who owns the table can go. */
const tamper = (text: string) =>
  app.owner.query(`begin; alter table security_audit_logs disable trigger audit_is_append_only; ${text};
    alter table security_audit_logs enable trigger audit_is_append_only; commit`);

test('how well a person is guarded is reckoned from facts, and what is missing says what it would add', async () => {
  const person = await app.person();
  const { api } = person;
  const before = await api.compliance.assess();
  expect(before.checks.map(({ type }) => type)).toEqual([
    'dataProtection',
    'authentication',
    'session',
    'access',
    'audit',
  ]);
  expect(missingOf(before)).toEqual(['consent', 'copy', 'known', 'second-factor', 'tls']);
  const choices = { functional: false, analytics: false, marketing: false };
  await api.consents.give({ choices, version: CONSENT_VERSION, givenAt: now, via: 'settings' });
  await api.leaving.export();
  const after = await api.compliance.assess();
  expect(missingOf(after)).toEqual(['known', 'second-factor', 'tls']);
  expect(after.score).toBeGreaterThan(before.score);
  await api.securityAlerts.create({ alertType: 'system', severity: 'critical', title: 'A', description: 'B' });
  expect(missingOf(await api.compliance.assess())).toContain('alerts');
  await joined(app, person, { role: 'viewer' });
  expect(missingOf(await api.compliance.assess())).toEqual(expect.arrayContaining(['books', 'members']));
});

test('sessions count as they are: how many, how old, how unusual', async () => {
  const { api, session } = await app.person();
  const { id } = session.person;
  const change = (set: string) => app.owner.query(`update enhanced_sessions set ${set} where user_id = $1`, [id]);
  await change(`created_at = created_at - interval '9 hours', risk_score = 60`);
  expect(missingOf(await api.compliance.assess())).toContain('age');
  expect(missingOf(await api.compliance.assess())).not.toContain('calm');
  await app.owner.query(
    `insert into enhanced_sessions (id, user_id, session_token, renewed_at, device_fingerprint, last_activity, expires_at, created_at, risk_score)
     select gen_random_uuid(), $1, gen_random_uuid()::text, $2, 'x', $2, $3, $2, 61 from generate_series(1, 5)`,
    [id, now, new Date(now.getTime() + 3 * 60 * 60_000)],
  );
  expect(missingOf(await api.compliance.assess())).toEqual(expect.arrayContaining(['age', 'calm', 'few', 'timeout']));
});

test('a line of the record that was taken out is seen', async () => {
  const { api, session } = await app.person();
  for (const name of ['a', 'b', 'c']) await api.securityEvents.log({ eventType: name });
  await tamper(`delete from security_audit_logs where chain_id = '${session.person.id}' and number = 2`);
  const { checks } = await api.compliance.assess();
  const audit = checks.find(({ type }) => type === 'audit');
  expect(audit).toMatchObject({ compliant: false, score: 50 });
  expect(audit?.violations).toEqual([expect.stringContaining('was changed')]);
});

test('an account number that is not sealed, or with a former key, is seen in books that are open or not', async () => {
  const { api, session } = await app.person();
  await api.accounts.create({ name: 'Cheque', accountNumber: '62 1234 5678' });
  const noteOf = async () => {
    const [personal, books] = [await api.compliance.assess(), await api.compliance.assessBooks()];
    return [personal, books].map(
      ({ checks }) => checks[0]?.evidence.find(({ key }) => key === 'sealed')?.note.split('.')[0],
    );
  };
  expect(await noteOf()).toEqual(Array(2).fill('1 account number is encrypted with the current key'));
  const set = (sealed: string) =>
    app.owner.query('update bank_accounts set account_number_sealed = $1 where workspace_id = $2', [
      sealed,
      session.workspace.id,
    ]);
  await set('v0.x');
  expect(await noteOf()).toEqual(Array(2).fill('1 account number is not encrypted'));
  await set('62 1234 5678');
  expect(await noteOf()).toEqual(Array(2).fill('1 account number is not encrypted'));
});

test('without a report the score is the default of §4, 75; a report is kept as it was, and listed the newest first [§3 compliance report] [§4 compliance status]', async () => {
  const { api, session } = await app.person();
  expect(await api.compliance.list()).toEqual({
    reports: [],
    standing: { score: 75, status: 'partial', risk: 'Medium', isDefault: true },
  });
  const first = await api.compliance.generate();
  expect(first).toMatchObject({ userId: session.person.id, reportType: 'personal', generatedAt: now });
  now = new Date(now.getTime() + 60_000);
  await api.leaving.export();
  const second = await api.compliance.generate();
  expect(second.overallScore).toBeGreaterThan(first.overallScore);
  const { reports, standing } = await api.compliance.list();
  expect(reports.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(standing).toMatchObject({ score: second.overallScore, isDefault: false });
  expect((await api.compliance.list({ limit: 1 })).reports).toHaveLength(1);
  expect(await api.compliance.get({ id: first.id })).toEqual(first);
  const [deed] = await api.securityEvents.list();
  expect(deed?.action).toBe('compliance-report.generated');
});

test('nobody reads a report of somebody else, nor can the application change one', async () => {
  const [person, other] = [await app.person(), await app.person()];
  const { id } = await person.api.compliance.generate();
  const books = await person.api.compliance.generateForBooks();
  for (const ask of [
    () => other.api.compliance.get({ id }),
    () => other.api.compliance.pdf({ id }),
    () => other.api.compliance.getOfBooks({ id: books.id }),
    () => other.api.compliance.pdfOfBooks({ id: books.id }),
    () => person.api.compliance.getOfBooks({ id }),
    () => person.api.compliance.get({ id: randomUUID() }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'REPORT_NOT_FOUND' });
  const { rows } = await app.owner.query<{ may: boolean }>(
    `select bool_or(has_table_privilege('ilifa_app', name, verb)) as may
     from unnest(array['compliance_reports', 'books_compliance_reports']) name, unnest(array['update', 'delete']) verb`,
  );
  expect(rows).toEqual([{ may: false }]);
});

test('books are reported on by who reads their record, and their reports belong to them', async () => {
  const owner = await app.person();
  const alone = await owner.api.compliance.assessBooks();
  expect(missingOf(alone)).toEqual(['copy', 'members', 'tls', 'written']);
  const { id: workspaceId } = owner.session.workspace;
  const guest = await joined(app, owner, { role: 'manager' });
  const manager = await tabOf(app, guest, workspaceId);
  const viewer = await tabOf(app, await joined(app, owner, { role: 'viewer' }), workspaceId);
  expect(missingOf(await owner.api.compliance.assessBooks())).toContain('asks');
  const report = await manager.api.compliance.generateForBooks();
  expect(report).toMatchObject({ userId: guest.session.person.id, reportType: 'books' });
  expect((await owner.api.compliance.listOfBooks()).reports.map(({ id }) => id)).toEqual([report.id]);
  expect((await manager.api.compliance.list()).reports).toEqual([]);
  await owner.api.leaving.export();
  // The copy that the owner took counts for whoever asks about the books.
  expect(missingOf(await manager.api.compliance.assessBooks())).not.toContain('copy');
  await expect(viewer.api.compliance.assessBooks()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  await expect(viewer.api.compliance.generateForBooks()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
});

test('whoever reports on books may read who their members are', () => {
  for (const role of ROLES) if (can(role, AUDIT.read)) expect(can(role, SHARING.read), role).toBe(true);
});

test('an invitation that has been open for a week counts, in books and in those of their owner', async () => {
  const owner = await app.person();
  await owner.api.members.invite({ email: 'friend@example.com', role: 'editor', days: 30 });
  const isWaiting = async () =>
    [await owner.api.compliance.assess(), await owner.api.compliance.assessBooks()].map((found) =>
      missingOf(found).includes('invitations'),
    );
  const made = now;
  now = new Date(made.getTime() + 7 * DAY);
  await owner.signInAgain();
  expect(await isWaiting()).toEqual([false, false]);
  now = new Date(made.getTime() + 7 * DAY + 1);
  expect(await isWaiting()).toEqual([true, true]);
  now = new Date(made.getTime() + 30 * DAY);
  await owner.signInAgain();
  expect(await isWaiting()).toEqual([false, false]);
});

test('a request about their data that nobody has answered by its day counts from the day after', async () => {
  const { api, session } = await app.person();
  await api.rights.ask({ right: 'access', details: 'What is kept about me' });
  const due = (day: Date) =>
    app.owner.query('update rights_requests set due_on = $1 where user_id = $2', [
      day.toISOString().slice(0, 10),
      session.person.id,
    ]);
  await due(now);
  expect(missingOf(await api.compliance.assess())).not.toContain('requests');
  await due(new Date(now.getTime() - DAY));
  expect(missingOf(await api.compliance.assess())).toContain('requests');
});

test('a report is handed over as pages with its evidence', async () => {
  const { api } = await app.person();
  const [personal, books] = [await api.compliance.generate(), await api.compliance.generateForBooks()];
  const files = [await api.compliance.pdf({ id: personal.id }), await api.compliance.pdfOfBooks({ id: books.id })];
  for (const file of files) {
    expect(file.name).toBe(`ilifa-compliance-${now.toISOString().slice(0, 10)}.pdf`);
    expect(file.type).toBe('application/pdf');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(10_000);
  }
});

test('sessions that are over ask for neither trust nor calm', async () => {
  const browsers = await startBrowsers();
  const person = await browsers.app.person();
  const other = await browsers.elsewhere(person, { userAgent: 'another' });
  await browsers.ownerQuery(`update enhanced_sessions set risk_score = 70 where user_agent = 'another'`);
  const evidence = async () => {
    const { checks } = await person.api.compliance.assess();
    return checks.flatMap(({ evidence: all }) => all).filter(({ key }) => key === 'calm' || key === 'known');
  };
  const counts = (count: number) =>
    expect.stringContaining(count === 1 ? '1 device in use is' : '2 devices in use are');
  expect(await evidence()).toMatchObject([{ earned: 0 }, { earned: 0, note: counts(2) }]);
  for (let times = 0; times < 3; times += 1) {
    browsers.minutesLater(25);
    await person.api.securityEvents.list();
  }
  expect(await evidence()).toMatchObject([{ earned: 30 }, { earned: 0, note: counts(1) }]);
  expect(await browsers.isSignedIn(other)).toBe(false);
  await browsers.app.close();
});
