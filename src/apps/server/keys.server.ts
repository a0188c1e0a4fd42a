import { setTimeout as delay } from 'node:timers/promises';
import { plural } from '#kernel/plural.ts';
import { SEALED_NUMBERS } from '#modules/money/accounts/service.server.ts';
import { SEALED_FILE_KEYS } from '#modules/money/attachments/service.server.ts';
import { SEALED_SECRETS } from '#modules/access/two-factor/service.server.ts';
import { SEALED_PROOFS } from '#modules/access/one-time-tokens/service.server.ts';
import { SEALED_PUSH_KEYS } from '#modules/people/push/service.server.ts';
import { SEALED_WEBHOOKS } from '#modules/sharing/integrations/webhooks.service.server.ts';
import { addDataKey, forgetDataKeys, openDataKeys, TAKEN_UP_SECONDS } from '#platform/data-keys.server.ts';
import { SEALED_EMAILS } from '#platform/email-queue.server.ts';
import { createKeyring } from '#platform/keyring.server.ts';
import type { OperatorKeys } from '#platform/secrets.server.ts';
import { resealAll, type SealedColumn } from '#platform/resealing.server.ts';

/** Everything that is kept sealed. */
export const SEALED: readonly SealedColumn[] = [
  SEALED_NUMBERS,
  SEALED_SECRETS,
  SEALED_PROOFS,
  SEALED_PUSH_KEYS,
  ...SEALED_WEBHOOKS,
  SEALED_EMAILS,
  SEALED_FILE_KEYS,
];

type Rotation = {
  readonly ownerUrl: string;
  readonly operator: OperatorKeys;
  /** No product works on this database, so that nobody has to take the new key up first. */
  readonly isAlone: boolean;
  readonly say: (line: string) => void;
};

/**
 * Adds a data key and seals everything with it, beside the running product too. What an interrupted run has left is done
 * by the next, which then adds no key of its own. @throws StartError
 */
export async function rotateKeys(rotation: Rotation): Promise<void> {
  const { ownerUrl, operator, say } = rotation;
  const { sealing } = await openDataKeys(ownerUrl, operator);
  const newest = Math.max(...sealing.keys());
  if (sealing.size > 1 && (await sealWithKey(rotation, newest)) > 0) {
    say(`An earlier key rotation had stopped halfway. Everything is now encrypted with key ${newest}.`);
    return;
  }
  const version = await addDataKey(ownerUrl, operator);
  say(`Added encryption key ${version}.`);
  await sealWithKey(rotation, version);
}

/** Answers how many values were sealed anew. */
async function sealWithKey({ ownerUrl, operator, isAlone, say }: Rotation, version: number): Promise<number> {
  if (!isAlone && (await openDataKeys(ownerUrl, operator)).current !== version) {
    const seconds = 2 * TAKEN_UP_SECONDS;
    const wait = plural(seconds, 'second');
    say(`Waiting ${wait} until every running process uses encryption key ${version}.`);
    await delay(seconds * 1000);
  }
  const keys = { ...(await openDataKeys(ownerUrl, operator)), current: version };
  const { resealed, unreadable, inUse } = await resealAll(
    ownerUrl,
    SEALED,
    createKeyring(() => keys),
  );
  const count = resealed.toLocaleString('en');
  say(`Re-encrypted ${count} values with key ${version}.`);
  for (const place of unreadable) say(`No available key can decrypt ${place}, so it was not changed.`);
  const idle = [...keys.sealing.keys()].filter((one) => one !== version && !inUse.has(one));
  await forgetDataKeys(ownerUrl, idle);
  const unusedKeys = idle.map((one) => `key ${one}`).join(', ');
  if (idle.length > 0) say(`Removed ${unusedKeys}, no longer used for any data.`);
  return resealed;
}
