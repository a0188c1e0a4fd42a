import { type Handler, Hono } from 'hono';
import type { AppServices } from '#platform/app-services.server.ts';
import { createLog } from '#platform/log.server.ts';

type AddressOf = (context: Parameters<Handler>[0]) => string | null;

/**
 * An end point to which browsers report, alone: what is sent to it, and what the log says of the last one sent.
 * `type`: of the bodies, where a test names none.
 */
export function reportsTo(
  services: () => AppServices,
  take: (services: AppServices, addressOf: AddressOf) => Handler,
  type: string,
) {
  let lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  return {
    lines: () => lines,
    send: (
      body: string,
      { address = '10.0.0.1', cookie, ...as }: { address?: string; type?: string; cookie?: string } = {},
    ) => {
      lines = [];
      const server = new Hono().post(
        '/',
        take({ ...services(), log }, () => address),
      );
      const headers = { 'content-type': as.type ?? type, ...(cookie === undefined ? {} : { cookie }) };
      return Promise.resolve(server.request('/', { method: 'POST', body, headers }));
    },
  };
}
