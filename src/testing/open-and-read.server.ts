import type { Reading } from '#modules/money/statement-formats/model.ts';
import {
  type Opening,
  openStatement,
  readStatementApart,
  type ReadOptions,
} from '#modules/money/statement-formats/service.server.ts';

/** A file of any kind, opened and read. @returns `locked` where it needs a password */
export async function openAndRead(
  bytes: Uint8Array,
  { password, ...options }: Omit<ReadOptions, 'opened'> & Opening,
): Promise<Reading> {
  const opened = await openStatement(bytes, { ...options, password });
  if (opened !== null && 'kind' in opened) return opened;
  return readStatementApart(bytes, { ...options, ...(opened === null ? {} : { opened }) });
}
