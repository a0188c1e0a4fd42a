import type { MiddlewareHandler } from 'hono';
import { policyOfFile } from './content-policy.server.ts';

const ONE_YEAR = 31_536_000;

/** What every answer carries, whatever it is (§9). @param secure whether people come over TLS */
export function headersOfAll({ secure }: { secure: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    ...(secure ? { 'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains` } : {}),
  };
}

/** Headers of §9 on every answer. One that says nothing of caches is kept by none, and one that is no page runs nothing. */
export function securityHeaders({ secure }: { secure: boolean }): MiddlewareHandler {
  const headers = Object.entries(headersOfAll({ secure }));
  return async (context, next) => {
    await next();
    const answer = context.res.headers;
    for (const [name, value] of headers) answer.set(name, value);
    if (!answer.has('content-security-policy')) answer.set('content-security-policy', policyOfFile(context.req.path));
    if (!answer.has('cache-control')) answer.set('cache-control', 'no-store');
  };
}
