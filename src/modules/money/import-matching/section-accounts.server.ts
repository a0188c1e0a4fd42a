import { randomUUIDv7 } from 'node:crypto';
import type { OpenWorkspace } from '#kernel/caller.ts';
import { type AccountRef, accountsWithNumbers, usedAccountIds } from '#modules/money/accounts/service.server.ts';
import type { AccountSection, Reading } from '#modules/money/statement-formats/model.ts';
import type { Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { Issuer } from './issuer.ts';
import { layoutOf } from './layouts.ts';
import { newAccountIds } from './new-account-ids.server.ts';
import { accountsOfShapes, identitiesIn, identityShapes, shapeOfAccount, shapeOfLayout } from './store.server.ts';
import type { Choices, SectionProblem } from './model.ts';
import { type Clues, isOfBank, mayBeKnown, ownerOf, problemOf, suggestionFor } from './sections.ts';

export type Reader = { readonly db: Database; readonly workspace: OpenWorkspace; readonly keyring: Keyring };

/** A reading that left nothing to ask. */
export type WholeReading = Extract<Reading, { kind: 'read' }>;

/** One part of a file with the account it is for. */
export type ImportSection = {
  readonly index: number;
  readonly section: AccountSection;
  readonly account: AccountRef | null;
  readonly because: string;
  /** The account is only likely: its number is not on the file, and nobody chose it. */
  readonly isGuess: boolean;
  readonly doubt: string | null;
  readonly isLeftOut: boolean;
  readonly problem: SectionProblem | null;
  /** Under which the account is remembered for the next file, and what the file says of whose account it is. */
  readonly shapes: readonly string[];
  /** Under which a new account for it is made: the same for every file of that account, until there is one. */
  readonly newAccountId: string;
  /** Some account may be the one, though nothing says so: a person says which before a new one is made. */
  readonly mayBeKnown: boolean;
};

/** What a workspace knows of its accounts, by which the account of a file is found. */
export type KnownAccounts = Awaited<ReturnType<typeof loadAccounts>>;

export async function loadAccounts({ db, workspace, keyring }: Reader) {
  const { accounts, matchNumber } = await accountsWithNumbers(db, workspace.id, keyring);
  return { accounts, matchNumber, identities: await identitiesIn(db, workspace.id) };
}

/** Each part of a file with the account that the person chose or that the file speaks for. */
export async function sectionsOf(
  { db, workspace, keyring }: Reader,
  { accounts, matchNumber, identities }: KnownAccounts,
  { reading, issuer }: { readonly reading: WholeReading; readonly issuer: Issuer },
  choices: Choices,
): Promise<ImportSection[]> {
  const layout = layoutOf(reading);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const ownShapes = reading.accounts.map(({ account }) => [
    ...(account === null ? [] : [shapeOfAccount(keyring, account, reading.format)]),
    ...(layout === null || reading.layout === null ? [] : [shapeOfLayout(layout)]),
  ]);
  const known = await accountsOfShapes(db, workspace.id, [...new Set(ownShapes.flat())]);
  const newIds = newAccountIds({ keyring, workspaceId: workspace.id }, { reading, issuer, layout });
  const used = await usedAccountIds(db, workspace.id, newIds.flat());
  const sections = reading.accounts.map((section, index): ImportSection => {
    const shapes = ownShapes[index] ?? [];
    const numbers: Clues['numbers'] = section.account === null ? new Map() : matchNumber(section.account);
    const choice = choices.accounts.find((one) => one.section === index);
    const remembered = shapes.map((shape) => known.get(shape) ?? []).find((ids) => ids.length > 0) ?? [];
    const identity = identityShapes(keyring, section.account, issuer.holder);
    const holder = { name: issuer.holder, workspace: workspace.name };
    const clues = { numbers, remembered, identity: { identity, identities, holder } };
    const possible = accounts.filter((account) => numbers.get(account.id) === 'same' || isOfBank(issuer, account));
    const { suggested, doubt } = suggestionFor(section, possible, clues);
    const isAssumed = choice === undefined || choice.isAssumed === true;
    const chosen = choice === undefined ? suggested : { id: choice.accountId, because: 'You chose this.' };
    const account = chosen?.id == null ? null : (byId.get(chosen.id) ?? null);
    const isProven = suggested?.isProven === true && suggested.id === account?.id;
    const isLeftOut = choice !== undefined && choice.accountId === null;
    const owner = ownerOf(section, accounts, numbers);
    return {
      index,
      section,
      account,
      because: chosen?.because ?? '',
      isGuess: isAssumed && !isProven,
      doubt: choice === undefined ? doubt : null,
      isLeftOut,
      problem: isLeftOut ? null : problemOf(section, account, { numbers, owner }, choice?.isNumberIgnored === true),
      shapes: [...shapes, ...identity],
      newAccountId: newIds[index]?.find((id) => !used.has(id)) ?? randomUUIDv7(),
      mayBeKnown: mayBeKnown(section, possible, numbers),
    };
  });
  return withoutDoubles(sections, choices);
}

/** Two accounts of one file are two accounts: a guess that puts both into one is none. */
function withoutDoubles(sections: readonly ImportSection[], { accounts }: Choices): ImportSection[] {
  return sections.map((one) => {
    const isGuess = accounts.every(({ section }) => section !== one.index);
    const isDouble = sections.some(({ index, account }) => index !== one.index && account?.id === one.account?.id);
    return isGuess && isDouble && one.account !== null ? { ...one, account: null, because: '', problem: null } : one;
  });
}

/** The sections without the accounts that something speaks against: for those a person is asked. */
export function withDoubts(
  sections: readonly ImportSection[],
  doubts: ReadonlyMap<number, string>,
): readonly ImportSection[] {
  return sections.map((one) => {
    const doubt = doubts.get(one.index);
    if (doubt === undefined) return one;
    return { ...one, account: null, because: '', doubt };
  });
}
