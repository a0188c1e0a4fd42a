import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { joined } from '#testing/members.server.ts';
import { CONSENT_VERSION } from '#modules/people/consents/rules.ts';

const now = new Date('2026-11-21T10:00:00Z');
const HOUR = 60 * 60_000;
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof app.person>>;
const asOwner = ({ session }: Person, text: string) => app.owner.query(text, [session.person.id]);

const endless = (person: Person) =>
  asOwner(person, `update enhanced_sessions set expires_at = expires_at + interval '3 hours' where user_id = $1`);
const withFactor = (person: Person) =>
  asOwner(
    person,
    `insert into totp_secrets (user_id, sealed, confirmed_at) values ($1, 'never opened', '2026-11-21T10:00:00Z')`,
  );
const risky = (person: Person) => asOwner(person, 'update enhanced_sessions set risk_score = 61 where user_id = $1');
const decided = async ({ api }: Person) => {
  const choices = { functional: false, analytics: false, marketing: false };
  await api.consents.give({ choices, version: CONSENT_VERSION, givenAt: now, via: 'settings' });
};
const shared = (person: Person) => joined(app, person, { role: 'viewer' });
const alerted = ({ api }: Person) =>
  api.securityAlerts.create({ alertType: 'system', severity: 'critical', title: 'A', description: 'B' });
const trusted = (person: Person) =>
  asOwner(person, 'update device_registry set is_trusted = true, trust_score = 70 where user_id = $1');
const crowded = ({ session }: Person) =>
  app.owner.query(
    `insert into enhanced_sessions (id, user_id, session_token, renewed_at, device_fingerprint, last_activity, expires_at, created_at)
     select gen_random_uuid(), $1, gen_random_uuid()::text, $2, 'x', $2, $3, $2 from generate_series(1, 5)`,
    [session.person.id, now, new Date(now.getTime() + HOUR)],
  );

// Of the five scores each stands for 25, 20, 15, 20 and 10 of 90 parts: 6,600 / 90 is 73 to begin with.
test.each([
  ['nothing was done yet', () => undefined, [40, 70, 80, 100, 100], 73],
  ['data is protected by 20 more', decided, [60, 70, 80, 100, 100], 79],
  ['authentication has 30 less', endless, [40, 40, 80, 100, 100], 67],
  ['sessions have 30 less', risky, [40, 70, 50, 100, 100], 68],
  ['access has 70 less', shared, [40, 70, 80, 30, 100], 58],
  ['the audit has 40 less', alerted, [40, 70, 80, 100, 60], 69],
] as const)('where %s the score is the weighted mean [§9 compliance weights]', async (_, change, parts, score) => {
  const person = await app.person();
  await change(person);
  const found = await person.api.compliance.assess();
  expect(found.checks.map(({ type }) => type)).toEqual([
    'dataProtection',
    'authentication',
    'session',
    'access',
    'audit',
  ]);
  expect(found.checks.map((check) => check.score)).toEqual(parts);
  expect(found.score).toBe(score);
});

const authenticationOf = async ({ api }: Person) => {
  const check = (await api.compliance.assess()).checks.find(({ type }) => type === 'authentication');
  const earned = check?.evidence.map(({ key, earned: points }) => [key, points]) ?? [];
  return { score: check?.score, compliant: check?.compliant, earned: Object.fromEntries(earned) as object };
};

test.each([
  ['signed in, with a session that ends', [], { 'signed-in': 40, timeout: 30, 'second-factor': 0 }, 70, true],
  ['signed in without an end', [endless], { 'signed-in': 40, timeout: 0, 'second-factor': 0 }, 40, false],
  [
    'with a second factor and no end',
    [endless, withFactor],
    { 'signed-in': 40, timeout: 0, 'second-factor': 30 },
    70,
    true,
  ],
  ['with a second factor and an end', [withFactor], { 'signed-in': 40, timeout: 30, 'second-factor': 30 }, 100, true],
] as const)(
  'who is %s has this authentication score [§9 authentication score]',
  async (_, changes, earned, score, is) => {
    const person = await app.person();
    for (const change of changes) await change(person);
    expect(await authenticationOf(person)).toEqual({ score, compliant: is, earned });
  },
);

test('a check is compliant at 70 and not at 65 [§9 authentication score]', async () => {
  const sessionsOf = async ({ api }: Person) =>
    (await api.compliance.assess()).checks.find(({ type }) => type === 'session');
  const [one, other] = [await app.person(), await app.person()];
  await trusted(one);
  await risky(one);
  expect(await sessionsOf(one)).toMatchObject({ score: 70, compliant: true });
  await crowded(other);
  expect(await sessionsOf(other)).toMatchObject({ score: 65, compliant: false });
});
