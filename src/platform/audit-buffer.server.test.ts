import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

const APPEND = 'append_audit(uuid, uuid, text, text, text, text, text, jsonb)';
let app: Awaited<ReturnType<typeof startTestApp>>;
let owner: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  owner = new pg.Client({ connectionString: app.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

test('while the audit log cannot be written one can sign out and do nothing else, and the line is written when it returns [§8 audit or alert store fails]', async () => {
  const [person, other] = [await app.person(), await app.person()];
  const lines = async () =>
    (
      await owner.query<{ held: string | null }>(
        `select metadata->>'heldSince' as held from security_audit_logs
         where chain_id = $1 and action = 'person.signed-out'`,
        [person.session.person.id],
      )
    ).rows;
  await owner.query(`alter function ${APPEND} rename to append_audit_away`);
  await expect(person.api.accounts.create({ name: 'Never' })).rejects.toMatchObject({ code: 'UNFORESEEN' });
  expect(await person.api.identity.signOut()).toEqual({ signedOut: true });
  expect(await person.api.identity.session()).toBeNull();
  await owner.query(
    `alter function append_audit_away(uuid, uuid, text, text, text, text, text, jsonb) rename to append_audit`,
  );
  expect(await lines()).toEqual([]);
  expect(await other.api.accounts.list()).toEqual([]);
  await other.api.accounts.create({ name: 'Cheque' });
  await vi.waitFor(async () => expect(await lines()).toHaveLength(1));
  expect((await lines())[0]?.held).toMatch(/^\d{4}-/);
});

test('and a session that is over ends without it', async () => {
  const { api, session } = await app.person();
  await owner.query(`update enhanced_sessions set expires_at = now() - interval '1 minute' where user_id = $1`, [
    session.person.id,
  ]);
  await owner.query(`alter function ${APPEND} rename to append_audit_away`);
  expect(await api.identity.session()).toBeNull();
  await owner.query(
    `alter function append_audit_away(uuid, uuid, text, text, text, text, text, jsonb) rename to append_audit`,
  );
  await (await app.person()).api.accounts.create({ name: 'Cheque' });
  await vi.waitFor(async () => {
    const { rows } = await owner.query(
      `select metadata->>'heldSince' is not null as held from security_audit_logs
       where chain_id = $1 and action = 'session.ended'`,
      [session.person.id],
    );
    expect(rows).toEqual([{ held: true }]);
  });
});
