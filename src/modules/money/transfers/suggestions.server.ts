import { addDays, type Day } from '#kernel/calendar.ts';
import { type Money, money, negate } from '#kernel/money.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import type { ExchangeRate } from '#modules/money/exchange-rates/model.ts';
import { LONGEST_AGE, rateOn } from '#modules/money/exchange-rates/rules.ts';
import { ratesBetween } from '#modules/money/exchange-rates/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { likelySides, type Pair, rememberedRates, suggestTransfers } from './matching.ts';
import { certainTransfers } from './certain.store.server.ts';
import type { Automatic, Linked, Suggestions, TransferSide, TransferSuggestion } from './model.ts';
import { dayGap, impliedRate } from './rules.ts';
import { amountGap, type PairFacts, type SideRow, SURE_FROM } from './scoring.ts';
import {
  type FoundRow,
  otherSide,
  rejectedPairs,
  rowsAround,
  rowsToPair,
  shownRow,
  shownRowsOf,
  stretchOf,
  transferIn,
} from './store.server.ts';

type Asked = { readonly importId?: string | undefined; readonly page: number; readonly pageSize: number };
/** Whether the caller sees amounts; a rate would tell what they are to each other. */
type Viewer = { readonly seesAmounts: boolean };

/** One page of what is probably a transfer, the surest first. */
export async function suggestionsOf(
  db: Database,
  workspaceId: string,
  { importId, page, pageSize }: Asked,
  viewer: Viewer,
): Promise<Suggestions> {
  const accounts = await accountsIn(db, workspaceId);
  if (accounts.length < 2) return { rows: [], count: 0, sure: 0 };
  const rows = await rowsToPair(db, workspaceId, importId);
  const rejected = new Set((await rejectedPairs(db, workspaceId)).map(({ outId, inId }) => `${outId} ${inId}`));
  const facts = await factsFor(db, workspaceId, accounts, rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const came = ({ id }: SideRow) => byId.get(id)?.importId === importId;
  const pairs = suggestTransfers(rows, facts, (outId, inId) => rejected.has(`${outId} ${inId}`)).filter(
    (pair) => importId === undefined || came(pair.out) || came(pair.in),
  );
  const present = presenter(byId, accounts, viewer);
  return {
    rows: pairs.slice((page - 1) * pageSize, page * pageSize).flatMap((pair) => present(pair) ?? []),
    count: pairs.length,
    sure: pairs.filter(({ score }) => score >= SURE_FROM).length,
  };
}

/** One page of the transfers that were linked without asking, the newest first. */
export async function automaticOf(
  db: Database,
  workspaceId: string,
  asked: Parameters<typeof certainTransfers>[2],
  { seesAmounts }: Viewer,
): Promise<Automatic> {
  const { rows: pairs, count } = await certainTransfers(db, workspaceId, asked);
  const ids = pairs.flatMap(({ outId, inId }) => [outId, inId]);
  const rows = new Map((await shownRowsOf(db, workspaceId, ids)).map((row) => [row.id, row]));
  const names = new Map((await accountsIn(db, workspaceId)).map(({ id, name }) => [id, name]));
  return {
    count,
    rows: pairs.flatMap(({ outId, inId }) => {
      const [out, into] = [rows.get(outId), rows.get(inId)];
      if (out === undefined || into === undefined) return [];
      return [{ out: sideOf(out, names), in: sideOf(into, names), ...differenceOf(out, into, seesAmounts) }];
    }),
  };
}

/** Likely other sides of a transaction; null where it is not there. */
export async function candidatesOf(
  db: Database,
  workspaceId: string,
  id: string,
  viewer: Viewer,
): Promise<TransferSuggestion[] | null> {
  const row = await shownRow(db, workspaceId, id);
  if (row === null) return null;
  if (row.transferId !== null || row.minor === 0n || row.isSplit) return [];
  const accounts = await accountsIn(db, workspaceId);
  const others = await rowsAround(db, workspaceId, row);
  const all = [row, ...others];
  const days = all.toSorted((a, b) => (a.day < b.day ? 1 : -1));
  const facts = await factsFor(db, workspaceId, accounts, days);
  const present = presenter(new Map(all.map((one) => [one.id, one])), accounts, viewer);
  return likelySides(row, others, facts).flatMap((pair) => present(pair) ?? []);
}

/** The other side of a linked transaction; null where it is not linked, undefined where it is not there. */
export async function linkedOf(
  db: Database,
  workspaceId: string,
  id: string,
  { seesAmounts }: Viewer,
): Promise<Linked | null | undefined> {
  const row = await shownRow(db, workspaceId, id);
  if (row === null) return undefined;
  if (row.transferId === null) return null;
  const other = await otherSide(db, workspaceId, row);
  const transfer = await transferIn(db, workspaceId, row.transferId);
  const said = { how: transfer?.how ?? null, linkedAt: transfer?.createdAt ?? null };
  if (other === null) return { ...said, other: null, days: 0, gap: null, rate: null };
  const names = new Map((await accountsIn(db, workspaceId)).map((account) => [account.id, account.name]));
  const [out, into] = row.minor < 0n ? [row, other] : [other, row];
  return { ...said, other: sideOf(other, names), ...differenceOf(out, into, seesAmounts) };
}

type Accounts = Awaited<ReturnType<typeof accountsIn>>;

function presenter(byId: ReadonlyMap<string, FoundRow>, accounts: Accounts, { seesAmounts }: Viewer) {
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return (pair: Pair): TransferSuggestion | null => {
    const [out, into] = [byId.get(pair.out.id), byId.get(pair.in.id)];
    if (out === undefined || into === undefined) return null;
    const { score, reasons } = pair;
    return {
      out: sideOf(out, names),
      in: sideOf(into, names),
      ...differenceOf(out, into, seesAmounts),
      score,
      reasons: [...reasons],
    };
  };
}

function sideOf(row: FoundRow, names: ReadonlyMap<string, string>): TransferSide {
  const { id, accountId, day, description, splitOf } = row;
  const accountName = names.get(accountId) ?? '';
  return { id, accountId, accountName, bookedOn: day, description, amount: amountOf(row), splitOf };
}

const amountOf = ({ minor, currency }: SideRow): Money => money(minor, currency);

function differenceOf(out: SideRow, into: SideRow, seesAmounts: boolean) {
  const isOne = out.currency === into.currency;
  return {
    days: dayGap(out.day, into.day),
    gap: isOne ? money(amountGap(out, into), out.currency) : null,
    rate: isOne || !seesAmounts ? null : impliedRate(negate(amountOf(out)), amountOf(into)),
  };
}

/** By what transactions are told to be one transfer, of all accounts of the workspace. @param rows of any order */
export async function transferFacts(
  db: Database,
  workspaceId: string,
  rows: readonly Pick<SideRow, 'day'>[],
): Promise<PairFacts> {
  const newestFirst = rows.toSorted((a, b) => (a.day < b.day ? 1 : -1));
  return factsFor(db, workspaceId, await accountsIn(db, workspaceId), newestFirst);
}

/** Accounts by which words are read, and rates of the days of the rows, which come newest first. */
async function factsFor(
  db: Database,
  workspaceId: string,
  accounts: Accounts,
  rows: readonly Pick<SideRow, 'day'>[],
): Promise<PairFacts> {
  const stretch = stretchOf(rows);
  const hasSeveral = new Set(accounts.map(({ currency }) => currency)).size > 1;
  const rates = stretch === null || !hasSeveral ? [] : await ratesBetween(db, workspaceId, stretch.from, stretch.to);
  const byDay = Map.groupBy(rates, ({ day }) => day);
  return {
    accounts,
    rateOf: rememberedRates((from, to, day) => rateOn(ratesOf(byDay, day), from, to, day)?.ratio ?? null),
  };
}

/** Rates that are good for a day. */
function ratesOf(byDay: ReadonlyMap<Day, readonly ExchangeRate[]>, day: Day): ExchangeRate[] {
  if (byDay.size === 0) return [];
  return Array.from({ length: LONGEST_AGE + 1 }, (_, age) => byDay.get(addDays(day, -age)) ?? []).flat();
}
