import { afterAll, expect, test, vi } from 'vitest';
import { CHROME, IPHONE, startBrowsers, TOKEN } from '#testing/browsers.server.ts';

const browsers = await startBrowsers();
afterAll(() => browsers.app.close());

const away = () => browsers.app.owner.query('alter table security_alerts rename to security_alerts_away');
const back = () => browsers.app.owner.query('alter table security_alerts_away rename to security_alerts');
const stolenFrom = (person: Awaited<ReturnType<typeof browsers.app.person>>) =>
  browsers.isSignedIn(browsers.thiefOf(person, [TOKEN], { userAgent: IPHONE }));
const titles = (alerts: readonly { title: string }[]) => alerts.map(({ title }) => title);

test('while alerts cannot be written a stolen session ends all the same; its alert is held, shown, and written when they can [§8 audit or alert store fails]', async () => {
  const [person, other] = [await browsers.app.person({ userAgent: CHROME }), await browsers.app.person()];
  const again = await browsers.elsewhere(person, { userAgent: CHROME });
  await away();
  expect(await stolenFrom(person)).toBe(false);
  expect(titles(await again.api.securityAlerts.list())).toEqual([
    'Security System Error',
    'Session ended for your security',
  ]);
  expect(await again.api.securityAlerts.counts()).toMatchObject({
    open: 1,
    openBySeverity: { high: 1 },
    isWhole: false,
  });
  expect(titles(await other.api.securityAlerts.list())).toEqual(['Security System Error']);
  expect((await again.api.compliance.assess()).gains).toContainEqual(
    expect.objectContaining({ key: 'alerts', earned: 0 }),
  );
  await back();
  const grave = async () => (await again.api.securityAlerts.list()).filter(({ severity }) => severity === 'high');
  expect(await grave()).toEqual([]);
  browsers.minutesLater(1);
  await other.api.accounts.create({ name: 'Cheque' });
  await vi.waitFor(async () =>
    expect(await grave()).toEqual([
      expect.objectContaining({
        title: 'Session ended for your security',
        createdAt: new Date(browsers.now().getTime() - 60_000),
      }),
    ]),
  );
  const { notices } = await again.api.notifications.list({});
  expect(titles(notices)).toContain('Session ended for your security');
});

test('a change that raises an alert is not made without it, and one signs out without any', async () => {
  const person = await browsers.app.person();
  await away();
  const alert = { alertType: 'system', severity: 'low', title: 'A', description: 'B' } as const;
  await expect(person.api.securityAlerts.create(alert)).rejects.toMatchObject({ code: 'UNFORESEEN' });
  await expect(person.api.leaving.export()).rejects.toMatchObject({ code: 'UNFORESEEN' });
  expect(await person.api.identity.signOut()).toEqual({ signedOut: true });
  await back();
  const lines = await browsers.ownerQuery(
    `select action from security_audit_logs where chain_id = '${person.session.person.id}' and action in ('alert.created', 'export.made')`,
  );
  expect(lines).toEqual([]);
});
