/** Where browsers tell of what a policy made them refuse. */
export const POLICY_REPORTS_PATH = '/api/policy-reports';

/** The only scripts that may run beside the pages; a policy of this name hands their addresses to the browser. */
export const WORKER_PATH = '/push-worker.js';
export const PDF_WORKER_PATH = '/pdf-worker.js';
const WORKER_POLICY = 'ilifa-worker';

const CLOSED = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
const NOWHERE = [...CLOSED, "form-action 'none'"];

type PageKind = {
  /** For this answer alone. */
  readonly nonce: string;
  /** Whether people come over TLS. */
  readonly secure: boolean;
  /** The portal of administrators: neither pictures of people nor a worker, and no name that makes trusted text (§6). */
  readonly isAdmin: boolean;
};

/**
 * The first stage (§4): scripts by nonce and nothing by address, so that a file that somebody uploaded cannot become one.
 * What a script with a nonce imports has it too. Text becomes markup or a script nowhere, where browsers know trusted types.
 */
export function pagePolicy({ nonce, secure, isAdmin }: PageKind): string {
  return [
    ...CLOSED,
    // Forms that work without script are on our own pages; the administrators' portal has none.
    `form-action ${isAdmin ? "'none'" : "'self'"}`,
    `script-src 'nonce-${nonce}'`,
    "style-src 'self'",
    isAdmin ? "img-src 'self'" : "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(isAdmin ? [] : ["manifest-src 'self'", "worker-src 'self'"]),
    "require-trusted-types-for 'script'",
    `trusted-types ${isAdmin ? "'none'" : WORKER_POLICY}`,
    `report-uri ${POLICY_REPORTS_PATH}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** For what is no page: led to by itself, it loads, runs and sends nothing. */
const BARE_POLICY = [...NOWHERE, 'sandbox'].join('; ');
/** A worker keeps to the policy that its own file came with. */
const POLICY_OF_WORKER = [...NOWHERE, "script-src 'self'", "connect-src 'self'", "img-src 'self'"].join('; ');
/** It is sent the bytes that it reads, and loads nothing. */
const POLICY_OF_PDF_WORKER = NOWHERE.join('; ');

export function policyOfFile(path: string): string {
  if (path === PDF_WORKER_PATH) return POLICY_OF_PDF_WORKER;
  return path === WORKER_PATH ? POLICY_OF_WORKER : BARE_POLICY;
}
