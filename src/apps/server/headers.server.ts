import type { MiddlewareHandler } from 'hono';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

const ONE_YEAR = 31_536_000;

/** Headers of §9 and a strict content security policy, on every answer. @param secure whether people come over TLS */
export function securityHeaders({ secure }: { secure: boolean }): MiddlewareHandler {
  const headers: Record<string, string> = {
    'content-security-policy': secure ? `${POLICY}; upgrade-insecure-requests` : POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure ? { 'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains` } : {}),
  };
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  };
}
