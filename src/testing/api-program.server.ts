import type { HttpBindings } from '@hono/node-server';
import { expect } from 'vitest';
import { SCOPES } from '#modules/sharing/integrations/api-keys.words.ts';
import { openApiOf } from '#modules/sharing/integrations/public-api.description.ts';
import { OPERATIONS, operationsAt } from '#modules/sharing/integrations/public-api.model.ts';
import type { startTestApp } from './app.server.ts';
import { faultsOf, type Schema } from './described.ts';
import { testDoors } from './doors.server.ts';

export type Call = { readonly headers?: Record<string, string>; readonly body?: unknown; readonly as?: string };
type Told<Data> = { data: Data; code: string; detail: string; status: number; isReplayed: boolean };
type Described = Record<string, { responses: { 200: { content: Record<string, { schema: Schema }> } } }>;

const PATHS = openApiOf('http://localhost:5173').paths as unknown as Record<string, Described>;

/** What the description says is answered; null where there is no such operation. */
function schemaOf(method: string, path: string): Schema | null {
  const { names } = operationsAt(path.split('?')[0] ?? '');
  const name = names.find((one) => OPERATIONS[one].method === method);
  if (name === undefined) return null;
  const described = PATHS[`/api/v1/${OPERATIONS[name].path}`]?.[method.toLowerCase()];
  return described?.responses[200].content['application/json']?.schema ?? null;
}

/** A program of a person with a key that may do everything. What it is answered is held against the description. */
export async function programOf(app: Awaited<ReturnType<typeof startTestApp>>) {
  const http = testDoors(app).main;
  const who = await app.person();
  const { key } = await who.api.apiKeys.create({ name: 'Till', scopes: [...SCOPES], days: 30 });

  const env = { incoming: { socket: { remoteAddress: '203.0.113.9' } } } as unknown as HttpBindings;
  const ask = async (path: string, init: RequestInit) =>
    http.request(`http://localhost:5173/api/v1/${path}`, init, env);
  const opening = { host: 'localhost:5173', authorization: `Bearer ${key}` };

  async function toldBy<Data>(method: string, path: string, answer: Response): Promise<Told<Data>> {
    const told = (await answer.json()) as Told<Data>;
    if (answer.ok) expect(faultsOf(told, schemaOf(method, path) ?? {}), `${method} ${path}`).toEqual([]);
    return { ...told, status: answer.status, isReplayed: answer.headers.get('idempotent-replayed') === 'true' };
  }

  /** What a call answers, with its status and whether it is the answer of an earlier one. */
  async function call<Data = { id: string }>(
    method: string,
    path: string,
    { headers = {}, body, as = key }: Call = {},
  ): Promise<Told<Data>> {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const init = {
      method,
      headers: { ...opening, authorization: `Bearer ${as}`, ...json, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    return toldBy<Data>(method, path, await ask(path, init));
  }

  /** Sends a file as a form. */
  async function send<Data = { id: string }>(
    path: string,
    file: File,
    headers: Record<string, string> = {},
    field = 'file',
  ) {
    const body = new FormData();
    body.append(field, file);
    return toldBy<Data>('POST', path, await ask(path, { method: 'POST', headers: { ...opening, ...headers }, body }));
  }
  /** Asks for a file. */
  send.file = (path: string) => ask(path, { headers: opening });

  /** The same, for a call that is to go well. */
  async function done<Data = { id: string }>(method: string, path: string, body?: unknown, as = key): Promise<Data> {
    const told = await call<Data>(method, path, { body, as });
    expect(told, `${method} ${path}`).toMatchObject({ status: 200 });
    return told.data;
  }
  return { who, http, key, call, done, send };
}
