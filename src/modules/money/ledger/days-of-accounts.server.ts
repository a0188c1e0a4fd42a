import type { Day } from '#kernel/calendar.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';

/** What came in, or went out, in an account's transactions of a category, day by day. `NO_CATEGORY` stands for none. */
type DaysOfCategory = {
  readonly accountId: string;
  readonly categoryId: string;
  readonly side: 'in' | 'out';
  /** Days after the first that was asked for, and what moved on each in minor units, below zero where it went out. */
  readonly places: Int32Array;
  readonly minors: Float64Array;
};

/** Larger sums of one day are cut to this, which is ninety times the largest amount. */
const MOST = '9000000000000000000';
const [DAY_BYTES, SUM_BYTES] = [4, 8];
const BYTES = DAY_BYTES + SUM_BYTES;

/**
 * Kept sums by day of some accounts, from a day up to another, as estimates take them: as floating point, which is exact up to
 * nine quadrillion minor units. Packed bytes for each account and category: a row for each day takes ten times as long, text twice.
 */
export async function daysOfAccounts(
  db: Database,
  workspaceId: string,
  { accountIds, from, to }: { readonly accountIds: readonly string[]; readonly from: Day; readonly to: Day },
): Promise<DaysOfCategory[]> {
  type Row = Pick<DaysOfCategory, 'accountId' | 'categoryId'> & Record<DaysOfCategory['side'], Buffer | null>;
  const { rows } = await connectionOf(db).query<Row>({
    name: 'days_of_accounts',
    text: `select account_id as "accountId", category_id as "categoryId",
        string_agg(int4send(day - $3::date) || int8send(least(in_minor, ${MOST})::bigint), '') filter (where in_minor <> 0) as in,
        string_agg(int4send(day - $3::date) || int8send(greatest(out_minor, -${MOST})::bigint), '') filter (where out_minor <> 0) as out
      from transaction_days
      where workspace_id = $1 and account_id = any ($2::uuid[]) and day between $3 and $4 and count <> 0
      group by account_id, category_id`,
    values: [workspaceId, accountIds, from, to],
  });
  return rows.flatMap(({ accountId, categoryId, ...packed }) =>
    (['in', 'out'] as const).flatMap((side) => {
      const bytes = packed[side];
      return bytes === null ? [] : { accountId, categoryId, side, ...unpacked(bytes) };
    }),
  );
}

function unpacked(bytes: Buffer): Pick<DaysOfCategory, 'places' | 'minors'> {
  const count = bytes.length / BYTES;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [places, minors] = [new Int32Array(count), new Float64Array(count)];
  for (let at = 0, from = 0; at < count; at += 1, from += BYTES) {
    places[at] = view.getInt32(from);
    // A whole number of 64 bits as floating point, rounded as a bigint would be.
    minors[at] = view.getInt32(from + DAY_BYTES) * 2 ** 32 + view.getUint32(from + DAY_BYTES + 4);
  }
  return { places, minors };
}

/** What is booked after a day already. */
export async function bookedAfter(
  db: Database,
  workspaceId: string,
  day: Day,
): Promise<{ readonly accountId: string; readonly categoryId: string; readonly day: Day; readonly minor: bigint }[]> {
  const { rows } = await connectionOf(db).query<{ accountId: string; categoryId: string; day: Day; minor: string }>({
    name: 'booked_after',
    text: `select account_id as "accountId", category_id as "categoryId", day, (in_minor + out_minor)::text as minor
      from transaction_days where workspace_id = $1 and day > $2 and count <> 0 order by day`,
    values: [workspaceId, day],
  });
  return rows.map((row) => ({ ...row, minor: BigInt(row.minor) }));
}
