import { readFileSync } from 'node:fs';
import { unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { personWithTotp } from '#testing/factors.server.ts';

let here: Awaited<ReturnType<typeof startTestApp>>;
let elsewhere: typeof here;
beforeAll(async () => {
  [here, elsewhere] = [await startTestApp(), await startTestApp()];
});
afterAll(async () => {
  await here.close();
  await elsewhere.close();
});

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const filesOf = async (file: File) => unzipSync(new Uint8Array(await file.arrayBuffer()));
const archive = (files: Record<string, Uint8Array>) => new File([new Uint8Array(zipSync(files))], 'away.zip');

async function drawing(): Promise<File> {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#063' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'me.png');
}

test('who one is leaves with the books, and comes back where nothing was said yet; what opens anything stays', async () => {
  const leaver = await personWithTotp(here, new Date());
  const said = { firstName: 'Thandi', lastName: 'N', username: 'thandi.away', company: 'N & Co', bio: 'Bakes' };
  await leaver.api.profile.save({ ...said, dateOfBirth: '', userType: 'business' });
  for (const kind of ['avatar', 'company-logo'] as const)
    await leaver.api.profile.setPicture({ kind, file: await drawing() });
  await leaver.api.factors.trustDevice();
  const host = await here.person();
  await here.owner.query(`insert into members (workspace_id, user_id, role) values ($1, $2, 'viewer')`, [
    host.session.workspace.id,
    leaver.session.person.id,
  ]);
  await here.owner.query(
    `insert into subscriptions (id, user_id, status, plan_name, price_minor, currency, billing_interval)
     values (gen_random_uuid(), $1, 'active', 'Ilifa Pro', 19900, 'ZAR', 'month')`,
    [leaver.session.person.id],
  );
  const file = await leaver.api.leaving.export();
  const files = await filesOf(file);
  const read = (name: string): unknown => JSON.parse(text(files[`person/${name}.json`]));
  expect(read('memberships')).toMatchObject([{ role: 'owner' }, { role: 'viewer', kind: 'personal' }]);
  expect(read('plans')).toMatchObject([{ planName: 'Ilifa Pro', priceMinor: '19900', currency: 'ZAR' }]);
  expect(read('sign-in')).toMatchObject({ accounts: [{ providerId: 'credential' }], trustedBrowsers: [{}] });
  expect(read('devices')).toHaveLength(1);
  expect(read('sessions')).toHaveLength(1);
  // Every secret that the database keeps of them, looked for in all of the archive.
  const everything = Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
  const secrets = await here.owner.query<{ secret: string }>(
    `select password as secret from credentials where user_id = $1 and password is not null
     union all select sealed from totp_secrets where user_id = $1 union all select hash from backup_codes where user_id = $1
     union all select token_hash from trusted_devices where user_id = $1 union all select token from sessions where user_id = $1
     union all select session_token from enhanced_sessions where user_id = $1`,
    [leaver.session.person.id],
  );
  expect(secrets.rows.length).toBeGreaterThan(13);
  for (const { secret } of [
    ...secrets.rows,
    { secret: leaver.secret },
    ...leaver.backupCodes.map((code) => ({ secret: code })),
  ])
    expect(everything).not.toContain(secret);

  const arrival = await elsewhere.person();
  await arrival.api.leaving.restore({ file });
  const there = await arrival.api.profile.get();
  expect(there).toMatchObject({ username: 'thandi.away', company: 'N & Co', bio: 'Bakes' });
  expect([there.avatarUrl, there.companyLogoUrl]).not.toContain(null);
  // A second person keeps what they said, and nobody takes another's username.
  const second = await elsewhere.person();
  await second.api.leaving.restore({ file });
  expect(await second.api.profile.get()).toMatchObject({ username: null, bio: 'Bakes' });
  const third = await elsewhere.person();
  await third.api.profile.save({ ...said, username: '', bio: 'Mine', dateOfBirth: '', userType: 'individual' });
  await third.api.leaving.restore({ file });
  expect(await third.api.profile.get()).toMatchObject({ bio: 'Mine' });
  const forged = archive({ ...files, 'person/avatar.webp': new TextEncoder().encode('<script>') });
  await expect(third.api.leaving.restore({ file: forged })).rejects.toMatchObject({ code: 'ARCHIVE_REFUSED' });
});

test('every decision about privacy leaves, also those that the page does not list any more', async () => {
  const { api, session } = await here.person();
  await here.owner.query(
    `insert into consents (id, user_id, version, functional, analytics, marketing, via, given_at, recorded_at)
     select gen_random_uuid(), $1, 1, false, false, false, 'settings', now() - n * interval '1 minute', now()
     from generate_series(1, 101) n`,
    [session.person.id],
  );
  expect(await api.consents.list()).toHaveLength(100);
  const files = await filesOf(await api.leaving.export());
  expect(JSON.parse(text(files['person/consents.json']))).toHaveLength(101);
});

test('every table about people leaves, or is named here with the reason why not', async () => {
  const LEAVES = {
    compliance_reports: 'compliance-reports.json',
    consents: 'consents.json',
    credentials: 'sign-in.json',
    device_registry: 'devices.json',
    enhanced_sessions: 'sessions.json',
    notification_deliveries: 'notifications.json',
    notification_wishes: 'notification-wishes.json',
    passkeys: 'sign-in.json',
    pictures: 'avatar.webp, company-logo.webp',
    profiles: 'profile.json',
    push_subscriptions: 'push-browsers.json',
    refused_services: 'sign-in.json',
    rights_requests: 'data-requests.json',
    service_requests: 'service-requests.json',
    subscriptions: 'plans.json',
    totp_secrets: 'sign-in.json, that there is one',
    trusted_devices: 'sign-in.json',
    security_alerts: 'alerts.json',
    user_activities: 'latest-activity.json',
    user_notifications: 'notifications.json',
    user_preferences: 'preferences.json',
    user_roles: 'site-roles.json',
  };
  const STAYS = {
    alert_turns: 'until when something is not said again',
    backup_codes: 'secrets',
    erasures: 'an account that is to go is signed out',
    failed_factors: 'counted for minutes',
    proofs: 'secrets of e-mails that are under way',
    sessions: 'secrets; what is known of them is in sessions.json',
  };
  const { rows } = await here.owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns c
     where table_schema = 'public' and column_name = 'user_id' and not exists (
       select from information_schema.columns w
       where w.table_schema = 'public' and w.table_name = c.table_name and w.column_name = 'workspace_id')`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...Object.keys(LEAVES), ...Object.keys(STAYS)].toSorted());
  const page = readFileSync(new URL('../../../../docs/export.md', import.meta.url), 'utf8');
  for (const files of Object.values(LEAVES))
    for (const name of files.match(/[\w-]+\.(json|webp)/g) ?? []) expect(page).toContain(`person/${name}`);
});
