import type { Day } from '#kernel/calendar.ts';
import { isCurrency } from '#kernel/money.ts';
import { sameFiguresIn } from '#modules/money/accounts/figures.parts.ts';
import type { AccountWish } from '#modules/money/import-matching/model.ts';
import { freeName } from '#modules/money/import-matching/rules.ts';
import type { Commit, Preview, ReadFinding, SectionPreview } from './model.ts';

/** What a person changed of an account that is to be made. */
export type AccountEdit = Partial<Pick<AccountWish, 'name' | 'bankName' | 'accountType' | 'currency'>>;
/** What a person said on the review page and the server does not know yet. */
export type ReviewDraft = {
  /** By the id of the account to be made. */
  readonly edits: Readonly<Record<string, AccountEdit>>;
  /** Parts of files that are for a new account, as `partKey` names them. */
  readonly asNew: readonly string[];
};
export const NO_DRAFT: ReviewDraft = { edits: {}, asNew: [] };

/** Names a part of a file. */
export const partKey = (id: string, section: number): string => `${id} ${section}`;

/** An account that is to be made, with all the files that are for it. */
export type NewAccount = { readonly id: string; readonly wish: AccountWish; readonly files: number };

/** Where a part of a file goes. `asks`: only a person can say. */
export type Part = {
  readonly section: SectionPreview;
  readonly goes: 'known' | 'new' | 'out' | 'asks';
};

/**
 * A file on the review page. `ready`: it can be imported as it stands; `nothing`: it can, and has nothing new; `asks`: a
 * person has to say something first, and it is left out until then; `unreadable`: it needs its own page, or is no use.
 */
export type ReviewLine = {
  readonly preview: Preview;
  readonly kind: 'ready' | 'nothing' | 'asks' | 'unreadable';
  /** How the file reads: as it says, or under the likely answers. Null where it cannot be read yet. */
  readonly finding: ReadFinding | null;
  readonly parts: readonly Part[];
  readonly first: Day | null;
  readonly last: Day | null;
};

export type Review = {
  readonly lines: readonly ReviewLine[];
  /** Accounts to be made, by id. */
  readonly newAccounts: ReadonlyMap<string, NewAccount>;
  /** Of the files that can be imported: how many have something new, and how many transactions that is. */
  readonly files: number;
  readonly transactions: number;
};

/** What the files that wait come to, and what is to be asked. @param taken names of the accounts there are */
export function reviewOf(previews: readonly Preview[], draft: ReviewDraft, taken: readonly string[]): Review {
  const contested = contestedAccounts(previews);
  const lines = previews.map((preview) => lineOf(preview, draft, contested));
  const ready = lines.filter(({ kind }) => kind === 'ready');
  return {
    lines,
    newAccounts: newAccountsOf(lines, draft, taken),
    files: ready.length,
    transactions: ready.reduce((sum, line) => sum + newIn(line), 0),
  };
}

/** How many transactions a file would add or merge. */
export function newIn({ parts }: Pick<ReviewLine, 'parts'>): number {
  return parts.reduce((sum, { goes, section: { account, counts } }) => {
    if (goes === 'out') return sum;
    // What one account has already is new in another.
    const known = goes === 'new' && account !== null ? counts.skipped : 0;
    return sum + counts.added + counts.merged + known;
  }, 0);
}

/** How the file reads: as it says, or under the likely answers. */
function readingOf({ finding, likely }: Preview): ReadFinding | null {
  return finding?.kind === 'read' ? finding : (likely?.finding ?? null);
}

/** Accounts that seem likely for files of two numbers: they can be that of one at most. */
function contestedAccounts(previews: readonly Preview[]): ReadonlySet<string> {
  const guesses = previews.flatMap((preview) =>
    (readingOf(preview)?.sections ?? []).flatMap(({ isGuess, account, newAccount: { accountNumber } }) =>
      isGuess && account !== null && accountNumber !== null ? [[account.id, accountNumber] as const] : [],
    ),
  );
  const numbers = Map.groupBy(guesses, ([id]) => id);
  return new Set([...numbers].flatMap(([id, of]) => (new Set(of.map(([, number]) => number)).size > 1 ? [id] : [])));
}

function lineOf(preview: Preview, { asNew }: ReviewDraft, contested: ReadonlySet<string>): ReviewLine {
  const finding = readingOf(preview);
  const parts = (finding?.sections ?? []).map((section) => {
    const isContested = section.isGuess && contested.has(section.account?.id ?? '');
    return partOf(section, asNew.includes(partKey(preview.id, section.section)), isContested);
  });
  const days = parts.filter(({ goes }) => goes !== 'out').map(({ section }) => section);
  const firsts = days.flatMap(({ first }) => first ?? []).toSorted();
  const lasts = days.flatMap(({ last }) => last ?? []).toSorted();
  const line = { preview, finding, parts, first: firsts[0] ?? null, last: lasts.at(-1) ?? null };
  return { ...line, kind: kindOf(line) };
}

function partOf(section: SectionPreview, isSaidNew: boolean, isContested: boolean): Part {
  const { account, isLeftOut, problem, doubt, mayBeKnown, currency } = section;
  if (isLeftOut) return { section, goes: 'out' };
  if (isSaidNew && isCurrency(currency)) return { section, goes: 'new' };
  if (problem !== null) return { section, goes: 'asks' };
  if (account !== null && !isContested) return { section, goes: 'known' };
  if (!isCurrency(currency)) return { section, goes: 'asks' };
  return { section, goes: doubt === null && !mayBeKnown && !isContested ? 'new' : 'asks' };
}

function kindOf({ preview, finding, parts }: Omit<ReviewLine, 'kind'>): ReviewLine['kind'] {
  if (finding === null) return preview.finding?.kind === 'questions' ? 'asks' : 'unreadable';
  const isKnown = finding.counts.skipped > 0 && parts.some(({ goes }) => goes === 'known');
  if (newIn({ parts }) === 0) return isKnown && parts.every(({ goes }) => goes !== 'asks') ? 'nothing' : 'unreadable';
  if (parts.some(({ goes }) => goes === 'asks')) return 'asks';
  if (parts.every(({ goes }) => goes === 'out')) return 'unreadable';
  return preview.copyOf === null ? 'ready' : 'nothing';
}

/** Files of one new account share it: it begins with what was there before the earliest, and no two are called alike. */
function newAccountsOf(
  lines: readonly ReviewLine[],
  { edits }: ReviewDraft,
  taken: readonly string[],
): ReadonlyMap<string, NewAccount> {
  const sections = lines.flatMap(({ parts }) => parts.flatMap(({ goes, section }) => (goes === 'new' ? section : [])));
  const groups = Map.groupBy(sections, ({ newAccountId }) => newAccountId);
  const used = [...taken];
  const found = new Map<string, NewAccount>();
  // What a person typed holds; names that were only proposed make room for it.
  const order = [...groups].toSorted(
    ([a], [b]) => Number(edits[b]?.name !== undefined) - Number(edits[a]?.name !== undefined),
  );
  for (const [id, group] of order) {
    const [earliest] = group.toSorted((a, b) => ((a.first ?? '') < (b.first ?? '') ? -1 : 1));
    if (earliest === undefined) continue;
    const wish = edited(earliest.newAccount, edits[id] ?? {});
    const end = wish.accountNumber?.replace(/\D/g, '').slice(-4) ?? null;
    const name = edits[id]?.name ?? freeName([wish.name], [end, wish.currency], used);
    used.push(name);
    found.set(id, { id, wish: { ...wish, name }, files: group.length });
  }
  return found;
}

function edited(wish: AccountWish, edit: AccountEdit): AccountWish {
  const currency = edit.currency ?? wish.currency;
  const opening = sameFiguresIn(wish.openingBalance, currency);
  const openingBalance = opening === null || typeof opening === 'string' ? { minor: 0n, currency } : opening;
  return { ...wish, ...edit, currency, openingBalance };
}

/** Why an account cannot be called so; null where it can. */
export function nameProblem(
  name: string,
  id: string,
  { newAccounts }: Pick<Review, 'newAccounts'>,
  taken: readonly string[],
): string | null {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return 'Enter a name.';
  const others = [...newAccounts.values()].flatMap((one) => (one.id === id ? [] : one.wish.name));
  return [...taken, ...others].some((other) => other.trim().toLowerCase() === wanted)
    ? 'You already have an account with this name.'
    : null;
}

/** What one press sends, in the order in which the statements follow each other. */
export function commitsOf({ lines, newAccounts }: Review, country: string, batchId: string): Commit[] {
  return lines
    .filter(({ kind }) => kind === 'ready' || kind === 'nothing')
    .toSorted((a, b) => ((a.first ?? '') < (b.first ?? '') ? -1 : 1))
    .map((line) => commitOf(line, newAccounts, country, batchId));
}

function commitOf(
  { preview, parts }: ReviewLine,
  newAccounts: Review['newAccounts'],
  country: string,
  batchId: string,
): Commit {
  const accounts = parts.flatMap(({ goes, section: { section, account } }) =>
    goes === 'known' && account !== null
      ? [{ section, accountId: account.id, isNumberIgnored: false, isAssumed: true as const }]
      : [],
  );
  const made = parts.flatMap(({ goes, section: { section, newAccountId } }) => {
    const wish = newAccounts.get(newAccountId)?.wish;
    if (goes !== 'new' || wish === undefined) return [];
    const account = { ...wish, name: wish.name.slice(0, LONGEST_NAME).trim(), country };
    return [{ section, id: newAccountId, account }];
  });
  return {
    id: preview.id,
    batchId,
    accounts,
    newAccounts: made,
    ...(preview.finding?.kind === 'questions' && preview.likely !== null ? { answers: preview.likely.answers } : {}),
  };
}

const LONGEST_NAME = 100;
