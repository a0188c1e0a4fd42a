/**
 * `npm run audit:archive -- --before=YYYY-MM-DD FILE`: writes the lines of the audit log before a day (UTC) to a file and
 * removes them. `npm run audit:verify` goes on proving what is left, and the file where it is named. Beside the product too.
 */
import { resolve } from 'node:path';
import { DaySchema } from '#kernel/day-schemas.ts';
import { archiveAudit } from '#platform/audit-archive.server.ts';
import { readConfig } from '#platform/config.server.ts';
import { openDataKeys } from '#platform/data-keys.server.ts';
import { createKeyring } from '#platform/keyring.server.ts';
import { keysFor } from '#platform/secrets.server.ts';
import { StartError } from '#platform/start-error.server.ts';
import { command, withOwnDatabase } from './own-database.ts';

const BEFORE = '--before=';

await command(async () => {
  const words = process.argv.slice(2);
  const [name] = words.filter((word) => !word.startsWith('--'));
  const day = DaySchema.safeParse(words.find((word) => word.startsWith(BEFORE))?.slice(BEFORE.length));
  if (name === undefined || !day.success)
    throw new StartError(
      'Say from when on lines stay, and the file: npm run audit:archive -- --before=2026-01-31 FILE',
    );
  const [before, now] = [new Date(`${day.data}T00:00:00Z`), new Date()];
  if (before > now) throw new StartError(`${day.data} is in the future. Nothing was changed.`);
  const config = readConfig(process.env);
  // npm changes the folder; a person means the one they are in.
  const file = resolve(process.env['INIT_CWD'] ?? '.', name);
  await withOwnDatabase(config, 'beside', async ({ ownerUrl, dataFolder }) => {
    const keys = await openDataKeys(ownerUrl, keysFor(config, dataFolder));
    const { lines, chains } = await archiveAudit(ownerUrl, file, { before, now, keyring: createKeyring(() => keys) });
    console.log(
      `${file}\n${lines.toLocaleString('en')} lines of ${chains.toLocaleString('en')} chains, read back and removed from the database.`,
    );
    console.log(
      'Keep it for as long as you must be able to prove who did what; npm run audit:verify -- FILE proves it.',
    );
  });
});
