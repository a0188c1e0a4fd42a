import type { AccountType } from '#modules/money/accounts/kinds.parts.ts';

/** An own account, as far as words can tell of it. */
export type OwnAccount = {
  readonly id: string;
  readonly name: string;
  readonly accountType: AccountType;
  readonly lastDigits: string | null;
};

// What banks of the three countries write of money that stays with its owner, and what they write of payments to others too.
const OWN_TRANSFER = String.raw`transfers?|trf|tfr|trsf|xfer|ift|own account|sweep|savings? pocket|send to self`;
const ANY_TRANSFER = String.raw`eft (?:to|from)|(?:int(?:ernet)?|ib|app|online|inter-?account) (?:payment to|pmt to)|forex|fx|foreign exchange|currency conversion|top-?up|nip\/`;
const asWords = (words: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'iu');
const OWN = asWords(OWN_TRANSFER);
const TRANSFER = asWords(`${OWN_TRANSFER}|${ANY_TRANSFER}`);
const CARD_PAYMENT =
  /(?:payment(?: received)?[\s,–-]*thank ?you|thank ?you for (?:your|the) payment|payment received|card (?:payment|repayment|settlement)|(?:credit ?card|cc) (?:pmt|payment))/iu;
const MOBILE_MONEY =
  /(?:m-?pesa|pay ?bill|withdraw(?:al)? to bank|bank to wallet|wallet to bank|b2c|c2b|airtel money|opay|palmpay|e-?wallet|send ?money)/iu;

/** Whether words say by themselves that money went between own accounts, or was changed into another currency. */
export function saysTransfer(text: string): boolean {
  return TRANSFER.test(text);
}

/** Whether words say so that banks hardly write of payments to other people. */
export function saysOwnTransfer(text: string): boolean {
  return OWN.test(text);
}

/** Words of a payment that a card received, on its own statement or on that of the account it came from. */
export function saysCardPayment(text: string): boolean {
  return CARD_PAYMENT.test(text);
}

export function saysMobileMoney(text: string): boolean {
  return MOBILE_MONEY.test(text);
}

/** A name of fewer letters is in too many words. */
const SHORTEST_NAME = 4;
const LAST_DIGITS = 4;

/** Words that name one of these accounts, by its name or the end of its number; null where none can be named. */
export function namesOf(accounts: readonly OwnAccount[]): RegExp | null {
  const names = accounts.flatMap(({ name }) =>
    name.length < SHORTEST_NAME ? [] : [`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`],
  );
  const numbers = accounts.flatMap(({ lastDigits }) =>
    lastDigits === null || lastDigits.length < LAST_DIGITS ? [] : [`${lastDigits}(?!\\d)`],
  );
  const all = [...names, ...numbers];
  return all.length === 0 ? null : new RegExp(all.join('|'), 'iu');
}

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
