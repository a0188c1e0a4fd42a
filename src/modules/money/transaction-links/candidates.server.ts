import { readAmount } from '#kernel/amount-text.ts';
import { addDays } from '#kernel/calendar.ts';
import { absolute, money } from '#kernel/money.ts';
import { rememberingLines } from '#modules/money/merchants/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { CANDIDATE_DAYS, likeliest, MOST_CANDIDATES } from './candidates.ts';
import { type Candidate, type LinkKind, paysBack, type Reason } from './model.ts';
import { restOf } from './rules.ts';
import { linkedOf, type LookedRow, rowsBetween, rowsFound, seenTransaction } from './store.server.ts';

/** Of the likeliest so many are looked up: those that are refunded already are left out. */
const LOOKED_UP = 40;

/** What a transaction may be a refund of, or be refunded by, the likeliest first; null where it is not there. */
export async function candidatesFor(
  db: Database,
  workspaceId: string,
  { id, country }: { id: string; country: string },
): Promise<Candidate[] | null> {
  const asked = await seenTransaction(db, workspaceId, id);
  if (asked === null) return null;
  if (asked.isMasked || asked.minor === 0n) return [];
  const { day, minor, currency } = asked;
  const isIn = minor > 0n;
  const from = isIn ? addDays(day, -CANDIDATE_DAYS) : day;
  const to = isIn ? day : addDays(day, CANDIDATE_DAYS);
  const lineOf = rememberingLines(country);
  const merchantIn = (text: string) => lineOf(text).merchant.key;
  const rows = await rowsBetween(db, workspaceId, { currency, except: id, isIn: !isIn, from, to });
  const looked = rows.map((row) => ({ ...row, merchant: merchantIn(row.text) }));
  const best = likeliest({ day, minor, merchant: merchantIn(asked.text) }, looked).slice(0, LOOKED_UP);
  const candidates = await withRests(db, workspaceId, best);
  return candidates.filter(({ rest }) => rest.minor > 0n).slice(0, MOST_CANDIDATES);
}

/** Transactions that are looked for by words or by an amount; null where the one to be linked is not there. */
export async function candidatesFound(
  db: Database,
  workspaceId: string,
  { id, kind, search }: { id: string; kind: LinkKind; search: string },
): Promise<Candidate[] | null> {
  const asked = await seenTransaction(db, workspaceId, id);
  if (asked === null) return null;
  if (asked.isMasked) return [];
  const { currency, minor } = asked;
  const amount = readAmount(search, currency);
  const size = amount === null ? null : absolute(amount).minor;
  const sign = paysBack(kind) ? (minor > 0n ? -1 : 1) : null;
  const rows = await rowsFound(db, workspaceId, { currency, except: id, search, size, sign });
  return withRests(
    db,
    workspaceId,
    rows.map((row) => ({ ...row, reasons: [] })),
  );
}

async function withRests(
  db: Database,
  workspaceId: string,
  rows: readonly (LookedRow & { reasons: Reason[] })[],
): Promise<Candidate[]> {
  if (rows.length === 0) return [];
  const linked = await linkedOf(
    db,
    workspaceId,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, day, description, accountName, minor, currency, reasons }) => ({
    id,
    bookedOn: day,
    description,
    accountName,
    amount: money(minor, currency),
    rest: money(restOf({ minor, linked: linked.get(id)?.minor ?? 0n }), currency),
    reasons,
  }));
}
