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
    'API key missing',
    'Send a key in the header: Authorization: Bearer ilifa_… Create keys under Settings, Integrations.',
  ),
  KEY_REFUSED: problem(
    401,
    'KEY_REFUSED',
    'API key refused',
    'This API key is incomplete, unknown, revoked or expired.',
  ),
  BOOKS_CLOSED: problem(
    403,
    'BOOKS_CLOSED',
    'No access to this workspace',
    'The creator of this API key lost access to this workspace, or must turn on two-step verification.',
  ),
  SCOPE_MISSING: problem(
    403,
    'SCOPE_MISSING',
    'Outside the scopes of this API key',
    'This API key does not have access to what you asked for.',
  ),
  NOT_FOUND: problem(404, 'NOT_FOUND', 'No such endpoint', 'See /api/v1/openapi.json for all endpoints.'),
  METHOD_NOT_ALLOWED: problem(
    405,
    'METHOD_NOT_ALLOWED',
    'Method not allowed',
    'This endpoint has no such method. The header Allow lists the methods it has.',
  ),
  BAD_QUERY: problem(400, 'BAD_QUERY', 'Invalid query parameters', 'Some query parameters are not valid.'),
  BAD_BODY: problem(
    400,
    'BAD_BODY',
    'Invalid request body',
    'Some fields of the request body are not valid. Nothing was changed.',
  ),
  NOT_JSON: problem(
    415,
    'NOT_JSON',
    'Not JSON',
    'Send the body as JSON, with the header Content-Type: application/json. Nothing was changed.',
  ),
  NOT_A_FORM: problem(
    415,
    'NOT_A_FORM',
    'Form data required',
    'Send the file as multipart/form-data, in the field "file". Nothing was changed.',
  ),
  TOO_LARGE: problem(413, 'TOO_LARGE', 'Request too large', 'A JSON body can have up to 256 KB. Nothing was changed.'),
  BUSY: problem(503, 'BUSY', 'Busy', 'Other files are being read. Nothing was changed. Try again in a minute.'),
  BAD_IDEMPOTENCY_KEY: problem(
    400,
    'BAD_IDEMPOTENCY_KEY',
    'Invalid Idempotency-Key',
    'An Idempotency-Key has 1 to 200 visible ASCII characters. Nothing was changed.',
  ),
  IDEMPOTENCY_KEY_REUSED: problem(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'Idempotency-Key used before',
    'Another call was made with this Idempotency-Key. Nothing was changed. Use a new one for each change.',
  ),
  CALL_IN_PROGRESS: problem(
    409,
    'CALL_IN_PROGRESS',
    'Call still running',
    'A call with this Idempotency-Key is still running. Try again in a few seconds.',
  ),
  OUTCOME_UNKNOWN: problem(
    409,
    'OUTCOME_UNKNOWN',
    'Outcome of the earlier call unknown',
    'An earlier call with this Idempotency-Key was interrupted. Check whether its change was made, then use a new one.',
  ),
  TOO_MANY_REQUESTS: problem(
    429,
    'TOO_MANY_REQUESTS',
    'Too many requests',
    'Wait as long as the header Retry-After says. All API keys of one person share 60 calls a minute.',
  ),
  UNFORESEEN: problem(500, 'UNFORESEEN', 'Something went wrong on our side', 'Nothing was changed. Try again later.'),
} as const satisfies Record<string, Problem>;
