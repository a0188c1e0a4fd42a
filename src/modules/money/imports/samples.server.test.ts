import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp } from '#testing/app.server.ts';

const folder = fileURLToPath(new URL('../../../../../shared/statements/', import.meta.url));
const isThere = existsSync(`${folder}manifest.json`);
const ManifestSchema = z.object({ files: z.array(z.object({ file: z.string(), kind: z.string() })) });

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const name = isThere
  ? 'real statements of banks go in as they were shown, and come back out'
  : `left out: there are no statements at ${folder}`;

test.runIf(isThere).each([name])(
  '%s',
  async () => {
    const { files } = ManifestSchema.parse(JSON.parse(readFileSync(`${folder}manifest.json`, 'utf8')));
    const { api } = await app.person();
    let seen = 0;
    for (const { file } of files.filter(({ kind }) => kind === 'statement')) {
      await app.owner.query('delete from rate_limits');
      const read = await api.imports
        .upload({ file: new File([readFileSync(`${folder}${file}`)], file) })
        .catch(() => null);
      // What a file leaves open, and what cannot be read, is the matter of the reader's own test.
      if (read === null || read.finding?.kind !== 'read') continue;
      const accounts = [];
      for (const { section, newAccount, problem } of read.finding.sections) {
        const isKept = problem?.code !== 'NO_SUCH_CURRENCY';
        const accountId = isKept ? (await api.accounts.create(newAccount)).id : null;
        accounts.push({ section, accountId });
      }
      const { id, finding } = await api.imports.choose({ id: read.id, accounts });
      if (accounts.every(({ accountId }) => accountId === null)) continue;
      if (finding?.kind !== 'read') throw new Error(`${file} is read no longer`);
      expect([file, finding.isReady]).toEqual([file, true]);
      expect([file, await api.imports.commit({ id })]).toEqual([file, finding.counts]);
      await api.imports.revert({ id });
      seen += 1;
    }
    expect(seen).toBeGreaterThan(80);
    const { rows } = await app.owner.query(`select count(*)::int as left from transactions`);
    expect(rows).toEqual([{ left: 0 }]);
  },
  120_000,
);
