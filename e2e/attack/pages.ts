import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { alwaysFault } from './judge.ts';
import { type Answer, call, headersOf, knock } from '../knock.ts';
import type { Stage } from './stage.ts';

const FRAMES = 'pages: frames, headers';
const REFLECTED = 'pages: script that comes back';
const REDIRECTS = 'pages: leading elsewhere';
const PATHS = 'paths: out of the folder';
const FORWARDED = 'limits: other addresses in headers';

export async function tryPages(stage: Stage): Promise<void> {
  await tryFrames(stage);
  await tryReflected(stage);
  await tryRedirects(stage);
  await tryPaths(stage);
  await tryForwarded(stage);
}

const bothPorts = ({ app }: Stage) => [app.url, app.adminUrl];

async function tryFrames(stage: Stage): Promise<void> {
  const pages = [
    '/',
    '/auth/signin',
    '/app/dashboard',
    '/app/settings/security',
    '/healthz',
    '/nowhere',
    '/assets/x.js',
  ];
  for (const url of bothPorts(stage))
    for (const path of [...pages, '/rpc/identity/session', '/pictures/x', '/api/logs', '/admin/dashboard']) {
      const { headers } = await knock(url, path);
      const policy = String(headers['content-security-policy'] ?? '');
      const missing = [
        ...(headers['x-frame-options'] === 'DENY' ? [] : ['may be framed by old browsers']),
        ...(policy.includes("frame-ancestors 'none'") ? [] : ['may be framed']),
        ...(/script-src[^;]*'unsafe-inline'(?![^;]*'nonce-)/.test(policy) ? ['runs script of the page'] : []),
        ...(policy.includes('object-src') || policy.includes("default-src 'none'") ? [] : ['runs plugins']),
        ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['lets types be guessed']),
        ...(headers['access-control-allow-origin'] === undefined ? [] : ['lets other origins read it']),
        ...(headers['x-powered-by'] === undefined ? [] : ['tells what it runs on']),
      ];
      stage.note(FRAMES, `${path} at port ${new URL(url).port}`, missing.length === 0 ? null : missing.join(', '));
    }
}

async function tryReflected(stage: Stage): Promise<void> {
  const mark = 'q7x4z';
  const scripts = [
    `<script>${mark}</script>`,
    `"><img src=x onerror=${mark}>`,
    `'-${mark}-'`,
    `javascript:${mark}`,
    `{{${mark}}}`,
  ];
  const pages = [
    '/',
    '/auth/signin',
    '/auth/reset',
    '/app/transactions',
    '/auth/callback',
    '/contact',
    '/partners',
    '/newsletter/confirm',
    '/healthz',
    '/admin/dashboard',
    '/nowhere',
  ];
  for (const url of bothPorts(stage))
    for (const path of pages)
      for (const script of scripts) {
        const text = encodeURIComponent(script);
        const asks: readonly [string, Record<string, string>][] = [
          [`${path}?q=${text}&next=${text}&error=${text}`, {}],
          [`${path}/${text}`, {}],
          [path, { referer: script, 'user-agent': script, 'accept-language': script, 'x-forwarded-host': script }],
        ];
        for (const [target, headers] of asks) {
          const answer = await knock(url, target, { headers });
          const shown = answer.text.includes(mark) && !/json/.test(String(answer.headers['content-type']));
          stage.note(
            REFLECTED,
            `${script} at ${path}`,
            alwaysFault(answer) ?? (shown ? 'it came back in a page' : null),
          );
        }
      }
}

async function tryRedirects(stage: Stage): Promise<void> {
  const paths = [
    '//evil.example',
    '//evil.example/dashboard',
    '/\\evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%2f%2fevil.example',
    '/dashboard//evil.example',
    '/reports/..//evil.example',
    '/transactions/%0d%0aset-cookie:a=b',
    '/settings/%0a%0dlocation:%20//evil.example',
    '/dashboard?next=//evil.example',
    '/auth/signin?return=https://evil.example',
    '/dashboard@evil.example',
    '/.evil.example',
    '/admin//evil.example',
  ];
  for (const url of bothPorts(stage))
    for (const path of paths) {
      const answer = await knock(url, path);
      stage.note(
        REDIRECTS,
        `${path} at port ${new URL(url).port}`,
        alwaysFault(answer) ?? elsewhereFault(stage, answer),
      );
    }
}

function elsewhereFault({ app }: Stage, { headers }: Answer): string | null {
  const to = headers.location;
  if (headers['set-cookie'] !== undefined) return 'sets a cookie';
  if (to === undefined) return null;
  const ours = to.startsWith(app.adminUrl) || (/^\/(?![/\\])/.test(to) && !/[\r\n\t\\]/.test(to));
  return ours ? null : `leads to ${to}`;
}

async function tryPaths(stage: Stage): Promise<void> {
  const { app, stranger, note, dataFolder } = stage;
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%252f',
    '..\\',
    '..%5c',
    '....//',
    '.%00./',
    '%c0%ae%c0%ae/',
    '..;/',
  ];
  const files = ['etc/passwd', 'package.json', 'data/secrets.json'];
  const roots = ['/', '/assets/', '/pictures/', '/app/', '/rpc/'];
  for (const url of bothPorts(stage))
    for (const root of roots)
      for (const up of ups)
        for (const file of files) {
          const answer = await knock(url, `${root}${up.repeat(8)}${file}`, { headers: headersOf(stranger.tab) });
          note(PATHS, `${root}${up}${file}`, alwaysFault(answer) ?? insideFault(answer));
        }
  for (const path of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/node_modules/pg/package.json',
    '/index.html.map',
    '/data/secrets.json',
  ]) {
    const answer = await knock(app.url, path);
    note(PATHS, path, alwaysFault(answer) ?? insideFault(answer));
  }
  for (const name of [
    '../../evil.csv',
    '/etc/cron.d/evil',
    '..\\..\\evil.csv',
    'a/../../evil.csv',
    'evil.csv\0.png',
    `${'e'.repeat(5000)}.csv`,
    'CON',
    '.',
  ]) {
    await stage.fresh();
    const file = new File(['Date,Description,Amount\n2026-11-01,Bread,-10.00\n2026-11-02,Milk,-11.00\n'], name);
    const answer = await call(app.url, stranger.tab, '/rpc/imports/upload', { file });
    const written = readdirSync(join(dataFolder, '..')).filter((entry) => entry.includes('evil'));
    note(
      PATHS,
      `an upload called ${name.slice(0, 30)}`,
      alwaysFault(answer) ?? (written.length === 0 ? null : written.join()),
    );
  }
}

function insideFault({ status, text }: Answer): string | null {
  const inside = /root:.*:0:0:|"sessionSecret"|"superuser":|"dependencies"|startApplication\(/.exec(text);
  return status === 200 && inside !== null ? `shows ${inside[0]}` : null;
}

/** Without a proxy of ours in front, whatever address a request names, it is counted by the one that it comes from. */
async function tryForwarded(stage: Stage): Promise<void> {
  const { app, nobody, note, fresh } = stage;
  const names = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'];
  await fresh();
  const input = (at: number) => ({ email: `forwarded${at}@example.com`, password: 'x' });
  const answers: Answer[] = [];
  for (let at = 0; at < 42; at += 1) {
    const name = names[at % names.length] ?? '';
    const value = name === 'forwarded' ? `for=10.1.1.${at}` : `10.1.1.${at}, 10.2.2.${at}`;
    answers.push(await call(app.url, nobody, '/rpc/identity/signIn', input(at), { [name]: value }));
  }
  const let_ = answers.filter(({ status }) => status !== 429).length;
  note(FORWARDED, 'sign-ins that name another address each', let_ === 30 ? null : `${let_} were let through, not 30`);
  await fresh();
}
