import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database.server.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import type { Job, JobContext } from '#platform/jobs.server.ts';
import { apiCalls } from './table.server.ts';

/** How long a call may run before it counts as cut off, in milliseconds. */
const LONGEST_RUN = 60_000;
/** How long the answer to a call is kept, in milliseconds. */
const KEPT = 86_400_000;

export type ApiCall = {
  readonly workspaceId: string;
  readonly keyId: string;
  readonly idempotencyKey: string;
};

type Services = Pick<AppServices, 'sidePool' | 'now'>;
type Claim =
  /** To be made now. `startedAt` is that of the first try. */
  | { readonly kind: 'first' | 'cut-off'; readonly startedAt: Date }
  | { readonly kind: 'answered'; readonly status: number; readonly answer: string }
  | { readonly kind: 'running' }
  | { readonly kind: 'reused' };

/** What tells one request from another. */
export function requestHashOf(method: string, address: string, body: string): string {
  return createHash('sha256').update(`${method}\n${address}\n${body}`).digest('hex');
}

/** An id that a call makes again however often it is tried: version 7 of the moment it was first tried. */
export function idFrom({ workspaceId, keyId, idempotencyKey }: ApiCall, startedAt: Date): string {
  const chance = createHash('sha256').update(`${workspaceId}\n${keyId}\n${idempotencyKey}`).digest();
  const bytes = Buffer.concat([Buffer.alloc(6), chance.subarray(0, 10)]);
  bytes.writeUIntBE(startedAt.getTime(), 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const isCall = ({ workspaceId, keyId, idempotencyKey }: ApiCall) =>
  and(eq(apiCalls.workspaceId, workspaceId), eq(apiCalls.keyId, keyId), eq(apiCalls.idempotencyKey, idempotencyKey));

const asAuth = <T>({ sidePool }: Services, work: (db: Database) => Promise<T>) =>
  inTransaction(sidePool, { role: 'ilifa_auth' }, work);

/** Takes the call for this process, or says what became of it before. Of two at once one gets it. */
export async function claimCall(services: Services, call: ApiCall, requestHash: string): Promise<Claim> {
  const now = services.now();
  return asAuth(services, async (db) => {
    const added = await db
      .insert(apiCalls)
      .values({ ...call, requestHash, startedAt: now, claimedAt: now })
      .onConflictDoNothing()
      .returning({ startedAt: apiCalls.startedAt });
    if (added.length > 0) return { kind: 'first', startedAt: now };
    const [kept] = await db.select().from(apiCalls).where(isCall(call)).for('update');
    if (kept === undefined) return { kind: 'running' };
    if (kept.requestHash !== requestHash) return { kind: 'reused' };
    if (kept.status !== null) return { kind: 'answered', status: kept.status, answer: kept.answer ?? '' };
    if (kept.claimedAt.getTime() > now.getTime() - LONGEST_RUN) return { kind: 'running' };
    await db.update(apiCalls).set({ claimedAt: now }).where(isCall(call));
    return { kind: 'cut-off', startedAt: kept.startedAt };
  });
}

/** Keeps the answer for when the call is sent again. */
export async function settleCall(services: Services, call: ApiCall, status: number, answer: string): Promise<void> {
  await asAuth(services, (db) => db.update(apiCalls).set({ status, answer }).where(isCall(call)));
}

/** Nothing was done, and another try may do it. */
export async function dropCall(services: Services, call: ApiCall): Promise<void> {
  await asAuth(services, (db) => db.delete(apiCalls).where(isCall(call)));
}

async function deleteOldApiCalls({ pool, now }: Pick<JobContext, 'pool' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT);
  await inTransaction(pool, { role: 'ilifa_auth' }, (db) => db.delete(apiCalls).where(lt(apiCalls.startedAt, before)));
}

export const API_JOBS: readonly Job[] = [
  { name: 'old-api-calls.delete', everyMs: 60 * 60_000, isExclusive: true, run: deleteOldApiCalls },
];
