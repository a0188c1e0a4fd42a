import { can, AMOUNTS } from '#kernel/permissions.ts';
import { ROLES } from '#kernel/roles.ts';
import { INTEGRATIONS } from './access.ts';

/**
 * Roles whose holders may be told of everything in a workspace: its webhooks go to those who made them. A member who is
 * limited to some accounts is told of nothing.
 */
export const HEARING_ROLES = ROLES.filter((role) => can(role, INTEGRATIONS.read) && can(role, AMOUNTS.read));

/** Addresses of one set of books that are called. */
export const MOST_ENDPOINTS = 10;
/** The header that says when and by whom a call was made. */
export const SIGNATURE_HEADER = 'ilifa-signature';
/** How long the secret before signs beside the new one, in hours: receivers have so long to take it up. */
export const OVERLAP_HOURS = 24;
/** Days that deliveries are kept for reading. */
export const KEPT_DAYS = 30;
/** Of an answer no more is kept. */
export const LONGEST_ANSWER = 500;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long each further attempt waits, in milliseconds. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR] as const;
/** Attempts of one delivery, over some 31 hours. */
export const MOST_ATTEMPTS = WAITS.length + 1;

/** How long the next attempt waits after so many, in milliseconds; null where there is none. */
export function waitAfter(attempts: number): number | null {
  return WAITS[attempts - 1] ?? null;
}

/** Calls made at once by one process, of one set of books, and to one address: whoever does not answer holds up nobody else. */
export const AT_ONCE = { process: 20, books: 4, endpoint: 2 } as const;
/** Calls that wait for one address; what is beyond is not sent by itself. */
export const MOST_WAITING = 1000;

const RESTS = [0, 0, MINUTE, 5 * MINUTE, 15 * MINUTE] as const;

/** How long an address is left in peace after so many calls one after the other that did not arrive, in milliseconds. */
export function restAfter(failures: number): number {
  return RESTS[failures - 1] ?? 30 * MINUTE;
}

type Failing = { readonly failures: number; readonly failingSince: Date | null };

/** An endpoint is called no more once nothing has arrived there for a day, and not only for want of trying. */
export function isGivenUp({ failures, failingSince }: Failing, now: Date): boolean {
  return failures >= MOST_ATTEMPTS && failingSince !== null && now.getTime() - failingSince.getTime() >= 24 * HOUR;
}

/** 2xx arrived; anything else, a redirect too, did not. */
export function hasArrived(status: number): boolean {
  return status >= 200 && status < 300;
}

/** What is signed: the moment, in seconds, and the body, so that neither can be replayed with another. */
export function signedText(seconds: number, body: string): string {
  return `${seconds}.${body}`;
}

/** `t=1763800000,v1=<hex>,v1=<hex>`: one signature for each secret that holds. */
export function signatureHeader(seconds: number, signatures: readonly string[]): string {
  return [`t=${seconds}`, ...signatures.map((signature) => `v1=${signature}`)].join(',');
}

type Told = {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly workspaceId: string;
  readonly ids: readonly string[];
};

/** What is sent: which things changed and how, without amounts or words of the books; whoever may reads those with a key. */
export function bodyOf({ id, type, createdAt, workspaceId, ids }: Told): string {
  return JSON.stringify({ id, type, createdAt: createdAt.toISOString(), booksId: workspaceId, data: { ids } });
}

/** What of an answer may be kept and shown: the beginning, on lines, without what is no sign. */
export function excerptOf(answer: string): string {
  return answer.replaceAll(/[^\P{C}\n\t]|\uFFFD/gu, '').slice(0, LONGEST_ANSWER);
}
