import { addDays, type Day } from '#kernel/calendar.ts';
import type { OpenWorkspace } from '#kernel/caller.ts';
import { type AccountRef, accountsIn, numberMatcher } from '#modules/money/accounts/service.server.ts';
import { type Categoriser, categoriser, type FiledRow } from '#modules/money/merchants/service.server.ts';
import type { AccountSection, Reading, StatementRow } from '#modules/money/statement-formats/model.ts';
import {
  contentHashOf,
  hasRows,
  type KnownRow,
  type LedgerRow,
  rowsByAmount,
  rowsByContent,
  rowsById,
} from '#modules/money/transactions/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { Issuer } from './issuer.ts';
import { layoutOf } from './layouts.ts';
import { WINDOW_DAYS } from './likeness.ts';
import { accountsOfShapes, identitiesIn, identityShapes, shapeOfAccount, shapeOfLayout } from './mappings.server.ts';
import { type Arriving, type Kept, matchRows, type Outcome } from './matching.ts';
import type { Choices, SectionPreview } from './model.ts';
import { type Clues, ownerOf, problemOf, suggestionFor } from './sections.ts';
import { decisionsAbout, layoutsOf } from './store.server.ts';

export type PlannedSection = {
  readonly index: number;
  readonly section: AccountSection;
  readonly account: AccountRef | null;
  readonly because: string;
  /** The account is only likely: its number is not on the file, and nobody chose it. */
  readonly isGuess: boolean;
  readonly doubt: string | null;
  readonly isLeftOut: boolean;
  readonly problem: SectionPreview['problem'];
  /** Under which the account is remembered for the next file, and what the file says of whose account it is. */
  readonly shapes: readonly string[];
};

export type PlannedRow = {
  readonly place: number;
  readonly section: number;
  readonly row: StatementRow;
  readonly hash: string;
  readonly outcome: Outcome | { readonly kind: 'skip'; readonly id: null; readonly because: 'opening' | 'section' };
};

/** What would become of a file, row by row, if it were imported now. Nothing is written. */
export type Plan = {
  readonly layout: string | null;
  readonly sections: readonly PlannedSection[];
  /** In the order of the file; the position is the place. */
  readonly rows: readonly PlannedRow[];
  /** The transactions that outcomes speak of, but for those that rows are equal to letter by letter. */
  readonly ledger: Map<string, LedgerRow>;
  /** Places of rows that a person wants to merge with a transaction that is not there, or not alike. */
  readonly lostWishes: readonly number[];
  readonly fileRow: (row: StatementRow) => FiledRow;
};

/** A file that was read. */
export type Source = { readonly reading: Extract<Reading, { kind: 'read' }>; readonly issuer: Issuer };
type PlanOptions = {
  /** Waits for other imports into these accounts, so that the plan holds until the transaction ends. */
  readonly lock?: (accountIds: readonly string[]) => Promise<unknown>;
  /** Why the account that seems likely is not to be taken, by section. */
  readonly doubts?: ReadonlyMap<number, string>;
};
export type Planner = { readonly db: Database; readonly workspace: OpenWorkspace; readonly keyring: Keyring };

export async function planImport(
  planner: Planner,
  source: Source,
  choices: Choices,
  { lock, doubts }: PlanOptions = {},
): Promise<Plan> {
  const { db, workspace } = planner;
  const layout = layoutOf(source.reading);
  const file = await categoriser(db, workspace.id);
  const fileRow = (row: StatementRow) => filedBy(file, row);
  const sections = await sectionsOf(planner, source, choices, doubts);
  const rows = rowsOf(sections);
  const ledger = new Map<string, LedgerRow>();
  const outcomes = new Map<number, Outcome>();
  const lostWishes: number[] = [];
  const accountIds = new Set(sections.flatMap(({ account, isLeftOut }) => (isLeftOut ? [] : (account?.id ?? []))));
  await lock?.([...accountIds]);
  for (const accountId of accountIds) {
    const own = rows.filter(({ section, row }) => row.part !== 'opening' && takes(sections[section], accountId));
    const matched = await matchAccount(planner, { accountId, layout, choices, file, fileRow }, own);
    for (const row of matched.ledger) ledger.set(row.id, row);
    for (const [place, outcome] of matched.outcomes) outcomes.set(place, outcome);
    lostWishes.push(...matched.lostWishes);
  }
  const decided = rows.map((planned): PlannedRow => {
    const outcome = outcomes.get(planned.place) ?? unmatched(planned.row, sections[planned.section]);
    return { ...planned, outcome };
  });
  return { layout, sections, rows: decided, ledger, lostWishes, fileRow };
}

const takes = (section: PlannedSection | undefined, accountId: string) =>
  section !== undefined && !section.isLeftOut && section.account?.id === accountId;

/** The bank's words as they are kept: a fee that stands on the line of a payment is not that payment. */
export function bankTextOf({ part, bankText }: StatementRow): string {
  return part === 'fee' ? `Fee\n${bankText}` : bankText;
}

/** Each part of a file with the account that the person chose or that the file speaks for. */
export async function sectionsOf(
  { db, workspace, keyring }: Planner,
  { reading, issuer }: Source,
  choices: Choices,
  doubts: PlanOptions['doubts'] = new Map(),
): Promise<PlannedSection[]> {
  const layout = layoutOf(reading);
  const accounts = await accountsIn(db, workspace.id);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const ownShapes = reading.accounts.map(({ account }) => [
    ...(account === null ? [] : [shapeOfAccount(keyring, account, reading.format)]),
    ...(layout === null || reading.layout === null ? [] : [shapeOfLayout(layout)]),
  ]);
  const known = await accountsOfShapes(db, workspace.id, [...new Set(ownShapes.flat())]);
  const matchesOf = await numberMatcher(db, workspace.id, keyring);
  const identities = await identitiesIn(db, workspace.id);
  const sections: PlannedSection[] = [];
  for (const [index, section] of reading.accounts.entries()) {
    const shapes = ownShapes[index] ?? [];
    const numbers: Clues['numbers'] = section.account === null ? new Map() : matchesOf(section.account);
    const choice = choices.accounts.find((one) => one.section === index);
    const remembered = shapes.map((shape) => known.get(shape) ?? []).find((ids) => ids.length > 0) ?? [];
    const identity = identityShapes(keyring, section.account, issuer.holder);
    const holder = { name: issuer.holder, workspace: workspace.name };
    const clues = { numbers, remembered, identity: { identity, identities, holder } };
    const { suggested, doubt: own } = suggestionFor(section, accounts, clues);
    const doubt = choice === undefined ? (doubts.get(index) ?? own) : null;
    const found = choice === undefined ? suggested : { id: choice.accountId, because: 'You chose it.' };
    const chosen = doubt === null ? found : null;
    const account = chosen?.id == null ? null : (byId.get(chosen.id) ?? null);
    const isGuess = choice === undefined && suggested?.isProven !== true;
    const isLeftOut = choice !== undefined && choice.accountId === null;
    const owner = ownerOf(section, accounts, numbers);
    const problem = isLeftOut
      ? null
      : problemOf(section, account, { numbers, owner }, choice?.isNumberIgnored === true);
    const because = chosen?.because ?? '';
    const kept = [...shapes, ...identity];
    sections.push({ index, section, account, because, isGuess, doubt, isLeftOut, problem, shapes: kept });
  }
  return withoutDoubles(sections, choices);
}

/** Two accounts of one file are two accounts: a guess that puts both into one is none. */
function withoutDoubles(sections: readonly PlannedSection[], { accounts }: Choices): PlannedSection[] {
  return sections.map((one) => {
    const isGuess = accounts.every(({ section }) => section !== one.index);
    const isDouble = sections.some(({ index, account }) => index !== one.index && account?.id === one.account?.id);
    return isGuess && isDouble && one.account !== null ? { ...one, account: null, because: '', problem: null } : one;
  });
}

/** A preview's rows are the commit's, as long as the reading is kept. */
const hashes = new WeakMap<StatementRow, string>();

function rowsOf(sections: readonly PlannedSection[]): Omit<PlannedRow, 'outcome'>[] {
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

function unmatched({ part }: StatementRow, section: PlannedSection | undefined): PlannedRow['outcome'] {
  if (section?.isLeftOut === true) return { kind: 'skip', id: null, because: 'section' };
  if (part === 'opening') return { kind: 'skip', id: null, because: 'opening' };
  return { kind: 'add', occurrence: 0, proposals: [] };
}

type Matching = {
  readonly accountId: string;
  readonly layout: string | null;
  readonly choices: Choices;
  readonly file: Categoriser;
  readonly fileRow: Plan['fileRow'];
};

async function matchAccount(
  { db, workspace }: Planner,
  { accountId, layout, choices, file, fileRow }: Matching,
  rows: readonly Omit<PlannedRow, 'outcome'>[],
) {
  const isFilled = await hasRows(db, workspace.id, accountId);
  const equal = isFilled
    ? await rowsByContent(db, workspace.id, accountId, [...new Set(rows.map(({ hash }) => hash))])
    : [];
  const memories = await decisionsAbout(db, workspace.id, accountId);
  const near = isFilled ? await rowsNear(db, workspace.id, accountId, rows, equal) : [];
  const wanted = rows.flatMap(({ place }) => targetOf(choices, place) ?? []);
  const targets = new Map((await rowsById(db, workspace.id, accountId, wanted)).map((row) => [row.id, row]));
  const imports = new Set(near.flatMap(({ importId }) => importId ?? []));
  const layouts = await layoutsOf(db, workspace.id, [...imports]);
  const lostWishes: number[] = [];
  const arriving = rows.map((planned): Arriving => {
    const { place, row, hash } = planned;
    const target = targetOf(choices, place);
    const isLost = target !== null && targets.get(target)?.minor !== row.amount.minor;
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
        return payeeOf(fileRow(row));
      },
    };
  });
  const keptFrom = (row: LedgerRow): Kept => ({
    ...row,
    isSameLayout: layout !== null && row.importId !== null && layouts.get(row.importId) === layout,
    isHandwritten: row.bankText === null,
    get payee() {
      const direction = row.minor < 0n ? 'out' : 'in';
      return payeeOf(file({ bankText: row.bankText ?? row.description, direction }));
    },
  });
  const outcomes = matchRows(arriving, { equal, near: near.map(keptFrom), memories });
  const merged = [...outcomes.values()].flatMap((outcome) => (outcome.kind === 'merge' ? outcome.id : []));
  const others = near.concat([...targets.values()]);
  const unseen = merged.filter((id) => others.every((row) => row.id !== id));
  const ledger = [...others, ...(await rowsById(db, workspace.id, accountId, unseen))];
  return { outcomes, lostWishes, ledger };
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
  const REACH = 14;
  return rowsByAmount(db, workspaceId, accountId, {
    from: addDays(first, -Math.max(WINDOW_DAYS, REACH)),
    to: addDays(last, Math.max(WINDOW_DAYS, REACH)),
    minors: [...minors],
  });
}

function payeeOf({ merchant, description }: FiledRow) {
  return { key: merchant, words: description.toLowerCase().split(/\s+/) };
}

/** A row of a file with its payee and category, as the books know them. */
export function filedBy(file: Categoriser, row: StatementRow): FiledRow {
  const { amount, category } = row;
  return file({
    bankText: bankTextOf(row),
    direction: amount.minor < 0n ? 'out' : 'in',
    categoryName: category,
  });
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
