import pg from 'pg';
import type { RateLimit } from '#kernel/contract.ts';
import type { Pool } from './database.server.ts';

/**
 * What limits count of an address: of IPv6 the first 64 bits, since whoever has one address there has all of such a network.
 * One that stands for an address of IPv4 is that address.
 */
export function networkOf(address: string): string {
  const inside = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (inside !== undefined) return inside;
  if (!address.includes(':')) return address;
  const [before = '', after] = address.split('::');
  const [left, right] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Math.max(0, 8 - (left?.length ?? 0) - (right?.length ?? 0));
  const groups = [...(left ?? []), ...Array.from({ length: zeros }, () => '0'), ...(right ?? [])];
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  if (numbers.length === 8 && numbers.slice(0, 6).join(':') === '0:0:0:0:0:65535')
    return numbers
      .slice(6)
      .flatMap((two) => [two >> 8, two & 0xff])
      .join('.');
  const first = numbers.slice(0, 4).map((number) => number.toString(16));
  return `${first.join(':')}::/64`;
}

/** When the limit opens again, or null where the call is within it. Counted in the database, for all processes as one. */
export async function exceeded(pool: Pool, limit: RateLimit, caller: string): Promise<Date | null> {
  const key = pg.escapeLiteral(`${limit.name}:${caller}`);
  // One round trip, in a transaction of its own: a call counts also when what it asked for fails. Statements sent together
  // are a transaction without saying so, and one that fails leaves nothing open on the connection.
  const results = (await pool.query(
    `set local role ilifa_app; set local synchronous_commit = off;
     select allowed, reset_at as "resetAt" from take_point(${key}, ${limit.points}, ${limit.seconds})`,
  )) as unknown as pg.QueryResult<{ allowed: boolean; resetAt: Date }>[];
  const row = results.find(({ command }) => command === 'SELECT')?.rows[0];
  if (row === undefined) throw new Error('take_point answered nothing');
  return row.allowed ? null : row.resetAt;
}

/** Gives back the point of a call that should not count, such as one that was refused for what it brought. */
export async function givenBack(pool: Pool, limit: RateLimit, caller: string): Promise<void> {
  const key = pg.escapeLiteral(`${limit.name}:${caller}`);
  await pool.query(`set local role ilifa_app; set local synchronous_commit = off; select give_point(${key})`);
}
