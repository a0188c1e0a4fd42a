import { randomUUID } from 'node:crypto';
import { hashPassword, verifyPassword } from 'better-auth/crypto';

export { hashPassword };

/** Takes the place of a password that is not there, so that looking for one takes its time all the same. */
let nobodys: Promise<string> | undefined;

/** Whether this is the password kept as `hash`. Takes as long where nothing is kept: the time tells nobody which it was. */
export async function isPassword(hash: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomUUID());
  const isRight = await verifyPassword({ hash: hash ?? (await nobodys), password });
  return isRight && hash !== null;
}
