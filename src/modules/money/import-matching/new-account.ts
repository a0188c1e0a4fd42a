import type { Money } from '#kernel/money.ts';
import { ACCOUNT_TYPE_LABELS, type AccountType } from '#modules/money/accounts/kinds.parts.ts';
import { digitsOf, lastDigitsOf } from '#modules/money/accounts/rules.ts';
import type { AccountSection } from '#modules/money/statement-formats/model.ts';
import { newestBalance, sumOf } from './closing.ts';
import type { Issuer } from './issuer.ts';
import { freeName } from './rules.ts';
import { TYPES } from './sections.ts';
import type { AccountWish } from './model.ts';

/**
 * What an account for this section would begin with.
 * @param taken names that other accounts have
 */
export function newAccountFor(section: AccountSection, { bank, kind }: Issuer, taken: readonly string[]): AccountWish {
  if (section.isAccountName === true) return namedAccount(section, taken);
  const isMobile = bank === 'M-Pesa';
  const types = TYPES[section.type ?? 'bank'];
  // What the section itself says is of this account; the words above may be of the whole file.
  const said = kind !== null && (section.type === null || types.includes(kind.type)) ? kind : null;
  const accountType: AccountType = isMobile ? 'mobile-money' : (said?.type ?? types[0] ?? 'cheque');
  const number =
    section.account !== null && digitsOf(section.account).length >= 4 ? section.account.slice(0, 42) : null;
  const label = isMobile ? '' : (said?.label ?? LABELS[accountType]);
  const written = number === null ? (section.account?.slice(0, 60) ?? '') : lastDigitsOf(number);
  // Without a bank its number or name is all that tells it apart.
  const parts = bank === null ? [label, written] : [bank, label];
  return {
    name: freeName(parts, [written, section.currency], taken),
    bankName: bank ?? '',
    accountType,
    accountNumber: number === null || /^[\p{L}\d +./()-]*$/u.test(number) ? number : digitsOf(number),
    currency: section.currency,
    openingBalance: openingOf(section),
  };
}

/** A name for an account that has none. */
const LABELS: Readonly<Record<AccountType, string>> = { ...ACCOUNT_TYPE_LABELS, cheque: 'Account', other: 'Account' };

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

/** Words in the names that people give their accounts. */
const BY_NAME: readonly (readonly [RegExp, AccountType])[] = [
  [/\b(?:m-?pesa|momo|airtel money|mobile money|opay|palmpay)\b/i, 'mobile-money'],
  [/\b(?:credit card|visa|mastercard|amex|kredietkaart)\b/i, 'credit-card'],
  [/\b(?:home ?loan|loan|mortgage|bond|lening|student debt)\b/i, 'loan'],
  [/\b(?:savings?|emergency fund|spaar|money market|notice|fixed deposit)\b/i, 'savings'],
  [/\b(?:invest\w*|shares|stocks|brokerage|tfsa|unit trusts?|retirement)\b/i, 'investment'],
  [/\b(?:cash|purse|kontant)\b/i, 'cash'],
];

/** An account under the name that the person gave it in another program. */
function namedAccount(section: AccountSection, taken: readonly string[]): AccountWish {
  const name = (section.account ?? '').replace(/\s+/g, ' ').trim().slice(0, 60) || LABELS.cheque;
  const types = section.type === null ? [] : TYPES[section.type];
  const said = BY_NAME.find(([words, type]) => words.test(name) && (types.length === 0 || types.includes(type)))?.[1];
  return {
    name: freeName([name], [section.currency], taken),
    bankName: '',
    accountType: said ?? types[0] ?? 'cheque',
    accountNumber: null,
    currency: section.currency,
    openingBalance: openingOf(section),
  };
}
