import type { HttpBindings } from '@hono/node-server';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from './files.server.ts';
import { httpApp } from './http.server.ts';
import { NONCE_MARK, ORIGIN_MARK } from './nonce.ts';
import { startTestApp } from './test-app.server.ts';

export type Asked = RequestInit & { host?: string; port?: 'main' | 'admin'; address?: string };

/** The application behind its doors, with pages as small as pages can be. */
export async function startTestPages() {
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-pages-'));
  const publicUrl = 'https://ilifa.example';
  const app = await startTestApp({ publicUrl });
  const built = (name: string) => {
    mkdirSync(join(folder, name, 'assets'), { recursive: true });
    const script = `<script nonce="${NONCE_MARK}"></script>`;
    writeFileSync(
      join(folder, name, 'index.html'),
      `<html><title>${name}</title>${script}<link href="${ORIGIN_MARK}/"></html>`,
    );
    writeFileSync(join(folder, name, 'assets', `${name}-abc.js`), 'export {};');
    return filesIn(join(folder, name));
  };
  const options = {
    ground: app.ground,
    router: app.router,
    builds: { web: built('web'), site: built('site'), admin: built('admin') },
    publicUrl,
    adminUrl: 'https://admin.ilifa.example',
    trustProxy: 1,
    isReady: () => Promise.resolve(true),
  };
  const doors = { main: httpApp(options, { onAdminPort: false }), admin: httpApp(options, { onAdminPort: true }) };
  const ask = (
    path: string,
    { host = 'ilifa.example', port = 'main', address = '10.0.0.1', ...init }: Asked = {},
  ): Promise<Response> => {
    const env = { incoming: { socket: { remoteAddress: address } } } as unknown as HttpBindings;
    const headers = new Headers(init.headers);
    headers.set('host', host);
    return Promise.resolve(doors[port].request(`https://${host}${path}`, { ...init, headers }, env));
  };
  const call = (procedure: string, input: unknown, headers: Record<string, string> = {}) =>
    ask(`/rpc/${procedure}`, {
      method: 'POST',
      body: JSON.stringify({ json: input }),
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'orpc', ...headers },
    });
  const close = async () => {
    rmSync(folder, { recursive: true });
    await app.close();
  };
  return { app, ask, call, close };
}
