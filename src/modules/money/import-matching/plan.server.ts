import { addDays, type Day } from '#kernel/calendar.ts';
import { isFeeKey } from '#modules/money/merchants/rules.ts';
import { type Categoriser, categoriser, type FiledRow } from '#modules/money/merchants/service.server.ts';
import type { Reading, StatementRow } from '#modules/money/statement-formats/model.ts';
import {
  contentHashOf,
  hasRows,
  type KnownRow,
  type LedgerRow,
  rowsByAmount,
  rowsByContent,
  rowsById,
} from '#modules/money/ledger/service.server.ts';
import { mergesIn } from '#modules/money/merges/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { type ArrangedRow, type Arranging, arrangingOf } from './arranging.server.ts';
import { type Carried, carriedIn } from './carried.server.ts';
import { bankTextOf, categoriseRow } from './categorise-row.server.ts';
import { isCharge } from './fee-lines.ts';
import { layoutOf } from './layouts.ts';
import { type Payee, WINDOW_DAYS } from './likeness.ts';
import type { Arriving, Kept, Known, Outcome } from './compared.ts';
import { matchRows } from './matching.ts';
import type { Choices } from './model.ts';
import type { ImportSection, Reader } from './section-accounts.server.ts';
import { isPostedFor, POSTING_DAYS } from './waiting.ts';

export type PlannedRow = {
  readonly place: number;
  readonly section: number;
  readonly row: StatementRow;
  readonly hash: string;
  readonly outcome:
    | Outcome
    | { readonly kind: 'skip'; readonly id: null; readonly because: 'opening' | 'section' }
    | {
        readonly kind: 'skip';
        readonly id: null;
        readonly because: 'rule';
        readonly rule: { id: string; name: string };
      };
};

/** What would become of a file, row by row, if it were imported now. Nothing is written. */
export type Plan = {
  readonly layout: string | null;
  readonly sections: readonly ImportSection[];
  /** In the order of the file; the position is the place. */
  readonly rows: readonly PlannedRow[];
  /** The transactions that outcomes speak of, but for those that rows are equal to letter by letter. */
  readonly ledger: Map<string, LedgerRow>;
  /** Places of rows that a person wants to merge with a transaction that is not there, or not alike. */
  readonly lostWishes: readonly number[];
  /** The row as it comes in, with what rules say of it. */
  readonly arrange: (planned: Pick<PlannedRow, 'row' | 'section'>) => ArrangedRow;
  /** What rows of another program bring with them. */
  readonly carried: Carried;
};

/** What earlier imports left behind; handed in, since `imports` keeps it and stands above. */
export type EarlierImports = {
  readonly decisionsAbout: (
    db: Database,
    workspaceId: string,
    accountId: string,
  ) => Promise<readonly { hash: string; transactionId: string | null }[]>;
  readonly layoutsOf: (
    db: Database,
    workspaceId: string,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, string | null>>;
};

/** A file that was read, and the accounts it is for. */
export type Source = {
  readonly reading: Reading;
  readonly choices: Choices;
  readonly sections: readonly ImportSection[];
  readonly earlier: EarlierImports;
};

/**
 * @param arrivedOn when the file came: the day of rows that have none yet
 * @param lock waits for other imports into these accounts, so that the plan holds until the transaction ends
 */
export async function planImport(
  { db, workspace }: Pick<Reader, 'db' | 'workspace'>,
  { reading, choices, sections, earlier, arrivedOn }: Source & { readonly arrivedOn: Day },
  lock?: (accountIds: readonly string[]) => Promise<unknown>,
): Promise<Plan> {
  const layout = layoutOf(reading);
  const categorise = await categoriser(db, workspace.id);
  const fileRow = (row: StatementRow) => categoriseRow(categorise, row);
  const rows = rowsOf(sections);
  const ledger = new Map<string, LedgerRow>();
  const outcomes = new Map<number, Outcome>();
  const lostWishes: number[] = [];
  const accountIds = new Set(sections.flatMap(({ account, isLeftOut }) => (isLeftOut ? [] : (account?.id ?? []))));
  await lock?.([...accountIds]);
  for (const accountId of accountIds) {
    const own = rows.filter(({ section, row }) => row.part !== 'opening' && takes(sections[section], accountId));
    const matched = await matchAccount(
      db,
      workspace.id,
      { accountId, layout, choices, earlier, categorise, fileRow },
      own,
    );
    for (const row of matched.ledger) ledger.set(row.id, row);
    for (const [place, outcome] of matched.outcomes) outcomes.set(place, outcome);
    lostWishes.push(...matched.lostWishes);
  }
  const used = sections.flatMap(({ isLeftOut, section }) => (isLeftOut ? [] : section.rows));
  const carried = await carriedIn(db, workspace.id, used);
  const arranging = await arrangingOf({ db, workspace }, { fileRow, sections, arrivedOn, carried });
  const decided = rows.map((planned): PlannedRow => {
    const outcome = outcomes.get(planned.place) ?? unmatched(planned.row, sections[planned.section]);
    return { ...planned, outcome: withRules(planned, outcome, choices, arranging) };
  });
  return { layout, sections, rows: decided, ledger, lostWishes, arrange: arranging.arrange, carried };
}

const takes = (section: ImportSection | undefined, accountId: string) =>
  section !== undefined && !section.isLeftOut && section.account?.id === accountId;

/** A preview's rows are the commit's, as long as the reading is kept. */
const hashes = new WeakMap<StatementRow, string>();

function rowsOf(sections: readonly ImportSection[]): Omit<PlannedRow, 'outcome'>[] {
  let place = 0;
  return sections.flatMap(({ index, section }) =>
    section.rows.map((row) => {
      const { day, amount, sourceId } = row;
      const hash = hashes.get(row) ?? contentHashOf({ day, amount, sourceId, bankText: bankTextOf(row) });
      hashes.set(row, hash);
      const planned = { place, section: index, row, hash };
      place += 1;
      return planned;
    }),
  );
}

function unmatched({ part }: StatementRow, section: ImportSection | undefined): PlannedRow['outcome'] {
  if (section?.isLeftOut === true) return { kind: 'skip', id: null, because: 'section' };
  if (part === 'opening') return { kind: 'skip', id: null, because: 'opening' };
  return { kind: 'add', occurrence: 0, proposals: [] };
}

/** What would be added, unless a rule keeps it out and nobody asked for it. */
function withRules(
  planned: Omit<PlannedRow, 'outcome'>,
  outcome: PlannedRow['outcome'],
  choices: Choices,
  { skippedBy }: Arranging,
): PlannedRow['outcome'] {
  if (outcome.kind !== 'add' || wishOf(choices, planned.place) === 'add') return outcome;
  const rule = skippedBy(planned);
  return rule === null ? outcome : { kind: 'skip', id: null, because: 'rule', rule };
}

type Matching = {
  readonly accountId: string;
  readonly layout: string | null;
  readonly choices: Choices;
  readonly earlier: EarlierImports;
  readonly categorise: Categoriser;
  readonly fileRow: (row: StatementRow) => FiledRow;
};

async function matchAccount(
  db: Database,
  workspaceId: string,
  { accountId, layout, choices, earlier, categorise, fileRow }: Matching,
  rows: readonly Omit<PlannedRow, 'outcome'>[],
) {
  const isFilled = await hasRows(db, workspaceId, accountId);
  const equal = isFilled
    ? await rowsByContent(db, workspaceId, accountId, [...new Set(rows.map(({ hash }) => hash))])
    : [];
  const merges = isFilled ? await mergesIn(db, workspaceId, accountId) : [];
  const memories = [
    ...(await earlier.decisionsAbout(db, workspaceId, accountId)),
    // What is gone from the trash is known by the merge alone.
    ...merges.flatMap(({ hash, keptId, isGone }) => (isGone && hash !== null ? { hash, transactionId: keptId } : [])),
  ];
  const near = isFilled ? await rowsNear(db, workspaceId, accountId, rows, equal) : [];
  const wanted = rows.flatMap(({ place }) => targetOf(choices, place) ?? []);
  const targets = new Map((await rowsById(db, workspaceId, accountId, wanted)).map((row) => [row.id, row]));
  const imports = new Set(near.flatMap(({ importId }) => importId ?? []));
  const layouts = await earlier.layoutsOf(db, workspaceId, [...imports]);
  const lostWishes: number[] = [];
  const arriving = rows.map((planned): Arriving => {
    const { place, row, hash } = planned;
    const target = targetOf(choices, place);
    const isLost = target !== null && !mayBe(row, targets.get(target));
    if (isLost) lostWishes.push(place);
    return {
      at: place,
      day: row.day,
      minor: row.amount.minor,
      status: row.status,
      sourceId: row.sourceId,
      hash,
      wish: isLost ? null : wishOf(choices, place),
      // Most rows are settled without a look at their payee.
      get payee() {
        return payeeOf(fileRow(row), isCharge(row) ? 'bank' : undefined);
      },
    };
  });
  const keptFrom = (row: LedgerRow): Kept => ({
    ...row,
    isSameLayout: layout !== null && row.importId !== null && layouts.get(row.importId) === layout,
    isHandwritten: row.bankText === null,
    get payee() {
      const direction = row.minor < 0n ? 'out' : 'in';
      const filed = categorise({ bankText: row.bankText ?? row.description, direction });
      return payeeOf(filed, row.bankText === null && isFeeKey(filed.merchant) ? 'person' : undefined);
    },
  });
  const outcomes = matchRows(arriving, { equal: withMerges(equal, merges), near: near.map(keptFrom), memories });
  const merged = [...outcomes.values()].flatMap((outcome) => (outcome.kind === 'merge' ? outcome.id : []));
  const others = near.concat([...targets.values()]);
  const unseen = merged.filter((id) => others.every((row) => row.id !== id));
  const ledger = [...others, ...(await rowsById(db, workspaceId, accountId, unseen))];
  return { outcomes, lostWishes, ledger };
}

/** Whether a person may say that a row of the file is this transaction. */
function mayBe({ amount, status }: StatementRow, target: LedgerRow | undefined): boolean {
  if (target === undefined) return false;
  const isPosted = target.status === 'pending' && status === 'booked';
  return isPosted ? isPostedFor(target.minor, amount.minor) : target.minor === amount.minor;
}

/** Rows that came before, with what a person has merged them into. */
function withMerges(equal: readonly KnownRow[], merges: Awaited<ReturnType<typeof mergesIn>>): Known[] {
  const merged = new Map(merges.map(({ mergedId, keptId }) => [mergedId, keptId]));
  const days = new Map(merges.map(({ keptId, keptDay }) => [keptId, keptDay]));
  return equal.map((row) => {
    return { ...row, mergedInto: merged.get(row.id) ?? null, formerDay: days.get(row.id) ?? null };
  });
}

/** Rows that could be rows of the file without being equal; none where every row of the file is known already. */
async function rowsNear(
  db: Database,
  workspaceId: string,
  accountId: string,
  rows: readonly Omit<PlannedRow, 'outcome'>[],
  equal: readonly KnownRow[],
): Promise<LedgerRow[]> {
  const known = new Map<string, number>();
  for (const { contentHash } of equal)
    if (contentHash !== null) known.set(contentHash, (known.get(contentHash) ?? 0) + 1);
  const minors = new Set<bigint>();
  let first: Day | null = null;
  let last: Day | null = null;
  for (const { row, hash } of rows) {
    const left = known.get(hash) ?? 0;
    known.set(hash, left - 1);
    if (left > 0 || row.day === null) continue;
    minors.add(row.amount.minor);
    if (first === null || row.day < first) first = row.day;
    if (last === null || row.day > last) last = row.day;
  }
  if (first === null || last === null) return [];
  const reach = Math.max(WINDOW_DAYS, POSTING_DAYS);
  return rowsByAmount(db, workspaceId, accountId, {
    from: addDays(first, -reach),
    to: addDays(last, reach),
    minors: [...minors],
  });
}

function payeeOf({ merchant, description }: FiledRow, charge: Payee['charge']): Payee {
  return { key: merchant, words: description.toLowerCase().split(/\s+/), charge };
}

function wishOf({ wishes }: Choices, place: number): Arriving['wish'] {
  const wish = wishes[place];
  if (wish === undefined) return null;
  return wish === 'add' || wish === 'skip' ? wish : { mergeWith: wish };
}

function targetOf({ wishes }: Choices, place: number): string | null {
  const wish = wishes[place];
  return wish === undefined || wish === 'add' || wish === 'skip' ? null : wish;
}
