import { readXml } from '#platform/xml-reader.server.ts';
import { bookExport, type RawAccount, type RawTransaction } from './gnucash-book.ts';
import type { ProgramExport } from './model.ts';

const DEEPEST = 60;
const PIECE = 64 * 1024;

/** Whether a text is a book of GnuCash. */
export const isGnucashXml = (text: string) => /<gnc-v2[\s>]/.test(text.slice(0, 4000));

/** Reads the XML of a GnuCash book; null where it is damaged. */
export function readGnucashXml(text: string): ProgramExport | 'too-many-rows' | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return null;
  try {
    return bookIn(text);
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}

class TooDeep extends Error {}

function bookIn(text: string): ProgramExport | 'too-many-rows' | null {
  const accounts: RawAccount[] = [];
  const transactions: RawTransaction[] = [];
  const path: string[] = [];
  let words = '';
  let [account, transaction, split]: [Fields | null, Open | null, Fields | null] = [null, null, null];
  // Scheduled transactions are written in accounts and transactions of their own, which are none.
  const isTemplate = () => path.includes('template-transactions');
  readXml(pieces(text), {
    open: (name, attributes) => {
      path.push(name);
      if (path.length > DEEPEST) throw new TooDeep();
      words = '';
      if (isTemplate()) return;
      if (name === 'account' && attributes['version'] !== undefined) account = {};
      if (name === 'transaction' && attributes['version'] !== undefined) transaction = { fields: {}, splits: [] };
      if (name === 'split' && path.at(-2) === 'splits') split = {};
    },
    text: (data) => {
      if (words.length < 4000) words += data;
    },
    close: (name) => {
      const parents = path.slice(-3, -1);
      path.pop();
      const value = words.trim();
      words = '';
      if (split !== null) {
        if (name === 'split' && path.at(-1) === 'splits') {
          transaction?.splits.push(split);
          split = null;
        } else if (parents.at(-1) === 'split') split[name] = value;
      } else if (transaction !== null) {
        if (name === 'transaction') {
          transactions.push(rawTransaction(transaction));
          transaction = null;
        } else if (parents.at(-1) === 'transaction') transaction.fields[name] ??= value;
        else if (name === 'date' && parents.at(-1) === 'date-posted') transaction.fields['day'] = value;
        else if (parents.at(-1) === 'currency') transaction.fields[`currency-${name}`] = value;
        else if (parents.at(-1) === 'slot') keepSlot(transaction.fields, name, value);
      } else if (account !== null) {
        if (name === 'account') {
          accounts.push(rawAccount(account));
          account = null;
        } else if (parents.at(-1) === 'account') account[name] ??= value;
        else if (parents.at(-1) === 'commodity') account[`commodity-${name}`] ??= value;
      }
    },
  });
  return path.length > 0 ? null : bookExport(accounts, transactions);
}

type Fields = Record<string, string>;
type Open = { readonly fields: Fields; readonly splits: Fields[] };

/** Notes of a transaction are kept in a slot: a key, then its value. */
function keepSlot(fields: Fields, name: string, value: string): void {
  if (name === 'key') fields['slot'] = value;
  else if (name === 'value' && fields['slot'] === 'notes') fields['notes'] = value;
}

function rawAccount(fields: Fields): RawAccount {
  return {
    id: fields['id'] ?? '',
    name: fields['name'] ?? '',
    type: fields['type'] ?? '',
    parent: fields['parent'] ?? null,
    space: fields['commodity-space'] ?? '',
    commodity: fields['commodity-id'] ?? '',
  };
}

function rawTransaction({ fields, splits }: Open): RawTransaction {
  return {
    id: fields['id'] ?? '',
    day: (fields['day'] ?? '').slice(0, 10),
    description: fields['description'] ?? '',
    notes: fields['notes'] ?? '',
    splits: splits.map((split) => ({
      account: split['account'] ?? '',
      value: split['value'] ?? '',
      quantity: split['quantity'] ?? '',
      memo: split['memo'] ?? '',
    })),
  };
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}
