import { gunzipSync } from 'node:zlib';
import { isGnucashXml, readGnucashXml } from './gnucash-xml.server.ts';
import type { ProgramExport } from './model.ts';
import { isSqlite, readSqlite } from './sqlite.server.ts';

export type Fault = 'too-large' | 'too-many-rows' | 'broken' | 'unknown-database';

/** Unpacked, in bytes. */
const LARGEST = 60_000_000;

/** Whether bytes may be the file of such a program, by how they begin; of all others this is told at once. */
export function mayBeProgramFile(bytes: Uint8Array): boolean {
  return isSqlite(bytes) || (bytes[0] === 0x1f && bytes[1] === 0x8b) || isGnucashXml(beginningOf(bytes));
}

/** Reads the file in which a program keeps its data; null where the bytes are none. */
export function readProgramFile(bytes: Uint8Array): ProgramExport | { readonly fault: Fault } | null {
  if (isSqlite(bytes)) return answered(readSqlite(bytes), 'unknown-database');
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b)
    return isGnucashXml(beginningOf(bytes)) ? answered(readGnucashXml(textOf(bytes)), 'broken') : null;
  const unpacked = unpackedFrom(bytes);
  if ('fault' in unpacked) return unpacked;
  return isGnucashXml(beginningOf(unpacked)) ? answered(readGnucashXml(textOf(unpacked)), 'broken') : null;
}

function unpackedFrom(bytes: Uint8Array): Buffer | { readonly fault: Fault } {
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    return { fault: isTooLarge ? 'too-large' : 'broken' };
  }
}

const answered = (read: ProgramExport | 'too-many-rows' | null, otherwise: Fault) =>
  read === null ? { fault: otherwise } : read === 'too-many-rows' ? { fault: read } : read;

const beginningOf = (bytes: Uint8Array) => textOf(bytes.subarray(0, 4000));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
