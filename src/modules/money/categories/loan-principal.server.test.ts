import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MIGRATION = new URL('../../../../migrations/20261124144500_loan-principal/migration.sql', import.meta.url);
const LOANS = ['loan-repayment', 'mobile-loan', 'student-loan'];

/** A workspace with its loan categories under Debt, as they were made until 23 November 2026; `then`: what happened to it since. */
async function loansAfter(then: (workspaceId: string) => Promise<unknown>): Promise<Record<string, string>> {
  const { session } = await app.person();
  const { id } = session.workspace;
  await app.owner.query(
    `update categories set kind = 'expense',
       parent_id = (select id from categories where workspace_id = $1 and slug = 'debt')
     where workspace_id = $1 and slug = any($2)`,
    [id, LOANS],
  );
  await then(id);
  await app.owner.query(await readFile(MIGRATION, 'utf8'));
  const { rows } = await app.owner.query<{ slug: string; place: string }>(
    `select c.slug, coalesce(p.slug, 'none') || ' ' || c.kind as place from categories c
     left join categories p on p.workspace_id = c.workspace_id and p.id = c.parent_id
     where c.workspace_id = $1 and c.slug = any($2)`,
    [id, LOANS],
  );
  return Object.fromEntries(rows.map(({ slug, place }) => [slug, place]));
}

const all = (place: string): Record<string, string> => Object.fromEntries(LOANS.map((slug) => [slug, place]));

test('loan categories of an earlier version are no spending any more', async () => {
  expect(await loansAfter(async () => {})).toEqual(all('transfers transfer'));
});

test('a category that a person moved stays where it was put', async () => {
  const moved = await loansAfter((id) =>
    app.owner.query(
      `update categories set parent_id = (select id from categories where workspace_id = $1 and slug = 'housing')
       where workspace_id = $1 and slug = 'student-loan'`,
      [id],
    ),
  );
  expect(moved).toEqual({ ...all('transfers transfer'), 'student-loan': 'housing expense' });
});

test.each(['is_archived = true', 'removed_at = now()', `slug = null`])(
  'nothing moves where the group of transfers has %s',
  async (change) => {
    const kept = await loansAfter((id) =>
      app.owner.query(`update categories set ${change} where workspace_id = $1 and slug = 'transfers'`, [id]),
    );
    expect(kept).toEqual(all('debt expense'));
  },
);
