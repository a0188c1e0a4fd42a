import { ORPCError } from '@orpc/server';
import { BRAND } from '#kernel/brand.ts';
import { GUARD_ERRORS } from '#kernel/contract.ts';
import type { Problem } from '#modules/sharing/integrations/public-api.problem.ts';
import type { Trouble } from '#platform/database-trouble.server.ts';
import { policyOfFile } from './content-policy.server.ts';
import { headersOfAll } from './headers.server.ts';
import { refusedWhole } from './rpc.server.ts';

/** Why nothing can be answered now. */
export type Unavailable = {
  readonly status: number;
  /** A stable word for programs. */
  readonly code: string;
  readonly title: string;
  readonly message: string;
};

export const STARTING: Unavailable = {
  status: 503,
  code: 'STARTING',
  title: 'One moment',
  message: `${BRAND.name} is starting. Nothing was changed. Try again in a few seconds.`,
};

export const STOPPING: Unavailable = {
  status: 503,
  code: 'STOPPING',
  title: 'One moment',
  message: `${BRAND.name} is stopping and should be back soon. Nothing was changed. Try again in a few seconds.`,
};

/** After how many seconds programs and pages should try again. */
const AGAIN_AFTER = 2;

/** The refusal in the form that its reader understands: our client, a program with a key, or a person at a page. */
export function unavailable(request: Request, { status, code, title, message }: Unavailable): Response {
  const path = new URL(request.url).pathname;
  const headers = { ...headersOfAll({ secure: false }), 'retry-after': `${AGAIN_AFTER}`, 'cache-control': 'no-store' };
  const closed = { ...headers, 'content-security-policy': policyOfFile(path) };
  if (path.startsWith('/api/v1/')) {
    const problem: Problem = { status, code, title, detail: message };
    const type = 'application/problem+json';
    return Response.json({ type: 'about:blank', ...problem }, { status, headers: { ...closed, 'content-type': type } });
  }
  if (path.startsWith('/rpc/') || path.startsWith('/api/')) {
    const answer = refusedWhole(request, new ORPCError(code, { defined: true, status, message }));
    for (const [name, value] of Object.entries(closed)) answer.headers.set(name, value);
    return answer;
  }
  return new Response(pageOf(title, message), {
    status,
    headers: { ...closed, 'content-type': 'text/html; charset=utf-8' },
  });
}

/** What ails the database or the machine, said where no procedure says it. */
export function troubled(request: Request, trouble: Trouble): Response {
  const { status, message } = GUARD_ERRORS[trouble];
  return unavailable(request, { status, code: trouble, title: TITLES[trouble], message });
}

const TITLES: Readonly<Record<Trouble, string>> = {
  DISK_FULL: 'The disk is full',
  DATABASE_AWAY: 'The database is not responding',
  DATABASE_BUSY: 'The request took too long',
  TOO_MANY_OPEN: 'The server is too busy',
};

/** It needs no file of ours, and opens what was asked for by itself. */
function pageOf(title: string, message: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${AGAIN_AFTER}">
<title>${title}</title>
<h1>${title}</h1>
<p>${message} This page reloads by itself.</p>
</html>
`;
}
