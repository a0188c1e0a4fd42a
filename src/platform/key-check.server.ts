import pg from 'pg';
import { createKeyring } from './keyring.server.ts';
import { StartError } from './start-error.server.ts';

/**
 * Makes sure that this process has the key with which the database was set up: with another, account numbers and second
 * factors could not be opened, and what two processes seal the one could not read of the other. The first start leaves
 * a fingerprint, from which the key cannot be known. @throws StartError
 */
export async function checkEncryptionKey(ownerUrl: string, encryptionKey: Buffer): Promise<void> {
  const print = createKeyring(encryptionKey).fingerprint('ilifa installation');
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'ilifa start' });
  await client.connect();
  try {
    await client.query(
      `insert into installation_facts (name, value) values ('encryption key', $1) on conflict do nothing`,
      [print],
    );
    const { rows } = await client.query<{ value: string }>(
      `select value from installation_facts where name = 'encryption key'`,
    );
    if (rows[0]?.value !== print)
      throw new StartError(
        'The encryption key is not the one this database was set up with, so account numbers and second factors in it could not be read: start with that ENCRYPTION_KEY, or put the secrets.json back that belongs to it. Nothing was changed.',
      );
  } finally {
    await client.end();
  }
}
