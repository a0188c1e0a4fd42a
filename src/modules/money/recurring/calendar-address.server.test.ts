import type { HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { testDoors } from '#testing/doors.server.ts';
import { joined, tabOf, tokenFor } from '#testing/members.server.ts';

let now = new Date('2026-11-28T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
let http: ReturnType<typeof testDoors>['main'];
/** The services with a log that can be read. */
let services: typeof app.services;
const logged: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  const error = (context: object, sentence: string) => void logged.push(JSON.stringify([context, sentence]));
  services = { ...app.services, log: { ...app.services.log, warn: error, error } };
  http = testDoors({ services, router: app.router }).main;
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-28T10:00:00Z');
  logged.length = 0;
  await app.owner.query('delete from rate_limits');
});

type Person = Pick<Awaited<ReturnType<typeof app.person>>, 'api'>;
const ZAR = (minor: bigint) => money(minor, 'ZAR');

/** A person with a rent on the first of each month. */
async function payer() {
  const who = await app.person();
  const { id: accountId } = await who.api.accounts.create({ name: 'Cheque' });
  const rent = {
    accountId,
    direction: 'out' as const,
    payeeText: 'Mkhize Properties',
    name: 'Rent; flat, 7',
    cadence: { kind: 'day-of-month', every: 1, day: 1, anchor: '2026-12-01', shift: 'none', country: 'ZA' } as const,
    amount: { kind: 'exact', amount: ZAR(9_500_00n) } as const,
  };
  const { id } = await who.api.recurring.add(rent);
  return { ...who, id, accountId, rent };
}

async function addressOf({ api }: Person): Promise<string> {
  const { address } = await api.recurring.createCalendarAddress();
  return address;
}

type Fetch = { method?: string; from?: string; at?: typeof http };

function fetched(address: string, headers = {}, { method = 'GET', from = '203.0.113.9', at = http }: Fetch = {}) {
  const env = { incoming: { socket: { remoteAddress: from }, complete: true } } as unknown as HttpBindings;
  return Promise.resolve(at.request(address, { method, headers: { host: 'localhost:5173', ...headers } }, env));
}

/** The lines of each event, long ones put together again. */
async function eventsAt(address: string): Promise<string[][]> {
  const answer = await fetched(address);
  expect(answer.status).toBe(200);
  const [, ...events] = (await answer.text()).replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n');
  return events.map((event) => event.split('\r\n'));
}
const having = (events: string[][], line: string) => events.filter((event) => event.includes(line));

test('a calendar reads the payments of a year as the product shows them', async () => {
  const who = await payer();
  const address = await addressOf(who);
  expect(address).toMatch(/^http:\/\/localhost:5173\/feeds\/recurring\/[\w-]{43}\.ics$/);
  const answer = await fetched(address);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const events = await eventsAt(address);
  expect(events).toHaveLength(12);
  expect(events[0]).toEqual(
    expect.arrayContaining([
      `UID:${who.id}-2026-12-01`,
      'DTSTAMP:20261128T100000Z',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261202',
      'DESCRIPTION:Cheque',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(events[0]?.find((line) => line.startsWith('SUMMARY:'))).toMatch(
    /^SUMMARY:Rent\\; flat\\, 7\\, R\s9\s500\\,00$/u,
  );
  expect(await who.api.recurring.calendarAddress()).toMatchObject({ createdAt: now, lastUsedAt: now });
});

test('the day is that of the person: late in the evening of UTC it is the next one in Johannesburg', async () => {
  const who = await payer();
  await who.api.recurring.update({ id: who.id, ...who.rent, cadence: { ...who.rent.cadence, anchor: '2026-01-01' } });
  const address = await addressOf(who);
  now = new Date('2027-03-03T21:59:00Z');
  expect((await eventsAt(address))[0]).toContain('DTSTART;VALUE=DATE:20261201');
  now = new Date('2027-03-03T22:01:00Z');
  expect((await eventsAt(address))[0]).toContain('DTSTART;VALUE=DATE:20270101');
});

test('a payment keeps its uid when it is moved, is cancelled when it is skipped, and goes when it is deleted', async () => {
  const who = await payer();
  const address = await addressOf(who);
  const change = { isSkipped: false, movedTo: '2026-12-03', amount: ZAR(9_600_00n) };
  await who.api.recurring.changeOccurrence({ id: who.id, on: '2026-12-01', change });
  await who.api.recurring.changeOccurrence({
    id: who.id,
    on: '2027-01-01',
    change: { isSkipped: true, movedTo: null, amount: null },
  });
  const events = await eventsAt(address);
  expect(having(events, `UID:${who.id}-2026-12-01`)[0]).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20261203', 'STATUS:CONFIRMED']),
  );
  expect(having(events, 'STATUS:CANCELLED').flat()).toContain(`UID:${who.id}-2027-01-01`);
  await who.api.recurring.remove({ id: who.id });
  expect(await eventsAt(address)).toEqual([]);
});

describe('what a calendar has already', () => {
  test('is not sent again: the mark stays while nothing changes, whenever it is asked', async () => {
    const who = await payer();
    const address = await addressOf(who);
    const etag = (await fetched(address)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/".{22}"$/);
    now = new Date('2026-11-28T10:05:00Z');
    const again = await fetched(address, { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
    await who.api.recurring.update({ id: who.id, ...who.rent, name: 'Rent' });
    const changed = await fetched(address, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  test('a HEAD is answered as a GET, without the calendar', async () => {
    const answer = await fetched(await addressOf(await payer()), {}, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await answer.text()).toBe('');
  });
});

describe('an address that leads nowhere', () => {
  const whole = async (answer: Response) => [answer.status, [...answer.headers], await answer.text()];
  const unknown = () => fetched(`http://localhost:5173/feeds/recurring/${'x'.repeat(43)}.ics`);

  test('was renewed, deleted, or never was: all are answered alike', async () => {
    const who = await payer();
    const first = await addressOf(who);
    const second = await addressOf(who);
    const nothing = await whole(await unknown());
    expect(nothing[0]).toBe(404);
    expect(nothing[2]).toBe('Not found');
    expect(await whole(await fetched(first))).toEqual(nothing);
    expect((await fetched(second)).status).toBe(200);
    await who.api.recurring.removeCalendarAddress();
    expect(await whole(await fetched(second))).toEqual(nothing);
    expect(await whole(await fetched('http://localhost:5173/feeds/recurring/short.ics'))).toEqual(nothing);
    expect(await who.api.recurring.calendarAddress()).toBeNull();
    await expect(who.api.recurring.removeCalendarAddress()).rejects.toMatchObject({ code: 'NO_CALENDAR_ADDRESS' });
  });

  test('is of a member who was removed, at once, and not again when they come back', async () => {
    const owner = await payer();
    const guest = await joined(app, owner, { role: 'viewer' });
    const tab = await tabOf(app, guest, owner.session.workspace.id);
    const address = await addressOf(tab);
    expect(await eventsAt(address)).toHaveLength(12);
    await owner.api.members.remove({ userId: guest.session.person.id });
    const nothing = await whole(await unknown());
    expect(await whole(await fetched(address))).toEqual(nothing);
    await owner.api.members.invite({ email: guest.email, role: 'viewer' });
    await guest.api.members.accept({ token: tokenFor(app, guest.email) });
    expect(await whole(await fetched(address))).toEqual(nothing);
  });

  test('is of a member whose role reads nothing any more, though the address is still there', async () => {
    const owner = await payer();
    const guest = await joined(app, owner, { role: 'viewer' });
    const address = await addressOf(await tabOf(app, guest, owner.session.workspace.id));
    const membership = [owner.session.workspace.id, guest.session.person.id];
    await app.owner.query(`update members set role = 'executor' where workspace_id = $1 and user_id = $2`, membership);
    expect(await whole(await fetched(address))).toEqual(await whole(await unknown()));
    await app.owner.query(`delete from members where workspace_id = $1 and user_id = $2`, membership);
    expect(await whole(await fetched(address))).toEqual(await whole(await unknown()));
  });

  test('is of a person who deletes their account, at once', async () => {
    const who = await payer();
    const address = await addressOf(who);
    await who.api.erasure.ask();
    expect((await fetched(address)).status).toBe(404);
  });
});

describe('a feed shows what its owner may see', () => {
  test('without permission to see amounts: none, also none that stands in a name', async () => {
    const owner = await payer();
    await owner.api.recurring.update({ id: owner.id, ...owner.rent, name: 'Rent R9 500' });
    const guest = await joined(app, owner, { role: 'viewer-without-amounts' });
    const address = await addressOf(await tabOf(app, guest, owner.session.workspace.id));
    const events = await eventsAt(address);
    expect(events).toHaveLength(12);
    expect(events[0]).toContain('SUMMARY:Rent •••');
    expect(events[0]).toContain(`UID:${owner.id}-2026-12-01`);
    expect(JSON.stringify(events)).not.toMatch(/9.?500/);
  });

  test('limited to some accounts: the payments of those', async () => {
    const owner = await payer();
    const { id: seen } = await owner.api.accounts.create({ name: 'Shared' });
    await owner.api.recurring.add({ ...owner.rent, accountId: seen, name: 'Water', payeeText: 'City of Cape Town' });
    const guest = await joined(app, owner, { role: 'viewer', accountIds: [seen] });
    const address = await addressOf(await tabOf(app, guest, owner.session.workspace.id));
    const events = await eventsAt(address);
    expect(events).toHaveLength(12);
    expect(JSON.stringify(events)).not.toContain('Rent');
  });

  test('each member has an own address in each workspace, and sees no other', async () => {
    const owner = await payer();
    const guest = await joined(app, owner, { role: 'editor' });
    const tab = await tabOf(app, guest, owner.session.workspace.id);
    const [ofOwner, ofGuest] = [await addressOf(owner), await addressOf(tab)];
    expect(await eventsAt(await addressOf(guest))).toEqual([]);
    const before = await owner.api.recurring.calendarAddress();
    await tab.api.recurring.removeCalendarAddress();
    expect((await fetched(ofGuest)).status).toBe(404);
    expect((await fetched(ofOwner)).status).toBe(200);
    expect((await owner.api.recurring.calendarAddress())?.id).toBe(before?.id);
  });
});

test('the token is stored nowhere, logged nowhere, and the audit log knows an id alone', async () => {
  const who = await payer();
  const address = await addressOf(who);
  const token = /([\w-]{43})\.ics$/.exec(address)?.[1] ?? '';
  const current = await who.api.recurring.calendarAddress();
  await eventsAt(address);
  await addressOf(who);
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables) {
    const { rows } = await app.owner.query(`select 1 from public.${name} t where strpos(t::text, $1) > 0`, [token]);
    expect(rows, name).toEqual([]);
  }
  const { rows } = await app.owner.query<{ id: string; metadata: unknown }>(
    `select resource_id as id, metadata from security_audit_logs
     where action = 'recurring.calendar-address-created' and user_id = $1 order by number`,
    [who.session.person.id],
  );
  expect(rows[0]).toMatchObject({ id: current?.id, metadata: { replaces: null } });
  expect(rows[1]).toMatchObject({ metadata: { replaces: current?.id } });

  const broken = testDoors({ services: { ...services, sidePool: null as never }, router: app.router }).main;
  expect((await fetched(address, {}, { at: broken })).status).toBe(500);
  expect(logged.join('\n')).toContain('/feeds/recurring/…');
  expect(logged.join('\n')).not.toContain(token);
  // Nor is the hash shown to the role that reads a workspace.
  const privilege = `select has_column_privilege('ilifa_app', 'calendar_addresses', 'token_hash', 'select') as may`;
  expect((await app.owner.query(privilege)).rows).toEqual([{ may: false }]);
});

describe('limits', () => {
  test('a network that guesses has to wait; who comes from there with an address that leads somewhere goes on', async () => {
    const address = await addressOf(await payer());
    const guess = () => fetched(`http://localhost:5173/feeds/recurring/${'y'.repeat(43)}.ics`);
    for (let tried = 0; tried < 30; tried += 1) expect((await guess()).status).toBe(404);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetched(address)).status).toBe(200);
  });

  test('fetches of one person are counted together, wherever they come from', async () => {
    const address = await addressOf(await payer());
    await fetched(address);
    await app.owner.query(`update rate_limits set points = 120 where key like 'calendar_feed:%'`);
    const refused = await fetched(address, {}, { from: '198.51.100.4' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('an address is made by who confirmed lately that it is them', async () => {
    const who = await payer();
    now = new Date(now.getTime() + 31 * 60_000);
    await expect(who.api.recurring.createCalendarAddress()).rejects.toMatchObject({ code: 'CONFIRMATION_NEEDED' });
  });
});
