import { isCurrency, type Money } from '#kernel/money.ts';
import type { AccountType } from '#modules/accounts/kinds.parts.ts';
import { digitsOf, lastDigitsOf, type NumberMatch, shownNumber } from '#modules/accounts/rules.ts';
import type { AccountSection } from '#modules/statements/model.ts';
import { newestBalance, sumOf } from './closing.ts';
import type { SectionPreview } from './model.ts';

/** An account as far as finding the right one goes. */
export type Fitting = {
  readonly id: string;
  readonly name: string;
  readonly accountType: AccountType;
  readonly currency: string;
  readonly lastDigits: string | null;
  readonly isActive: boolean;
};

/** What is known of a section's account before a person says anything. */
export type Clues = {
  /** How the number on the file stands to those that accounts keep. */
  readonly numbers: ReadonlyMap<string, NumberMatch>;
  /** Accounts that files of this making went into before. */
  readonly remembered: readonly string[];
};

const TYPES: Readonly<Record<NonNullable<AccountSection['type']>, readonly AccountType[]>> = {
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

/**
 * The account a section is for, where something in the file speaks for it: its number, what was chosen for files like
 * it before, or its currency where only one account of that kind is kept in it. Two that fit equally well are no
 * answer, and a file that names nothing has none: then a person chooses.
 */
export function suggestedAccount(
  section: AccountSection,
  accounts: readonly Fitting[],
  { numbers, remembered }: Clues,
): { id: string; name: string; because: string } | null {
  const isTaken = ({ currency }: Fitting) => currency === section.currency || !section.isCurrencyNamed;
  const open = accounts.filter((account) => account.isActive && isTaken(account));
  const matching = (match: NumberMatch) => only(open.filter(({ id }) => numbers.get(id) === match));
  const numbered = matching('same');
  if (numbered !== null) return answer(numbered, 'Its number is the one on the file.');
  const ending = matching('same-end');
  if (ending !== null) return answer(ending, 'Its number ends like the one on the file.');
  const free = open.filter(({ id }) => numbers.get(id) !== 'other');
  const known = only(free.filter(({ id }) => remembered.includes(id)));
  if (known !== null) return answer(known, 'Files like this one went into it before.');
  if (!section.isCurrencyNamed) return null;
  const fitting = only(free.filter(({ accountType }) => typesFor(section).includes(accountType)));
  return fitting === null
    ? null
    : answer(fitting, `The file is in ${section.currency}, and it is the only account in it that fits.`);
}

/** Why a section cannot go into an account; null where it can. `owner` is the account whose number is on the file. */
export function problemOf(
  section: AccountSection,
  account: Fitting | null,
  { numbers, owner }: Pick<Clues, 'numbers'> & { owner: Fitting | null },
  isNumberIgnored: boolean,
): SectionPreview['problem'] {
  if (!isCurrency(section.currency))
    return {
      code: 'NO_SUCH_CURRENCY',
      sentence: `The file is in ${section.currency}, a currency in which no account can be kept. Leave this part out.`,
    };
  if (account === null) return null;
  if (account.currency !== section.currency)
    return {
      code: 'OTHER_CURRENCY',
      sentence: `The file is in ${section.currency} and ${account.name} is kept in ${account.currency}. Choose or add an account in ${section.currency}.`,
    };
  if (isNumberIgnored) return null;
  if (owner !== null && owner.id !== account.id)
    return {
      code: 'OTHER_NUMBER',
      sentence: `The number on the file is that of ${owner.name}, not of ${account.name}.`,
    };
  return numbers.get(account.id) === 'other' ? { code: 'OTHER_NUMBER', sentence: otherNumber(section, account) } : null;
}

function otherNumber(section: AccountSection, { name, lastDigits }: Fitting): string {
  const onFile = section.account ?? '';
  const end = lastDigits ?? '';
  return digitsOf(onFile).endsWith(end)
    ? `The file is for another account than ${name}: both numbers end in ${end}, and differ before that.`
    : `The file is for account ${shownNumber(onFile)}, and the number of ${name} ends in ${end}.`;
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

/** What an account for this section would begin with. */
export function newAccountFor(
  section: AccountSection,
  heading: readonly string[] | null,
): SectionPreview['newAccount'] {
  const isMobile = heading?.some((cell) => /^receipt no/i.test(cell.trim())) === true;
  const accountType: AccountType = isMobile ? 'mobile-money' : (TYPES[section.type ?? 'bank'][0] ?? 'cheque');
  const number =
    section.account !== null && digitsOf(section.account).length >= 4 ? section.account.slice(0, 42) : null;
  const label = isMobile ? 'M-Pesa' : LABELS[accountType];
  const written = number === null ? section.account?.slice(0, 60) : lastDigitsOf(number);
  return {
    name: [label, written].filter((part) => part !== undefined && part !== '').join(' '),
    accountType,
    accountNumber: number === null || /^[\p{L}\d +./()-]*$/u.test(number) ? number : digitsOf(number),
    currency: section.currency,
    openingBalance: openingOf(section),
  };
}

const LABELS: Readonly<Record<AccountType, string>> = {
  cheque: 'Account',
  savings: 'Savings',
  'credit-card': 'Credit card',
  loan: 'Loan',
  cash: 'Cash',
  'mobile-money': 'Mobile money',
  investment: 'Investment',
  other: 'Account',
};

/** What was there before the first row: as the file says, else what its balances leave, else nothing. */
function openingOf(section: AccountSection): Money {
  const { opening, closing, rows, currency } = section;
  const own = rows.find(({ part }) => part === 'opening');
  if (opening !== null) return opening.amount;
  if (own !== undefined) return own.amount;
  const booked = rows.filter(({ status }) => status === 'booked');
  const end = closing?.amount.minor ?? newestBalance(booked);
  return { minor: end === null ? 0n : end - sumOf(booked), currency };
}

function typesFor({ type }: AccountSection): readonly AccountType[] {
  return type === null ? ANY_BANK : TYPES[type];
}

function answer({ id, name }: Fitting, because: string) {
  return { id, name, because };
}

function only<Item>(items: readonly Item[]): Item | null {
  const [item] = items;
  return item === undefined || items.length > 1 ? null : item;
}
