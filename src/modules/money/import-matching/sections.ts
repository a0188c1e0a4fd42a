import type { Day } from '#kernel/calendar.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { isCurrency } from '#kernel/money.ts';
import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';
import {
  type BankBalance,
  type BooksBalance,
  digitsOf,
  type NumberMatch,
  shownNumber,
} from '#modules/money/accounts/rules.ts';
import type { AccountSection } from '#modules/money/statement-formats/model.ts';
import { knownBank } from '#modules/money/csv-detection/rules.ts';
import { type Issuer, sharesName } from './issuer.ts';
import { identityDoubt } from './sentences.ts';
import type { SectionProblem } from './model.ts';

/** An account as far as finding the right one goes. */
export type Fitting = {
  readonly id: string;
  readonly name: string;
  readonly accountType: AccountType;
  readonly currency: string;
  readonly lastDigits: string | null;
  readonly isActive: boolean;
  /** The last day on which a closed account takes transactions; null where it is open, or nobody knows. */
  readonly closedOn: Day | null;
};

/** What is known of a section's account before a person says anything. */
export type Clues = {
  /** How the number on the file stands to those that accounts keep. */
  readonly numbers: ReadonlyMap<string, NumberMatch>;
  /** Accounts that files of this making went into before. */
  readonly remembered: readonly string[];
  /** Accounts that only files of another number, name or holder went into before. */
  readonly strangers: ReadonlySet<string>;
};

export const TYPES: Readonly<Record<NonNullable<AccountSection['type']>, readonly AccountType[]>> = {
  bank: ['cheque', 'savings', 'mobile-money', 'other'],
  card: ['credit-card'],
  loan: ['loan'],
  investment: ['investment'],
  cash: ['cash'],
};
const ANY_BANK: readonly AccountType[] = [
  'cheque',
  'savings',
  'credit-card',
  'loan',
  'mobile-money',
  'investment',
  'other',
];

type Suggestion = {
  readonly id: string;
  readonly name: string;
  readonly because: string;
  /** By its whole number: no balance speaks against that. */
  readonly isProven: boolean;
};

/**
 * The account a section is for, where something in the file speaks for it: its number, what was chosen for files like
 * it before, or its currency where only one account of that kind is kept in it. Two that fit equally well are no
 * answer, and a file that names nothing has none: then a person chooses.
 */
export function suggestedAccount(
  section: AccountSection,
  accounts: readonly Fitting[],
  { numbers, remembered, strangers }: Clues,
): Suggestion | null {
  const isTaken = ({ currency }: Fitting) => currency === section.currency || !section.isCurrencyNamed;
  const open = accounts.filter((account) => account.isActive && isTaken(account));
  const matching = (match: NumberMatch) => only(open.filter(({ id }) => numbers.get(id) === match));
  const numbered = matching('same');
  if (numbered !== null) return { ...answer(numbered, HAS_NUMBER), isProven: true };
  const named =
    section.isAccountName === true ? only(open.filter(({ name }) => isSameName(name, section.account))) : null;
  if (named !== null) return answer(named, 'This account has the name in the file.');
  const owner = only(accounts.filter((account) => isTaken(account) && numbers.get(account.id) === 'same'));
  if (owner !== null) return { ...answer(owner, HAS_NUMBER), isProven: true };
  const ending = matching('same-end');
  if (ending !== null) return answer(ending, 'The account number ends like the number in the file.');
  const free = open.filter(({ id }) => numbers.get(id) !== 'other' && !strangers.has(id));
  const known = only(free.filter(({ id }) => remembered.includes(id)));
  if (known !== null) return answer(known, 'You imported similar files to this account before.');
  if (!section.isCurrencyNamed) return null;
  const fitting = only(free.filter(({ accountType }) => typesFor(section).includes(accountType)));
  return fitting === null ? null : answer(fitting, `This is your only ${section.currency} account of the right type.`);
}

const isSameName = (name: string, other: string | null) => name.trim().toLowerCase() === other?.trim().toLowerCase();

const HAS_NUMBER = 'This account has the account number in the file.';

/** The account to take for a section, or why the one that seems likely is not taken. */
export function suggestionFor(
  section: AccountSection,
  accounts: readonly Fitting[],
  { identity, ...clues }: Omit<Clues, 'strangers'> & { readonly identity: Identity },
): { suggested: Suggestion | null; doubt: string | null } {
  const suggested = suggestedAccount(section, accounts, { ...clues, strangers: strangersAmong(accounts, identity) });
  if (suggested !== null) return { suggested, doubt: null };
  const likely = suggestedAccount(section, accounts, { ...clues, strangers: new Set() });
  return { suggested, doubt: likely === null ? null : identityDoubt(likely.name) };
}

type Identity = {
  /** What the file says of whose account it is, by kind (`holder:…`), as it is kept. */
  readonly identity: readonly string[];
  /** The same of files that went into each account. */
  readonly identities: ReadonlyMap<string, readonly string[]>;
  readonly holder: { readonly name: string | null; readonly workspace: string };
};

/**
 * Accounts that a file is not likely for, because it has another number, name or holder than the files that went into
 * them. Of an account whose files named no holder, its own name and that of the workspace tell.
 */
export function strangersAmong(
  accounts: readonly Pick<Fitting, 'id' | 'name'>[],
  { identity, identities, holder }: Identity,
): Set<string> {
  const kindOf = (shape: string) => shape.slice(0, shape.indexOf(':'));
  const isStranger = ({ id, name }: Pick<Fitting, 'id' | 'name'>) => {
    const known = identities.get(id) ?? [];
    const differs = identity.some((shape) => {
      const sameKind = known.filter((other) => kindOf(other) === kindOf(shape));
      return sameKind.length > 0 && !sameKind.includes(shape);
    });
    if (differs || holder.name === null) return differs;
    const isHolderKnown = known.some((shape) => kindOf(shape) === 'holder');
    return !isHolderKnown && !sharesName(holder.name, `${holder.workspace} ${name}`);
  };
  return new Set(accounts.filter(isStranger).map(({ id }) => id));
}

/**
 * Whether what the bank says at the end of a file is further from what the books would then say than the file itself moves
 * the balance: then it is hardly the same account.
 */
export function contradicts(bank: BankBalance, books: BooksBalance, ownSum: bigint): boolean {
  const size = (minor: bigint) => (minor < 0n ? -minor : minor);
  const said = bank.isSignSure ? [bank.minor] : [bank.minor, -bank.minor];
  const possible = [books.minor, ...books.others.map((other) => books.minor - other)];
  return said.every((one) => possible.every((other) => size(one - other) > size(ownSum)));
}

/** These keep mobile money, where banks keep accounts. */
const WALLETS: ReadonlySet<string> = new Set(['M-Pesa', 'OPay', 'PalmPay', 'Kuda', 'Moniepoint']);

type OfBank = { readonly bankName: string; readonly accountType: AccountType };

/** Whether an account may be that of a file by its bank: one of another bank is not, whatever else fits. */
export function isOfBank({ bank }: Pick<Issuer, 'bank'>, { bankName, accountType }: OfBank): boolean {
  const [own, other] = [bank === null ? null : knownBank(bank), knownBank(bankName)];
  if (own === null || own === other) return true;
  return other === null && (accountType !== 'mobile-money' || WALLETS.has(own));
}

/** Whether some account of the workspace may be that of the section, so that a new one is not simply made. */
export function mayBeKnown(
  section: AccountSection,
  accounts: readonly Fitting[],
  numbers: ReadonlyMap<string, NumberMatch>,
): boolean {
  return accounts.some(
    ({ id, isActive, currency, accountType }) =>
      isActive &&
      (currency === section.currency || !section.isCurrencyNamed) &&
      numbers.get(id) !== 'other' &&
      typesFor(section).includes(accountType),
  );
}

/** Why a section cannot go into an account; null where it can. `owner` is the account whose number is on the file. */
export function problemOf(
  section: AccountSection,
  account: Fitting | null,
  { numbers, owner }: Pick<Clues, 'numbers'> & { owner: Fitting | null },
  isNumberIgnored: boolean,
): SectionProblem | null {
  if (!isCurrency(section.currency))
    return {
      code: 'NO_SUCH_CURRENCY',
      sentence: `Accounts cannot be in ${section.currency}, the currency of this file. Leave this part out.`,
    };
  if (account === null) return null;
  const { currency: fileCurrency } = section;
  const { name: chosenAccount, currency: accountCurrency } = account;
  if (accountCurrency !== fileCurrency)
    return {
      code: 'OTHER_CURRENCY',
      sentence: `The file is in ${fileCurrency}, but ${chosenAccount} is in ${accountCurrency}. Choose or add an account in ${fileCurrency}.`,
    };
  if (isAfterClosing(section, account)) return { code: 'ACCOUNT_CLOSED', sentence: closedSentence(account) };
  if (isNumberIgnored) return null;
  if (owner !== null && owner.id !== account.id) {
    const { name: otherAccount } = owner;
    return {
      code: 'OTHER_NUMBER',
      sentence: `The number in the file belongs to ${otherAccount}, not ${chosenAccount}.`,
    };
  }
  return numbers.get(account.id) === 'other' ? { code: 'OTHER_NUMBER', sentence: otherNumber(section, account) } : null;
}

/** Whether a closed account would get transactions that it does not take. */
function isAfterClosing({ rows }: AccountSection, { isActive, closedOn }: Fitting): boolean {
  return !isActive && (closedOn === null || rows.some(({ day }) => day !== null && day > closedOn));
}

function closedSentence({ name, closedOn }: Fitting): string {
  const since = closedOn === null ? 'is closed' : `was closed on ${dayInWords(closedOn)}`;
  return `${name} ${since}. Reopen it to import this file, or choose another account.`;
}

function otherNumber(section: AccountSection, { name, lastDigits }: Fitting): string {
  const onFile = section.account ?? '';
  const end = lastDigits ?? '';
  return digitsOf(onFile).endsWith(end)
    ? `The file is not for ${name}: both numbers end in ${end}, but differ before that.`
    : `The file is for account ${shownNumber(onFile)}, but the number of ${name} ends in ${end}.`;
}

/** The only account with the whole number on the file, in a currency that the file can be in. */
export function ownerOf(
  { currency, isCurrencyNamed }: AccountSection,
  accounts: readonly Fitting[],
  numbers: Clues['numbers'],
): Fitting | null {
  const own = accounts.filter(({ id }) => numbers.get(id) === 'same');
  return only(own.filter((account) => !isCurrencyNamed || account.currency === currency));
}

function typesFor({ type }: AccountSection): readonly AccountType[] {
  return type === null ? ANY_BANK : TYPES[type];
}

function answer({ id, name }: Fitting, because: string): Suggestion {
  return { id, name, because, isProven: false };
}

function only<Item>(items: readonly Item[]): Item | null {
  const [item] = items;
  return item === undefined || items.length > 1 ? null : item;
}
