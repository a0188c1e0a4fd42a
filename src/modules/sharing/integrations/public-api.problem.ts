/** An answer that is none, as RFC 9457 writes it. */
export type Problem = {
  readonly status: number;
  /** A stable word for programs. */
  readonly code: string;
  readonly title: string;
  /** A sentence for whoever writes the program. */
  readonly detail: string;
};

const problem = (status: number, code: string, title: string, detail: string): Problem => ({
  status,
  code,
  title,
  detail,
});

export const PROBLEMS = {
  NO_KEY: problem(
    401,
    'NO_KEY',
    'No key',
    'Send a key in the header: Authorization: Bearer ilifa_… Create keys under Settings, Integrations.',
  ),
  KEY_REFUSED: problem(401, 'KEY_REFUSED', 'Key refused', 'This key is incomplete, unknown, revoked or expired.'),
  BOOKS_CLOSED: problem(
    403,
    'BOOKS_CLOSED',
    'No access to this workspace',
    'The creator of this key lost access to this workspace, or must turn on two-step verification.',
  ),
  SCOPE_MISSING: problem(
    403,
    'SCOPE_MISSING',
    'Outside the scopes of this key',
    'This key does not have access to what you asked for.',
  ),
  NOT_FOUND: problem(404, 'NOT_FOUND', 'No such address', 'See /api/v1/openapi.json for all addresses.'),
  ONLY_READ: problem(405, 'ONLY_READ', 'Only GET', 'Keys can only read.'),
  BAD_QUERY: problem(400, 'BAD_QUERY', 'Invalid query', 'Some parameters are not valid.'),
  TOO_MANY_REQUESTS: problem(
    429,
    'TOO_MANY_REQUESTS',
    'Too many requests',
    'Wait as long as Retry-After says. All keys of one person share 60 calls a minute.',
  ),
  UNFORESEEN: problem(500, 'UNFORESEEN', 'Something went wrong on our side', 'Nothing was changed. Try again later.'),
} as const satisfies Record<string, Problem>;
