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
    'Send a key of these books in the header: Authorization: Bearer ilifa_… Keys are made under Integrations in the settings.',
  ),
  KEY_REFUSED: problem(
    401,
    'KEY_REFUSED',
    'Key refused',
    'This key opens nothing: it is not whole, is unknown, was revoked or has expired.',
  ),
  BOOKS_CLOSED: problem(
    403,
    'BOOKS_CLOSED',
    'Books not open',
    'Whoever made this key may not open these books any more, or has yet to set up the second step that they ask for.',
  ),
  SCOPE_MISSING: problem(403, 'SCOPE_MISSING', 'Not in the scopes of this key', 'This key was not made to read that.'),
  NOT_FOUND: problem(404, 'NOT_FOUND', 'No such address', '/api/v1/openapi.json says which there are.'),
  ONLY_READ: problem(405, 'ONLY_READ', 'Only GET', 'Keys read; they change nothing.'),
  BAD_QUERY: problem(400, 'BAD_QUERY', 'The query cannot be read', 'Some of the parameters are not understood.'),
  TOO_MANY_REQUESTS: problem(
    429,
    'TOO_MANY_REQUESTS',
    'Too many requests',
    'Wait until the moment in Retry-After. The keys of one person may ask 60 times a minute together.',
  ),
  UNFORESEEN: problem(500, 'UNFORESEEN', 'Something went wrong on our side', 'Nothing was changed. Try again later.'),
} as const satisfies Record<string, Problem>;
