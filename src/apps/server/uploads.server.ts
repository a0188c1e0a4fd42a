import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { ORPCError } from '@orpc/server';
import { LARGEST_FILE as LARGEST_RECEIPT } from '#modules/money/attachments/limits.ts';
import { FAULTS } from '#modules/money/attachments/words.ts';
import { LARGEST_FILE as LARGEST_RATES, TOO_LARGE as RATES_TOO_LARGE } from '#modules/money/exchange-rates/limits.ts';
import { LARGEST_FILE } from '#modules/money/imports/uploads.ts';
import { LARGEST_ARCHIVE } from '#modules/trust/data-export/model.ts';
import { PICTURE_RULES } from '#modules/people/profile/rules.ts';
import type { UploadKind } from '#modules/sharing/integrations/public-api.operation.ts';
import { refusal } from '#platform/refusals.server.ts';
import { fileWriter, giveBack, ownCopyOf } from './file-writer.server.ts';
import { codeOf } from '#platform/start-error.server.ts';
import { inTurns } from '#platform/semaphore.server.ts';

/** What a procedure takes that is sent a file. */
export type UploadRule = {
  /** The largest file, in bytes. */
  readonly most: number;
  readonly tooLarge: string;
  /** Reading a file takes much memory and a connection: so many are read at once, and the others wait on disk. */
  readonly turn: ReturnType<typeof inTurns>;
};

const MOST_WAITING = 30;

const STATEMENTS: UploadRule = {
  most: LARGEST_FILE,
  tooLarge: 'The file is larger than 20 MB. Nothing was changed. Export a shorter period and import that.',
  turn: inTurns(1, MOST_WAITING),
};

const RECEIPTS: UploadRule = {
  most: LARGEST_RECEIPT,
  tooLarge: FAULTS['too-large'],
  turn: inTurns(1, MOST_WAITING),
};

/** What programs send, by what it is; it takes its turn with what people send. */
export const PROGRAM_UPLOADS: Readonly<Record<UploadKind, UploadRule>> = { statement: STATEMENTS, receipt: RECEIPTS };

const RATES: UploadRule = { most: LARGEST_RATES, tooLarge: RATES_TOO_LARGE, turn: inTurns(1, MOST_WAITING) };

/** The procedures that are sent a file, by path; no other call is larger than `MOST_BYTES`. */
export const UPLOADS: ReadonlyMap<string, UploadRule> = new Map([
  ['/rpc/imports/upload', STATEMENTS],
  ['/rpc/imports/add', STATEMENTS],
  ['/rpc/attachments/add', RECEIPTS],
  ['/rpc/projects/addFile', RECEIPTS],
  ['/rpc/exchangeRates/importFile', RATES],
  ['/rpc/exchangeRates/importOperatorFile', RATES],
  [
    '/rpc/leaving/restore',
    {
      most: LARGEST_ARCHIVE,
      tooLarge: 'The archive is larger than 128 MB. Nothing was changed.',
      turn: inTurns(1, MOST_WAITING),
    },
  ],
  [
    '/rpc/profile/setPicture',
    {
      most: PICTURE_RULES.bytes,
      tooLarge: 'File size exceeds maximum allowed size of 5MB',
      turn: inTurns(1, MOST_WAITING),
    },
  ],
]);

/** The rule of an upload; null for every other request, and for one that the library would read in another way. */
export function uploadRuleOf({ headers, method, url }: Request): UploadRule | null {
  const isForm = /^multipart\/form-data *;/i.test(headers.get('content-type') ?? '');
  const isOtherwise = headers.has('x-orpc-batch') || headers.has('content-disposition');
  if (method !== 'POST' || !isForm || isOtherwise) return null;
  return UPLOADS.get(new URL(url).pathname) ?? null;
}

/** The names of files and their types stand beside the file: what else a call says is short. */
const MOST_DATA = 16 * 1024;
const AROUND_THE_FILE = 256 * 1024;
/** What waits between the line and the disk: each of the streams between them holds 64 KB and a piece. */
const ON_THE_WAY = 768 * 1024;
const PARTS = { fields: 1, files: 1, parts: 2, fieldNameSize: 100, headerPairs: 20, headerSize: 8 * 1024 } as const;

const PIECE = 8 * 1024;

export type Received = { readonly form: FormData; readonly discard: () => Promise<void> };

/**
 * Writes the file of a form to disk as it arrives, so that waiting for it takes no memory.
 * @throws ORPCError where it is larger than the rule allows, or no form with a file.
 */
export async function receiveForm(request: Request, rule: UploadRule, folder: string): Promise<Received> {
  const path = join(folder, randomUUID());
  const discard = () => rm(path, { force: true });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return { form: await formOf(request, rule, path), discard };
  } catch (error) {
    await discard();
    if (error instanceof ORPCError) throw error;
    const code = error instanceof Error ? codeOf(error) : '';
    if (code === 'ENOSPC' || code === 'EDQUOT') throw refusal('DISK_FULL');
    // The disk's own errors are ours; what the sender broke off or wrote wrong is not.
    if (/^E[A-Z]+$/.test(code) && code !== 'ECONNRESET' && code !== 'EPIPE') throw error;
    throw new ORPCError('BAD_REQUEST', {
      message: 'The file was incomplete. Nothing was changed. Try again.',
      cause: error,
    });
  }
}

async function formOf(request: Request, { most, tooLarge }: UploadRule, path: string): Promise<FormData> {
  const refuseLarge = () => new ORPCError('PAYLOAD_TOO_LARGE', { defined: true, status: 413, message: tooLarge });
  const notAForm = () => new ORPCError('BAD_REQUEST', { message: 'Choose one file to upload. Nothing was changed.' });
  const parser = new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    limits: { ...PARTS, fieldSize: MOST_DATA, fileSize: most + 1 },
    isPartAFile: (_, __, fileName) => fileName !== undefined,
  });
  const form = new FormData();
  const writing: Promise<void>[] = [];
  const files: Readable[] = [];
  let [bytes, inFile] = [0, 0];
  let failure: Error | null = null;
  const fail = (error: Error) => {
    failure ??= error;
    parser.destroy(error);
  };
  parser.on('field', (name, value, isNameCut, isCut) => {
    if (isNameCut || isCut) fail(notAForm());
    else form.append(name, value);
  });
  parser.on('file', (name, stream, fileName, _, type) => {
    stream.once('limit', () => fail(refuseLarge()));
    stream.on('data', (piece: Buffer) => (inFile += piece.length));
    const written = pipeline(stream, fileWriter(path)).then(async () => {
      form.append(name, new File([await openAsBlob(path, { type })], fileName, { type }));
    });
    written.catch(fail);
    writing.push(written);
    files.push(stream);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.once(limit, () => fail(notAForm()));
  const weighed = new Transform({
    transform(piece: Buffer, _, done) {
      bytes += piece.length;
      if (bytes > most + AROUND_THE_FILE) failure ??= refuseLarge();
      else if (bytes - inFile > AROUND_THE_FILE + ON_THE_WAY) failure ??= notAForm();
      // In small pieces: of a form of a thousand parts, few are read before it is refused.
      for (let from = 0; from < piece.length; from += PIECE) this.push(ownCopyOf(piece.subarray(from, from + PIECE)));
      giveBack(piece);
      done(failure);
    },
  });
  if (request.body === null) throw notAForm();
  try {
    await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), weighed, parser);
    await Promise.all(writing);
  } catch (error) {
    // The parser leaves the file of a form that breaks off open.
    for (const file of files) file.destroy(failure ?? undefined);
    await Promise.allSettled(writing);
    // What went wrong first, and not what the streams say of being ended by it.
    throw failure ?? error;
  }
  if (failure !== null) throw failure;
  return form;
}

/**
 * An answer that is told at once and ends when the rest of the upload was taken off the line: a browser that is still
 * sending hears of it only then.
 */
export function heardByTheSender(answer: Response, { body, bodyUsed }: Request, most: number): Response {
  if (body === null || bodyUsed || body.locked) return answer;
  const reader = body.getReader();
  let left = most + AROUND_THE_FILE;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new Uint8Array(await answer.arrayBuffer()));
    },
    async pull(controller) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      left -= value?.length ?? 0;
      if (done || left < 0) controller.close();
      else controller.enqueue(new Uint8Array(0));
    },
    cancel: () => reader.cancel(),
  });
  return new Response(stream, answer);
}

const LEFT_BEHIND = 60 * 60_000;

/** Removes what a process that was killed had received; what another one receives right now stays. */
export async function removeOldUploads(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    if (file !== null && now.getTime() - file.mtimeMs > LEFT_BEHIND) await rm(path, { force: true });
  }
}
