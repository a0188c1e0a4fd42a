import fc from 'fast-check';
import { money } from '#kernel/money.ts';
import type { EditedRow, EditsLedger } from './edits-ledger.server.ts';

/** Figures by which a step chooses what it does, and to which transactions. */
export const wishes = fc.record({
  pick: fc.nat(30),
  other: fc.nat(30),
  account: fc.nat(2),
  category: fc.nat(6),
  day: fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-28'),
  minor: fc.oneof(fc.bigInt({ min: -100_00n, max: 100_00n }), fc.constantFrom(10n ** 12n, -(10n ** 12n))),
  is: fc.boolean(),
});
export type Wish = typeof wishes extends fc.Arbitrary<infer W> ? W : never;

/** What a step is given: the ledger with the transactions as they are, and the wish. */
type Given = { readonly ledger: EditsLedger; readonly api: EditsLedger['api']; readonly rows: readonly EditedRow[] };

/** Undoes a step where `history.undo` does not. */
export type Opposite = () => Promise<unknown>;

/** Answers the opposite; null where nothing was there to do it to, or `history.undo` undoes it. */
export type Step = (given: Given, wish: Wish) => Promise<Opposite | null>;

export const pickOf = <One>(all: readonly One[], pick: number): One | undefined => all[pick % all.length];
export const live = ({ rows }: Given) => rows.filter(({ isDeleted }) => !isDeleted);
const third = (rows: readonly EditedRow[], pick: number) =>
  rows.flatMap(({ id }, at) => ((at + pick) % 3 === 0 ? id : [])).slice(0, 20);
const sizeOf = ({ minor }: EditedRow) => (minor < 0n ? -minor : minor);

/** A step that `history.undo` undoes, done to one of the rows that fit. */
const toOne =
  (fits: (row: EditedRow) => boolean, does: (row: EditedRow, given: Given, wish: Wish) => Promise<unknown>): Step =>
  async (given, wish) => {
    const row = pickOf(given.rows.filter(fits), wish.pick);
    if (row !== undefined) await does(row, given, wish);
    return null;
  };

/** The same, done to a third of them. */
const toMany =
  (fits: (row: EditedRow) => boolean, does: (ids: string[], given: Given, wish: Wish) => Promise<unknown>): Step =>
  async (given, wish) => {
    const ids = third(given.rows.filter(fits), wish.pick);
    if (ids.length > 0) await does(ids, given, wish);
    return null;
  };

const isLive = ({ isDeleted }: EditedRow) => !isDeleted;
const isSide = ({ isDeleted, isLinked }: EditedRow) => !isDeleted && isLinked;
const categoryOf = ({ ledger }: Given, { category }: Wish) => ledger.categoryIds[category] ?? null;
const tagOf = async ({ api }: Given, { other }: Wish) =>
  pickOf(await api.tags.list(), other)?.id ?? crypto.randomUUID();

async function changeOf(given: Given, wish: Wish) {
  if (wish.is) return { categoryId: categoryOf(given, wish), note: `Note ${wish.other}` };
  const tag = await tagOf(given, wish);
  return wish.other % 2 === 0 ? { addTags: [tag], description: 'Changed' } : { removeTags: [tag], isReviewed: true };
}

/** Two or three lines that come to a row; those that it has are named in part. */
async function splitOf(row: EditedRow, { api }: Given, { minor, is, pick }: Wish, categoryId: string | null) {
  const { lines } = await api.splits.get({ id: row.id });
  const whole = lines.length === 0 ? row.minor : lines.reduce((sum, { amount }) => sum + amount.minor, 0n);
  const first = minor === 0n || minor === whole ? whole + 1n : minor;
  const parts = is ? [first, 7n, whole - first - 7n] : [first, whole - first];
  return parts.map((part, at) => ({
    ...(at === pick % 3 && lines[at] !== undefined ? { id: lines[at].id } : {}),
    categoryId: at === 0 ? categoryId : null,
    amount: money(part, row.currency),
  }));
}

/** Money out of one account and money into another, mostly. */
function pairOf(given: Given, { pick, other }: Wish) {
  const out = pickOf(
    live(given).filter(({ minor, isSplit }) => minor < 0n && !isSplit),
    pick,
  );
  const into = live(given).filter(({ minor, accountId }) => minor > 0n && accountId !== out?.accountId);
  const inRow = pickOf(into, other);
  return out === undefined || inRow === undefined ? null : { outId: out.id, inId: inRow.id };
}

const isFree = ({ isDeleted, isLinked }: EditedRow) => !isDeleted && !isLinked;
/** Whether money went from the account of the one to that of the other, in one amount. */
const isOtherSide = (one: EditedRow, other: EditedRow) =>
  one.accountId !== other.accountId && one.currency === other.currency && one.minor === -other.minor;

/** A line with a transaction that is just its other side. */
function pairOfLine({ rows }: Given, { pick }: Wish) {
  const free = rows.filter((row) => isFree(row) && !row.isSplit);
  const pairs = free
    .filter(({ isLine }) => isLine)
    .flatMap((line) => free.filter((row) => isOtherSide(line, row)).map((row) => [line, row] as const));
  const [line, row] = pickOf(pairs, pick) ?? [];
  if (line === undefined || row === undefined) return null;
  return line.minor < 0n ? { outId: line.id, inId: row.id } : { outId: row.id, inId: line.id };
}

/** Edits of transactions, their splits, transfers and links. */
export const EDITS = {
  async create({ ledger, api }, { account, day, minor, category }) {
    await api.transactions.create({
      accountId: ledger.accountIds[account] ?? '',
      bookedOn: day,
      amount: { minor },
      description: `Row ${ledger.nextNumber() % 4}`,
      categoryId: ledger.categoryIds[category] ?? ledger.categoryIds[0] ?? '',
      confirmed: true,
    });
    return null;
  },
  update: toOne(isLive, ({ id, currency }, given, wish) => {
    const { account, other, day, minor } = wish;
    const accountId = given.ledger.accountIds[account] ?? '';
    return given.api.transactions.update({
      id,
      ...(other % 2 === 0 && { amount: { minor, ...(other % 3 === 0 ? {} : { currency }) } }),
      ...(other % 3 === 0 && { accountId }),
      ...(other % 4 === 0 && { bookedOn: day }),
      ...(other % 5 < 2 && { categoryId: categoryOf(given, wish) }),
      ...(other % 7 < 2 && { description: `Renamed ${other}`, reference: 'REF' }),
    });
  }),
  mark: toOne(isLive, async ({ id }, given, wish) => {
    const tag = await tagOf(given, wish);
    await given.api.transactions.mark({
      id,
      change: wish.is ? { addTags: [tag] } : { removeTags: [tag], isReviewed: true },
    });
  }),
  remove: toOne(isLive, ({ id }, { api }) => api.transactions.remove({ id })),
  restore: toOne(
    ({ isDeleted }) => isDeleted,
    ({ id }, { api }) => api.transactions.restore({ id }),
  ),
  categorise: toMany(isLive, (ids, given, wish) =>
    given.api.transactions.categorise({ ids, categoryId: categoryOf(given, wish) }),
  ),
  changeMany: toMany(isLive, async (ids, given, wish) =>
    given.api.transactions.bulkChange({ which: { ids }, change: await changeOf(given, wish) }),
  ),
  async changeFound(given, wish) {
    const accountId = given.ledger.accountIds[wish.account] ?? '';
    const filter = {
      currency: wish.account === 2 ? 'USD' : 'ZAR',
      ...(wish.pick % 2 === 0 ? { accountId } : { from: wish.day }),
    };
    await given.api.transactions.bulkChange({ which: { filter }, change: await changeOf(given, wish) });
    return null;
  },
  async removeFound({ api }, { account, day }) {
    const filter = { currency: account === 2 ? 'USD' : 'ZAR', from: day, to: day };
    const { count: expected } = await api.transactions.removePreview({ filter });
    await api.transactions.removeMany({ filter, expected });
    return null;
  },
  removeMany: toMany(isLive, (ids, { api }) => api.transactions.removeMany({ ids })),
  restoreMany: toMany(
    ({ isDeleted }) => isDeleted,
    (ids, { api }) => api.transactions.restoreMany({ ids }),
  ),

  split: toOne(
    ({ isDeleted, isLine }) => !isDeleted && !isLine,
    async (row, given, wish) =>
      given.api.splits.split({ id: row.id, lines: await splitOf(row, given, wish, categoryOf(given, wish)) }),
  ),
  unsplit: toOne(
    ({ isDeleted, isSplit }) => !isDeleted && isSplit,
    ({ id }, { api }) => api.splits.unsplit({ id }),
  ),

  async link(given, wish) {
    const pair = pairOf(given, wish);
    if (pair !== null) await (wish.is ? given.api.transfers.accept(pair) : given.api.transfers.link(pair));
    return null;
  },
  /** A line comes to just what went into, or out of, another account. */
  async splitForTransfer(given, { pick, other }) {
    const row = pickOf(
      given.rows.filter((one) => isFree(one) && !one.isLine && one.minor !== 0n),
      pick,
    );
    const side = pickOf(
      given.rows.filter((one) => isFree(one) && !one.isSplit && one.accountId !== row?.accountId),
      other,
    );
    if (row === undefined || side === undefined || side.currency !== row.currency) return null;
    const parts = [-side.minor, row.minor + side.minor].map((minor) => money(minor, row.currency));
    await given.api.splits.split({ id: row.id, lines: parts.map((amount) => ({ categoryId: null, amount })) });
    return null;
  },
  async linkLine(given, wish) {
    const pair = pairOfLine(given, wish);
    if (pair !== null) await given.api.transfers.link(pair);
    return null;
  },
  /** The amounts of lines are exchanged with what is left, whatever is linked to them. */
  async changeLines({ api, rows }, { pick, minor, other }) {
    const line = pickOf(
      rows.filter(({ isDeleted, isLine }) => !isDeleted && isLine),
      pick,
    );
    if (line === undefined) return null;
    const { lines } = await api.splits.get({ id: line.id });
    const [from, to] = [lines.findIndex(({ id }) => id === line.id), other % lines.length];
    const moved = lines.map(({ id, categoryId, amount }, at) => ({
      id,
      categoryId,
      amount: money(amount.minor + (at === from ? minor : 0n) - (at === to ? minor : 0n), amount.currency),
    }));
    await api.splits.split({ id: line.id, lines: moved });
    return null;
  },
  /** One line is a transfer with an account, where what fits is linked or else added. */
  splitToAccount: toOne(
    (row) => isFree(row) && !row.isLine && row.minor !== 7n,
    ({ id, minor, currency }, { api, ledger }, { account }) =>
      api.splits.split({
        id,
        lines: [
          { categoryId: null, amount: money(7n, currency) },
          { categoryId: null, amount: money(minor - 7n, currency), accountId: ledger.accountIds[account] ?? null },
        ],
      }),
  ),
  unlink: toOne(isSide, ({ id }, { api }) => api.transfers.unlink({ id })),
  createOther: toOne(isLive, ({ id }, { api, ledger }, { account }) =>
    api.transfers.createOther({ id, accountId: ledger.accountIds[account] ?? '' }),
  ),
  removeOther: toOne(isSide, ({ id }, { api }) => api.transfers.removeOther({ id })),

  async refund(given, { pick, other, category, is }) {
    const from = pickOf(
      live(given).filter(({ minor }) => minor > 0n),
      pick,
    );
    const to = pickOf(
      live(given).filter(({ minor }) => minor < 0n),
      other,
    );
    if (from === undefined || to === undefined) return null;
    const most = sizeOf(from) < sizeOf(to) ? sizeOf(from) : sizeOf(to);
    const kind = (['refund', 'reimbursement', 'related'] as const)[category % 3] ?? 'refund';
    const amount = kind === 'related' ? null : money(is && most > 1n ? most / 2n : most, from.currency);
    await given.api.transactionLinks.create({ kind, fromId: from.id, toId: to.id, amount });
    return null;
  },
  /** Two of one account and one direction; of those that come to the same, sooner. */
  async merge(given, { pick, other }) {
    const rows = live(given).filter(({ isLine }) => !isLine);
    const kept = pickOf(rows, pick);
    if (kept === undefined) return null;
    const others = rows.filter(
      ({ id, accountId, minor }) => id !== kept.id && accountId === kept.accountId && minor < 0n === kept.minor < 0n,
    );
    const same = others.filter(({ minor }) => minor === kept.minor);
    const gone = pickOf(same.length > 0 ? same : others, other);
    if (gone !== undefined) await given.api.merges.merge({ keepId: kept.id, otherId: gone.id });
    return null;
  },
  async unrefund({ api, ledger }, { pick }) {
    const links = await ledger.all<{ id: string }>(
      'select id from transaction_links where workspace_id = $1 order by id',
    );
    const link = pickOf(links, pick);
    if (link !== undefined) await api.transactionLinks.remove(link);
    return null;
  },
} satisfies Record<string, Step>;
