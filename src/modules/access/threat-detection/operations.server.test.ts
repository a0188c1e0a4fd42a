import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROME, startBrowsers } from '#testing/browsers.server.ts';

const OUTSIDE = '41.0.0.1';
const browsers = await startBrowsers();
afterAll(() => browsers.app.close());
beforeEach(() => browsers.ownerQuery('delete from rate_limits'));

type Person = Awaited<ReturnType<typeof browsers.app.person>>;
const exported = (person: Pick<Person, 'api'>) =>
  person.api.leaving.export().then(
    () => 'made',
    (error: unknown) => (error as { code: string }).code,
  );
const alertsOf = async ({ api }: Person) =>
  (await api.securityAlerts.list()).map(({ title, severity }) => `${severity}: ${title}`);

describe('an export', () => {
  test('is told; the third in a quarter of an hour from outside is stopped, and that is told too [§4 operation check] [§8 sensitive operation]', async () => {
    const person = await browsers.app.person({ ipAddress: OUTSIDE });
    expect(await exported(person)).toBe('made');
    expect(await alertsOf(person)).toEqual(['low: Sensitive Operation Detected']);
    expect(await exported(person)).toBe('made');
    expect(await exported(person)).toBe('OPERATION_STOPPED');
    expect(await alertsOf(person)).toContain('high: Sensitive operation stopped');
    const [line] = await browsers.ownerQuery(
      `select metadata->>'riskScore' as risk from security_audit_logs
       where action = 'OPERATION_STOPPED' and user_id = '${person.session.person.id}'`,
    );
    expect(line).toEqual({ risk: '75' });
  });

  test('that its own person makes is told calmly: what was downloaded, and no order to change the password', async () => {
    const { api } = await browsers.app.person();
    await api.leaving.export();
    const { notices } = await api.notifications.list({});
    expect(notices.map(({ title, message }) => [title, message])).toEqual([
      ['Data downloaded', 'A full export of your data was downloaded.'],
    ]);
  });

  test('that is stopped is told with what to do', async () => {
    const { api } = await browsers.app.person({ ipAddress: OUTSIDE });
    for (const outcome of ['made', 'made', 'OPERATION_STOPPED']) expect(await exported({ api })).toBe(outcome);
    const { notices } = await api.notifications.list({});
    expect(notices.map(({ title }) => title)).toContain('Sensitive operation stopped');
    expect(notices.map(({ message }) => message).join('\n')).toContain('change your password');
  });

  test('is allowed again once a quarter of an hour has passed', async () => {
    const person = await browsers.app.person({ ipAddress: OUTSIDE });
    for (const outcome of ['made', 'made', 'OPERATION_STOPPED']) expect(await exported(person)).toBe(outcome);
    browsers.minutesLater(15.1);
    expect(await exported(person)).toBe('made');
  });

  test('that was stopped may be made again at the time that was named, also where tries are spaced', async () => {
    const { api } = await browsers.app.person({ ipAddress: OUTSIDE });
    for (let times = 0; times < 2; times += 1) {
      await api.leaving.export();
      browsers.minutesLater(5);
    }
    const refused: unknown = await api.leaving.export().catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'OPERATION_STOPPED',
      data: { resetAt: new Date(browsers.now().getTime() + 15 * 60_000).toISOString() },
    });
    browsers.minutesLater(15);
    expect(await exported({ api })).toBe('made');
  });

  test('is not forgotten among a hundred other deeds', async () => {
    const person = await browsers.app.person({ ipAddress: OUTSIDE });
    for (const outcome of ['made', 'made']) expect(await exported(person)).toBe(outcome);
    for (let minute = 0; minute < 3; minute += 1) {
      await Promise.all(Array.from({ length: 40 }, () => person.api.preferences.save({ timezone: 'Africa/Nairobi' })));
      browsers.minutesLater(1.1);
    }
    const [kept] = await browsers.ownerQuery(
      `select count(*)::int as count from user_activities where user_id = '${person.session.person.id}'`,
    );
    expect(kept).toEqual({ count: 100 });
    expect(await exported(person)).toBe('OPERATION_STOPPED');
  });

  test('from this machine is stopped after the fifth, whose limit is used up', async () => {
    const person = await browsers.app.person({ ipAddress: '127.0.0.1' });
    for (let times = 0; times < 5; times += 1) {
      await browsers.ownerQuery('delete from rate_limits');
      expect(await exported(person)).toBe('made');
    }
    await browsers.ownerQuery('delete from rate_limits');
    expect(await exported(person)).toBe('OPERATION_STOPPED');
  });

  test('from a browser that has changed since it signed in is stopped at once', async () => {
    const person = await browsers.app.person({ ipAddress: OUTSIDE, userAgent: CHROME });
    const changed = browsers.app.visitor({ ipAddress: OUTSIDE, userAgent: CHROME.replace('140', '141') });
    for (const [name, value] of person.cookies) changed.cookies.set(name, value);
    expect(await exported(changed)).toBe('OPERATION_STOPPED');
  });

  test('that cannot be judged is not made, and its person is told [§8 validation throws]', async () => {
    const person = await browsers.app.person({ ipAddress: OUTSIDE });
    const rename = (from: string, to: string) =>
      browsers.ownerQuery(
        `alter function ${from}(uuid, text, text, text, text, text, int, timestamptz, int) rename to ${to}`,
      );
    await rename('note_activity', 'note_activity_away');
    expect(await exported(person)).toBe('UNFORESEEN');
    await rename('note_activity_away', 'note_activity');
    const [alert] = await person.api.securityAlerts.list();
    expect(alert).toMatchObject({ title: 'Security System Error', alertType: 'system', severity: 'critical' });
  });

  test('of many at once no more are made than one after the other', async () => {
    const person = await browsers.app.person({ ipAddress: OUTSIDE });
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => exported(person)));
    expect(outcomes.filter((outcome) => outcome === 'OPERATION_STOPPED')).toHaveLength(2);
  });
});

describe('deleting a hundred transactions at once', () => {
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

  test('needs a fresh confirmation; ninety-nine do not', async () => {
    const person = await browsers.app.person();
    expect(await person.api.transactions.removeMany({ ids: ids(100) })).toMatchObject({ count: 0, locked: 0 });
    browsers.minutesLater(31);
    expect(await person.api.transactions.removeMany({ ids: ids(99) })).toMatchObject({ count: 0, locked: 0 });
    await expect(person.api.transactions.removeMany({ ids: ids(100) })).rejects.toMatchObject({
      code: 'CONFIRMATION_NEEDED',
    });
  });

  test('is stopped the third time in a quarter of an hour', async () => {
    const { api } = await browsers.app.person({ ipAddress: OUTSIDE });
    for (let times = 0; times < 2; times += 1) await api.transactions.removeMany({ ids: ids(100) });
    await expect(api.transactions.removeMany({ ids: ids(100) })).rejects.toMatchObject({ code: 'OPERATION_STOPPED' });
  });
});

describe('taking back an import of a hundred transactions', () => {
  const imported = async ({ api }: Person, count: number) => {
    const { id: accountId } = await api.accounts.create({ name: `Cheque ${count}` });
    const lines = Array.from({ length: count }, (_, row) => `2026-03-01,-${row + 1}.00,SPAR ${row}`);
    const file = new File([['Date,Amount,Description', ...lines].join('\n')], 'march.csv');
    const { id } = await api.imports.upload({ file, accountId });
    await api.imports.commit({ id });
    return id;
  };

  test('needs a fresh confirmation, before which nothing is gone; of ninety-nine it does not', async () => {
    const person = await browsers.app.person();
    const [many, few] = [await imported(person, 100), await imported(person, 99)];
    browsers.minutesLater(31);
    await expect(person.api.imports.revert({ id: many })).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
    expect(await person.api.imports.get({ id: many })).toMatchObject({ status: 'done' });
    expect(await person.api.imports.revert({ id: few })).toMatchObject({ removed: 99 });
    await person.signInAgain();
    expect(await person.api.imports.revert({ id: many })).toMatchObject({ removed: 100 });
    expect(await alertsOf(person)).toEqual(['low: Sensitive Operation Detected']);
  });

  test('is stopped the third time in a quarter of an hour, and the import stays', async () => {
    const person = await browsers.app.person({ ipAddress: OUTSIDE });
    const id = await imported(person, 100);
    for (let times = 0; times < 2; times += 1) {
      await person.api.imports.revert({ id });
      await person.api.imports.reopen({ id });
      await person.api.imports.commit({ id });
    }
    await expect(person.api.imports.revert({ id })).rejects.toMatchObject({ code: 'OPERATION_STOPPED' });
    expect(await person.api.imports.get({ id })).toMatchObject({ status: 'done' });
  });
});
