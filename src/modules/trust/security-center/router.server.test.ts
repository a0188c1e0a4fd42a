import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Past the trigger that keeps the log append-only, as only who owns the table can go. */
const tamper = (text: string) =>
  app.owner.query(`begin; alter table security_audit_logs disable trigger audit_is_append_only; ${text};
    alter table security_audit_logs enable trigger audit_is_append_only; commit`);

test('an event that a screen noticed is kept with the level that the server gives it [§3 security event] [§4 event levels] [§7 log_security_event]', async () => {
  const { api } = await app.person();
  expect(await api.securityEvents.log({ eventType: 'permission_change' })).toEqual({ riskLevel: 'high' });
  expect(await api.securityEvents.log({ eventType: 'page_seen', metadata: { page: 'a' } })).toEqual({
    riskLevel: 'low',
  });
  const [newest, before] = await api.securityEvents.list();
  expect(newest).toMatchObject({ action: 'security-event.logged', riskLevel: 'low', isCritical: true });
  expect(before).toMatchObject({ riskLevel: 'high' });
});

test('what a screen says of an event is kept without anything that could be markup (§5) [§5 text sanitizing]', async () => {
  const { api, session } = await app.person();
  await api.securityEvents.log({
    eventType: 'page_seen',
    eventDescription: '<img src=x onerror="alert(1)">Seen & done',
  });
  const { rows } = await app.owner.query<{ description: string }>(
    `select metadata->>'eventDescription' as description from security_audit_logs
     where user_id = $1 and action = 'security-event.logged'`,
    [session.person.id],
  );
  expect(rows).toEqual([{ description: 'Seen  done' }]);
});

test.each([
  [999, 999],
  [1000, 1000],
  [1001, 1000],
])('of %d characters that are said of an event %d are kept [§9 text cap]', async (said, kept) => {
  const { api, session } = await app.person();
  await api.securityEvents.log({ eventType: 'page_seen', eventDescription: 'x'.repeat(said) });
  const { rows } = await app.owner.query(
    `select length(metadata->>'eventDescription') as kept from security_audit_logs
     where user_id = $1 and action = 'security-event.logged'`,
    [session.person.id],
  );
  expect(rows).toEqual([{ kept }]);
});

test('critical are the actions that contain delete, admin or security, and they are counted as such [§9 critical actions]', async () => {
  const person = await app.person();
  const { api } = person;
  await api.accounts.create({ name: 'Cheque' });
  await api.preferences.save({ timezone: 'Africa/Nairobi' });
  await api.notifications.create({ type: 'system', title: 'A', message: 'B' });
  const [notice] = (await api.notifications.list({})).notices;
  expect(await api.securityEvents.statistics()).toMatchObject({ critical: 0 });
  await api.notifications.remove({ ids: [notice?.id ?? ''] });
  await api.securityEvents.log({ eventType: 'page_seen' });
  await app
    .visitor({ from: person.cookies, isAtAdminHost: true })
    .api.identity.session()
    .catch(() => undefined);
  await person.signInAgain();
  const critical = ['UNAUTHORIZED_ADMIN_ACCESS_ATTEMPT', 'notification.deleted', 'security-event.logged'];
  const lines = await api.securityEvents.list();
  const actionsOf = (some: typeof lines) => some.map(({ action }) => action).toSorted();
  expect(actionsOf(lines.filter(({ isCritical }) => isCritical))).toEqual(critical);
  expect(actionsOf(lines)).toEqual(expect.arrayContaining(['account.created', 'preferences.saved']));
  expect(actionsOf(await api.securityEvents.list({ show: 'critical' }))).toEqual(critical);
  expect(await api.securityEvents.statistics()).toMatchObject({ critical: 3 });
});

test('the record shows what one did oneself, filtered by weight and by time [§3 security_audit_logs]', async () => {
  const [person, other] = [await app.person(), await app.person()];
  await person.api.accounts.create({ name: 'Cheque' });
  await other.api.accounts.create({ name: 'Theirs' });
  await person.api.preferences.save({ timezone: 'Africa/Nairobi' });
  const all = await person.api.securityEvents.list();
  expect(all.filter(({ action }) => action === 'account.created')).toHaveLength(1);
  await person.api.securityEvents.log({ eventType: 'failed_login' });
  expect((await person.api.securityEvents.list({ show: 'risky' })).map(({ riskLevel }) => riskLevel)).toEqual([
    'medium',
  ]);
  await tamper(`update security_audit_logs set created_at = created_at - interval '2 hours'
    where chain_id = '${person.session.person.id}' and action = 'security-event.logged'`);
  expect(await person.api.securityEvents.list({ show: 'critical', hours: 1 })).toEqual([]);
  expect(await person.api.securityEvents.list({ show: 'critical' })).toHaveLength(1);
  // Nothing of this line says that it is risky but its name.
  await person.api.transactions.removeMany({ ids: [crypto.randomUUID()] });
  const risky = await person.api.securityEvents.list({ show: 'risky' });
  expect(risky.map(({ action }) => action)).toEqual(['transactions.removed', 'security-event.logged']);
});

test('what is listed is taken away as a sheet, with the same filters', async () => {
  const person = await app.person();
  await person.api.transactions.removeMany({ ids: [crypto.randomUUID()] });
  const file = await person.api.securityEvents.export({ show: 'risky', hours: 1 });
  expect(file.name).toMatch(/^ilifa-activity-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await file.text()).split('\r\n');
  expect(lines[0]).toContain('When (UTC),What,Recorded as,Level');
  expect(lines[1]).toContain('Transactions removed,transactions.removed,medium');
  expect(lines).toHaveLength(3);
  expect((await person.api.securityEvents.list())[0]?.action).toBe('record.exported');
});

test('more lines than are listed at once are an export: told, and stopped the third time', async () => {
  const { api, session } = await app.person({ ipAddress: '41.0.0.1' });
  const filled = await api.securityEvents.export({ show: 'all', hours: null });
  expect((await filled.text()).split('\r\n').length).toBeLessThan(100);
  expect(await api.securityAlerts.list()).toEqual([]);
  await Promise.all(Array.from({ length: 101 }, () => api.preferences.save({ timezone: 'Africa/Nairobi' })));
  // So many deeds in a minute cast doubt on the session; here it is about the export alone.
  await app.owner.query('update sessions set confirmed_at = now() where user_id = $1', [session.person.id]);
  for (const outcome of ['made', 'made', 'OPERATION_STOPPED'])
    expect(
      await api.securityEvents.export({ show: 'all', hours: null }).then(
        () => 'made',
        (error: unknown) => (error as { code: string }).code,
      ),
    ).toBe(outcome);
  expect((await api.securityAlerts.list()).map(({ title }) => title)).toContain('Sensitive Operation Detected');
});

test('statistics name the five most frequent actions [§9 top actions]', async () => {
  const { api } = await app.person();
  for (const name of ['a', 'b', 'c']) await api.securityEvents.log({ eventType: name });
  await api.preferences.save({ timezone: 'Africa/Nairobi' });
  await api.accounts.create({ name: 'Cheque' });
  const [account] = await api.accounts.list();
  await api.accounts.update({ id: account?.id ?? '', name: 'Daily' });
  await api.workspaces.create({ name: 'Household', kind: 'household' });
  await api.notifications.create({ type: 'system', title: 'A', message: 'B' });
  const { inAll, inLastHour, critical, topActions } = await api.securityEvents.statistics();
  expect(critical).toBe(3);
  expect(inLastHour).toBe(inAll);
  expect(topActions[0]).toEqual({ action: 'security-event.logged', count: 3 });
  expect(topActions).toHaveLength(5);
});

test('statistics tell of alerts and sessions too, and to a superuser alone of everybody', async () => {
  const [person, superuser] = [await app.person(), await app.person()];
  const { api } = person;
  await api.securityAlerts.create({ alertType: 'system', severity: 'high', title: 'A', description: 'B' });
  await app.visitor({ userAgent: 'another' }).api.identity.signIn({ email: person.email, password: person.password });
  await app.owner.query('update enhanced_sessions set risk_score = 61 where user_agent = $1 and user_id = $2', [
    'another',
    person.session.person.id,
  ]);
  const own = await api.securityEvents.statistics();
  expect(own).toMatchObject({ alerts: { open: 2, resolved: 0, openBySeverity: { high: 1, low: 1 } } });
  expect(own.sessions).toEqual({ open: 2, risky: 1 });
  await expect(api.securityEvents.siteStatistics()).rejects.toMatchObject({ code: 'SUPERUSER_NEEDED' });
  await app.giveRole(superuser, 'superuser');
  const all = await superuser.api.securityEvents.siteStatistics();
  const { rows } = await app.owner.query('select count(*)::int as lines from security_audit_logs');
  expect(all.inAll).toBe((rows[0] as { lines: number }).lines);
  expect(all.inAll).toBeGreaterThan(own.inAll);
  expect(all.alerts.open).toBeGreaterThanOrEqual(2);
  expect(all.sessions.open).toBeGreaterThanOrEqual(3);
  expect(all.topActions).toHaveLength(5);
});

test('a person proves their own record, and nobody elses broken one disturbs it', async () => {
  const [person, other] = [await app.person(), await app.person()];
  for (const name of ['a', 'b', 'c']) await person.api.securityEvents.log({ eventType: name });
  const whole = await person.api.securityEvents.verify();
  expect(whole.bad).toBeNull();
  expect(whole.lines).toBeGreaterThanOrEqual(3);
  await tamper(`delete from security_audit_logs where chain_id = '${person.session.person.id}' and number = 2`);
  expect((await person.api.securityEvents.verify()).bad).toEqual({ number: 2, what: 'deleted' });
  expect((await other.api.securityEvents.verify()).bad).toBeNull();
});

test('whoever may read the record of books proves it', async () => {
  const { api, session } = await app.person();
  await api.accounts.create({ name: 'Cheque' });
  expect(await api.securityEvents.verifyBooks()).toMatchObject({ bad: null });
  await tamper(
    `update security_audit_logs set user_agent = 'another' where chain_id = '${session.workspace.id}' and number = 1`,
  );
  expect((await api.securityEvents.verifyBooks()).bad).toEqual({ number: 1, what: 'altered' });
});

test('an administrator tracks failures of another door, and asks whether they are suspicious [§7 track_failed_login] [§7 check_suspicious_login_activity]', async () => {
  const { api, session, signInAgain } = await app.person();
  const failure = { email: 'Door@example.com', userAgent: 'kiosk' };
  await expect(api.securityEvents.trackFailedLogin(failure)).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
  await app.giveRole({ session }, 'admin');
  await app.owner.query('update sessions set is_pending = false');
  await signInAgain().catch(() => undefined);
  await app.owner.query('update sessions set is_pending = false');
  const suspicious = () => api.securityEvents.checkSuspiciousLogin({ email: 'door@example.com' });
  for (let times = 0; times < 4; times += 1) await api.securityEvents.trackFailedLogin(failure);
  expect(await suspicious()).toBe(false);
  await api.securityEvents.trackFailedLogin(failure);
  expect(await suspicious()).toBe(true);
  expect(await api.securityEvents.checkSuspiciousLogin({ email: 'door@example.com', maxAttempts: 6 })).toBe(false);
});
