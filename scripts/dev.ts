/**
 * `npm run dev`: the product on its usual addresses, from its sources. A change in the browser's code shows at once; one in
 * the server's starts the server again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type ViteDevServer } from 'vite';
import { readConfig } from '#platform/config.server.ts';
import { folder } from './build-target.ts';
import { freePort } from './free-port.ts';
import { pinnedNode, run } from './install.mjs';
import { command } from './own-database.ts';

await command(async () => {
  const { port, adminPort } = readConfig(process.env);
  // The server has pages of its own to show, and refuses to start without; these are never asked for here.
  if (!existsSync(folder('build/.hash')) && (await run(pinnedNode(), ['scripts/build.ts'])) !== 0) process.exit(1);

  const apiPort = await freePort();
  // Read by the configurations of Vite, which pass calls on to it.
  process.env['API_URL'] = `http://127.0.0.1:${apiPort}`;
  const pages = await Promise.all([show('vite.config.ts', port), show('vite.admin.config.ts', adminPort)]);

  const main = folder('src/apps/server/main.server.ts');
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', main, ...process.argv.slice(2)], {
    cwd: folder('.'),
    env: {
      ...process.env,
      PORT: String(apiPort),
      ADMIN_PORT: '0',
      PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
      ENVIRONMENT: process.env['ENVIRONMENT'] ?? 'development',
    },
    stdio: 'inherit',
    // Ctrl-C in the terminal is for us; the server is told once, by us.
    detached: true,
  });
  const ended = once(server, 'exit');
  console.log(`From the sources   http://localhost:${port} and http://localhost:${adminPort}`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.once('disconnect', stop);
  await ended;
  await Promise.all(pages.map((page) => page.close()));
  process.exit(0);
});

async function show(configFile: string, port: number): Promise<ViteDevServer> {
  const page = await createServer({ configFile: folder(configFile), server: { port, strictPort: true } });
  return page.listen();
}
