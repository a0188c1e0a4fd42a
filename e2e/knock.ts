import { StandardRPCJsonSerializer } from '@orpc/client/standard';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { USER_AGENT } from './chromium.ts';

/** Somebody at a browser, with the books that the browser names. */
export type Tab = { readonly name: string; readonly cookie: string; readonly workspaceId: string | null };

export type Answer = {
  /** 0: the connection was cut off. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The bytes as they came. */
  readonly bytes: Buffer;
  readonly milliseconds: number;
};

type Knock = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** After so many milliseconds without an answer it is given up; half a minute unless told. */
  readonly patience?: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const PATIENCE = 30_000;
/** What is refused before it was read whole ends its connection, which nobody after it must be given. */
const OF_ITS_OWN = 64 * 1024;

/** One request as its sender wants it: nothing is checked or made whole on the way out. */
export function knock(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body, patience = PATIENCE }: Knock = {},
): Promise<Answer> {
  const { hostname, port, host } = new URL(url);
  const began = performance.now();
  return new Promise((resolve) => {
    const answer = (status: number, has: IncomingHttpHeaders, bytes: Buffer) =>
      resolve({ status, headers: has, bytes, text: bytes.toString(), milliseconds: performance.now() - began });
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const isLarge = body !== undefined && body.length > OF_ITS_OWN;
    const address = hostname === 'localhost' ? '127.0.0.1' : hostname;
    const sending = request(
      {
        host: address,
        port,
        path,
        method,
        ...(isLarge ? { agent: false } : { agent }),
        headers: { host, ...length, ...headers },
        timeout: patience,
      },
      (incoming) => {
        const pieces: Buffer[] = [];
        incoming.on('data', (piece: Buffer) => pieces.push(piece));
        incoming.once('error', () => answer(0, {}, Buffer.alloc(0)));
        incoming.once('end', () => answer(incoming.statusCode ?? 0, incoming.headers, Buffer.concat(pieces)));
      },
    );
    sending.once('timeout', () => sending.destroy(new Error('no answer')));
    sending.once('error', () => answer(0, {}, Buffer.alloc(0)));
    sending.end(body);
  });
}

const serializer = new StandardRPCJsonSerializer();

type Called = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

/** A call as our client writes it. */
export async function callOf(tab: Tab, input: unknown): Promise<Called> {
  const [json, meta, maps, blobs] = serializer.serialize(input);
  const whole = JSON.stringify({ json, meta });
  const headers = { ...headersOf(tab), 'content-type': 'application/json' };
  if (blobs.length === 0) return { headers, body: Buffer.from(whole) };
  const form = new FormData();
  form.set('data', JSON.stringify({ json, meta, maps }));
  for (const [at, blob] of blobs.entries()) form.set(String(at), blob);
  const packed = new Response(form);
  return {
    headers: { ...headers, 'content-type': packed.headers.get('content-type') ?? '' },
    body: Buffer.from(await packed.arrayBuffer()),
  };
}

/** What a page of ours sends with every call. */
export function headersOf({ cookie, workspaceId }: Tab): Record<string, string> {
  return {
    'user-agent': USER_AGENT,
    'x-csrf-token': 'orpc',
    ...(cookie === '' ? {} : { cookie }),
    ...(workspaceId === null ? {} : { 'x-workspace-id': workspaceId }),
  };
}

/** Calls a procedure as a page of ours does; `more` are headers that it would not send. */
export async function call(
  url: string,
  tab: Tab,
  path: string,
  input: unknown,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { headers, body } = await callOf(tab, input);
  return knock(url, path, { method: 'POST', headers: { ...headers, ...more }, body });
}

/** Does the work for all, a few at a time. */
export async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
