import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HttpOptions, httpApp } from '#apps/server/http.server.ts';
import type { startTestApp } from './app.server.ts';

type App = Pick<Awaited<ReturnType<typeof startTestApp>>, 'services' | 'router'>;

/** The application behind both its ports, as HTTP reaches it; without pages unless some are given. */
export function testDoors({ services, router }: App, more: Partial<Omit<HttpOptions, 'services' | 'router'>> = {}) {
  const options: HttpOptions = {
    services,
    router,
    builds: { web: new Map(), site: new Map(), admin: new Map() },
    publicUrl: 'http://localhost:5173',
    adminUrl: 'http://localhost:5174',
    trustProxy: 0,
    isReady: () => Promise.resolve(true),
    uploadFolder: join(tmpdir(), `ilifa-test-uploads-${process.pid}`),
    ...more,
  };
  return { main: httpApp(options, { onAdminPort: false }), admin: httpApp(options, { onAdminPort: true }) };
}
