import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { HOUR, LIMITS, QUARTER, type RateLimit } from '#kernel/limits.ts';
import type { Manifest } from '#kernel/manifest.ts';
import { EMAIL_IN_ALL_LIMIT, EMAIL_LIMIT } from '#modules/access/one-time-tokens/rate-limits.ts';
import { MANIFESTS } from './modules.ts';
import { everyProcedure } from './server/procedures.server.ts';
import { everyRateLimit } from './server/rate-limits.server.ts';

const counted = everyRateLimit();
const named = counted.map((limit) => [limit.name, limit] as const);
const modules = fileURLToPath(new URL('../modules/', import.meta.url));
const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('/rate-limits.ts'),
);
/** Every limit that a module defines in its folder. */
const ofModules = await Promise.all(
  files.map(async (file) => {
    const limits = (await import(`${modules}${file}`)) as Readonly<Record<string, RateLimit>>;
    return Object.values(limits).map((limit) => [`${limit.name} of ${file}`, limit] as const);
  }),
).then((found) => found.flat());
const defined: readonly RateLimit[] = [...Object.values(LIMITS), ...ofModules.map(([, limit]) => limit)];

describe('limits', () => {
  test.each(named)(
    '%s allows at least one call, and counts whole seconds of an hour at most',
    (_, { points, seconds }) => {
      expect(Number.isInteger(points) && points >= 1).toBe(true);
      expect(Number.isInteger(seconds)).toBe(true);
      expect(seconds).toBeGreaterThanOrEqual(60);
      expect(seconds).toBeLessThanOrEqual(HOUR);
    },
  );

  test('are counted apart: each has a name of its own', () => {
    const names = defined.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
  });

  test.each(ofModules)('%s is counted: a procedure or the manifest names it, and no other has its name', (_, limit) => {
    expect(counted.filter(({ name }) => name === limit.name)).toEqual([limit]);
    expect(counted).toContain(limit);
  });

  test('of procedures are defined in a list: no contract has figures of its own', () => {
    expect(files.length).toBeGreaterThan(20);
    for (const { path, meta } of everyProcedure())
      if (meta.limit !== null) expect(defined, path.join('.')).toContain(meta.limit);
  });

  test.each(Object.values(LIMITS).map((limit: RateLimit) => [limit.name, limit] as const))(
    'of the kernel are shared: %s is counted by several modules, or by none',
    (_, limit) => {
      const users = MANIFESTS.filter(({ contract = {} }: Manifest) =>
        everyProcedure().some(({ path, meta }) => meta.limit === limit && Object.hasOwn(contract, path[0] ?? '')),
      );
      expect(users).not.toHaveLength(1);
    },
  );

  test('begin with the one on requests, as an operator set it', () => {
    const apiCall = { ...LIMITS.apiCall, points: 7 };
    const [first, ...others] = everyRateLimit(apiCall);
    expect(first).toBe(apiCall);
    expect(others).toEqual(counted.slice(1));
  });

  test.each([
    ['emails', 5, HOUR],
    ['factor_emails', 5, QUARTER],
    ['export_data', 5, HOUR],
    ['erasure', 5, HOUR],
    ['api_key', 20, HOUR],
    ['session_reports', 30, 300],
  ])('%s lets %i in within %i seconds', (name, points, seconds) => {
    expect(counted).toContainEqual({ name, points, seconds });
  });

  test('let strangers together send more than one of them alone', () => {
    expect(EMAIL_IN_ALL_LIMIT.points).toBeGreaterThan(EMAIL_LIMIT.points);
    expect(EMAIL_IN_ALL_LIMIT.seconds).toBe(EMAIL_LIMIT.seconds);
  });
});
