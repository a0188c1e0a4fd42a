import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomUUIDv7 } from 'node:crypto';
import { inTransaction } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { linesSince } from './store.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());

/** Words as banks write them, and texts so long that a search does not hold their end. */
const WORDS = [
  "MCDONALD'S",
  'McDonald’s',
  'mcdonalds',
  'Mc`Donalds',
  'NANDOS',
  "Nando's",
  'Nan',
  'DOS',
  'rent',
  'ÉTÉ',
  'É`TÉ',
];
const LONG = 'x'.repeat(478);

/** One text in a hundred days, each with a text of the bank that it has in place of its description, or without. */
const TEXTS = Array.from({ length: 600 }, (_, at): [description: string, bankText: string | null, on: string] => {
  const word = (step: number) => WORDS[(at * step + Math.floor(at / 11)) % WORDS.length] ?? '';
  const text = `${at % 7 === 0 ? LONG : word(3)} ${word(1)}`;
  const on = `2026-${String(1 + (at % 10)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;
  return at % 3 === 0 ? [at % 6 === 0 ? LONG : word(5), text, on] : [text, null, on];
});

test.each([
  { beginnings: ['mcdonalds'] },
  { beginnings: ['nandos', 'rent'] },
  { beginnings: ['na', 'd'] },
  { beginnings: ['nobody'] },
  { beginnings: [] },
])('the rows with $beginnings are those that all rows hold, and the rows that are named', async ({ beginnings }) => {
  const who = await bookkeeper(app);
  const other = await bookkeeper(app);
  const ids = await written(who);
  await written(other);
  const named = ids.slice(0, 3);
  const scope = { role: 'ilifa_app', workspaceId: who.session.workspace.id, userId: who.session.person.id } as const;
  const [all, found] = await inTransaction(app.services.pool, scope, async (db) => [
    await linesSince(db, scope.workspaceId, '2026-03-01'),
    await linesSince(db, scope.workspaceId, '2026-03-01', { beginnings, ids: named }),
  ]);
  const plain = (text: string) => text.toLowerCase().replace(/['’`]/g, '');
  const wanted = all.filter(
    ({ id, text }) => named.includes(id) || beginnings.some((beginning) => plain(text).includes(beginning)),
  );
  expect(found).toEqual(wanted);
  expect(all.length).toBeGreaterThan(400);
});

async function written({ session, accountId }: Awaited<ReturnType<typeof bookkeeper>>): Promise<string[]> {
  const ids = TEXTS.map(() => randomUUIDv7());
  await app.owner.query(
    `insert into transactions (workspace_id, id, user_id, account_id, booked_on, description, bank_text, minor, currency)
     select $1, id, $2, $3, day, description, bank_text, -100, 'ZAR'
     from unnest($4::uuid[], $5::date[], $6::text[], $7::text[]) as row (id, day, description, bank_text)`,
    [
      session.workspace.id,
      session.person.id,
      accountId,
      ids,
      TEXTS.map(([, , on]) => on),
      TEXTS.map(([description]) => description),
      TEXTS.map(([, bankText]) => bankText),
    ],
  );
  return ids;
}
