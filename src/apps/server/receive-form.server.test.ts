import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inTurns } from '#platform/semaphore.server.ts';
import { receiveForm } from './uploads.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'ilifa-received-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BEGINNING = '--b\r\ncontent-disposition: form-data; name="0"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n';
const rule = { most: 1_000_000, tooLarge: 'The file is larger than 1 MB.', turn: inTurns(1, 1) };

/** A form that stops after its first bytes: with an error, or with its end where the form has none. */
function formOf(bytes: number, ending: 'closed' | 'broken off' | 'whole', piece = 50_000): Request {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === 0) controller.enqueue(new TextEncoder().encode(BEGINNING));
      else if (sent < bytes) controller.enqueue(new Uint8Array(piece).fill(0x41));
      else if (ending === 'broken off') return controller.error(new Error('gone'));
      else {
        if (ending === 'whole') controller.enqueue(new TextEncoder().encode('\r\n--b--\r\n'));
        return controller.close();
      }
      sent += piece;
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  return new Request('http://localhost/rpc/imports/upload', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

/** The files of the folder that this process has open. */
function openFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${number}`);
      return path.startsWith(folder) ? [path] : [];
    } catch {
      return [];
    }
  });
}

test.each([
  ['is too large', 2_000_000, 'whole', 'The file is larger than'],
  ['is broken off', 500_000, 'broken off', 'was incomplete'],
  ['ends without its end', 500_000, 'closed', 'was incomplete'],
] as const)('a form that %s is refused; its file is gone and closed', async (_, bytes, ending, sentence) => {
  await expect(receiveForm(formOf(bytes, ending), rule, folder)).rejects.toThrow(sentence);
  expect(readdirSync(folder)).toEqual([]);
  expect(openFiles()).toEqual([]);
});

test('of a form that is whole the file is kept until it is discarded', async () => {
  const { form, discard } = await receiveForm(formOf(500_000, 'whole'), rule, folder);
  expect(openFiles()).toEqual([]);
  expect((form.get('0') as File).size).toBe(450_000);
  await discard();
  expect(readdirSync(folder)).toEqual([]);
});

test('a form that comes faster than the disk takes it is not mistaken for one without a file', async () => {
  const { form, discard } = await receiveForm(formOf(900_000, 'whole', 300_000), rule, folder);
  expect((form.get('0') as File).size).toBe(600_000);
  await discard();
});
