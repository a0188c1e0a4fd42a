import type { HttpBindings } from '@hono/node-server';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { NO_OPERATOR, type Operator } from '#kernel/operator.ts';
import { filesIn } from '#apps/server/files.server.ts';
import { PAGE_FILES, type PageFiles } from '#apps/server/page-files.ts';
import { NONCE_MARK, ORIGIN_MARK } from '#apps/server/nonce.ts';
import { startTestApp } from './app.server.ts';
import { testDoors } from './doors.server.ts';

type PagesOptions = {
  /** Further pages of the public site, by their path. */
  site?: Readonly<Record<string, string>>;
  now?: () => Date;
  runBy?: Operator;
};

export type Asked = RequestInit & { host?: string; port?: 'main' | 'admin'; address?: string };

/** The application behind its doors, with pages as small as pages can be. */
export async function startTestPages({ site = {}, now, runBy = NO_OPERATOR }: PagesOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-pages-'));
  const publicUrl = 'https://ilifa.example';
  const contactEmail = 'desk@ilifa.example';
  const app = await startTestApp({ publicUrl, contactEmail, runBy, ...(now === undefined ? {} : { now }) });
  const built = (name: string) => {
    mkdirSync(join(folder, name, 'assets'), { recursive: true });
    const script = `<script nonce="${NONCE_MARK}"></script>`;
    writeFileSync(
      join(folder, name, 'index.html'),
      `<html><head><title>${name}</title>${script}<link href="${ORIGIN_MARK}/"></head><body><noscript>No script</noscript></body></html>`,
    );
    for (const [path, page] of name === 'site' ? Object.entries(site) : []) {
      const file = join(folder, name, path.endsWith('.html') ? path : `${path}/index.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, page);
    }
    writeFileSync(join(folder, name, 'assets', `${name}-abc.js`), 'export {};');
    const files: PageFiles = { app: ['/assets/app-1.js'], pages: { '/app/dashboard': ['/assets/dashboard-1.js'] } };
    if (name === 'web') writeFileSync(join(folder, name, PAGE_FILES), JSON.stringify(files));
    return filesIn(join(folder, name));
  };
  const builds = { web: built('web'), site: built('site'), admin: built('admin') };
  const uploadFolder = join(folder, 'uploads');
  const doors = testDoors(app, {
    builds,
    uploadFolder,
    publicUrl,
    adminUrl: 'https://admin.ilifa.example',
    trustProxy: 1,
  });
  const ask = (
    path: string,
    { host = 'ilifa.example', port = 'main', address = '10.0.0.1', ...init }: Asked = {},
  ): Promise<Response> => {
    const env = { incoming: { socket: { remoteAddress: address } } } as unknown as HttpBindings;
    const headers = new Headers(init.headers);
    headers.set('host', host);
    // What the proxy in front appends.
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', address);
    return Promise.resolve(doors[port].request(`https://${host}${path}`, { ...init, headers }, env));
  };
  const call = (procedure: string, input: unknown, headers: Record<string, string> = {}) =>
    ask(`/rpc/${procedure}`, {
      method: 'POST',
      body: JSON.stringify({ json: input }),
      headers: { 'content-type': 'application/json', 'x-csrf-token': 'orpc', ...headers },
    });
  /** Sends a form as a page of ours does. */
  const send = (path: string, fields: Record<string, string> | URLSearchParams, init: Asked = {}) =>
    ask(path, {
      method: 'POST',
      ...init,
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://ilifa.example',
        ...(init.headers as Record<string, string> | undefined),
      },
    });
  const close = async () => {
    rmSync(folder, { recursive: true });
    await app.close();
  };
  return { app, ask, call, send, uploads: () => readdirSync(uploadFolder), close };
}
