import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { fileOf, MARCH, statementBooks, statementOf } from '#testing/statements.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const PIECE = 512 * 1024;
const LONG = 'REFERENCE '.repeat(100);

/** A statement of exactly so many characters of Latin-1, no two rows of which are equal. */
function statementOfBytes(bytes: number): string {
  const rows = Array.from({ length: Math.floor(bytes / (LONG.length + 60)) - 1 }, (_, at) => {
    return [`2026-03-${String((at % 28) + 1).padStart(2, '0')}`, -(at + 1), `SHOP ${at} ${LONG}`] as const;
  });
  return statementOf(rows).padEnd(bytes, 'é').slice(0, bytes);
}

test.each([
  ['one byte less than a piece', PIECE - 1, 1],
  ['a piece', PIECE, 1],
  ['one byte more than a piece', PIECE + 1, 2],
  ['three pieces', 3 * PIECE, 3],
])('a file of %s comes back byte for byte, from here and from an archive', async (_, length, pieces) => {
  const bytes = Buffer.from(statementOfBytes(length), 'latin1');
  expect(bytes).toHaveLength(length);
  const { api } = await statementBooks(app);
  const { id } = await api.imports.upload({ file: new File([bytes], 'long.csv') });
  const kept = await app.owner.query('select place from import_files where import_id = $1 order by place', [id]);
  expect(kept.rows).toEqual(Array.from({ length: pieces }, (__, place) => ({ place })));
  const original = await api.imports.original({ id });
  expect(bytes.equals(Buffer.from(await original.arrayBuffer()))).toBe(true);

  const arrival = await statementBooks(app);
  const { books } = await arrival.api.leaving.restore({ file: await api.leaving.export() });
  expect(books).toHaveLength(1);
  const restored = await app.owner.query<{ bytes: Buffer }>(
    `select string_agg(bytes, '' order by place) as bytes from import_files where workspace_id = $1`,
    [books[0]?.id],
  );
  expect(bytes.equals(restored.rows[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('a file that was kept in one piece by an earlier version is read as before', async () => {
  const { api } = await statementBooks(app);
  const { id } = await api.imports.upload({ file: fileOf(MARCH) });
  const long = `${MARCH}\n${'\n'.repeat(2 * PIECE)}`;
  await app.owner.query('update import_files set bytes = $2 where import_id = $1', [id, Buffer.from(long)]);
  expect(await (await api.imports.original({ id })).text()).toBe(long);
});
