import { LIMITS, figureOf, linesOf, type Figure, type WrittenDay } from '#modules/money/csv-detection/rules.ts';
import type { AccountSection } from './model.ts';
import { isBareQif } from './qif-bare.ts';
import { qifDay } from './qif-fields.ts';

type Split = { label: string; memo: string | null; figure: Figure | null };
export type Entry = {
  line: number;
  text: string;
  day: WrittenDay | null;
  figure: Figure | null;
  fields: Map<string, string>;
  splits: Split[];
  isSecurity: boolean;
  isWhole: boolean;
};
export type Account = { name: string | null; type: AccountSection['type']; entries: Entry[] };

const TYPES: Record<string, AccountSection['type']> = {
  bank: 'bank',
  cash: 'cash',
  ccard: 'card',
  'oth a': 'bank',
  'oth l': 'loan',
  invst: 'investment',
  port: 'investment',
  '401(k)/403(b)': 'investment',
};

/** The account of that name, added where the file has not named it before. */
function accountNamed(accounts: Account[], name: string, type: Account['type']): Account {
  const known = accounts.find((other) => other.name === name);
  const account = known ?? { name, type, entries: [] };
  if (known === undefined) accounts.push(account);
  return account;
}

/** The accounts of a file in its order, each with its entries as their fields stand. */
export function accountsOf(text: string): Account[] {
  const accounts: Account[] = [];
  let account: Account = { name: null, type: null, entries: [] };
  accounts.push(account);
  let section = isBareQif(text) ? 'bank' : '';
  let count = 0;
  let record: { line: number; lines: string[] } | null = null;
  const close = (isWhole: boolean): void => {
    const ended = record;
    record = null;
    if (ended === null) return;
    if (section === 'account') {
      const field = (code: string): string | null =>
        ended.lines
          .find((line) => line.startsWith(code))
          ?.slice(1)
          .trim() ?? null;
      const name = field('N');
      if (name === null) return;
      account = accountNamed(accounts, name, TYPES[(field('T') ?? '').toLowerCase()] ?? null);
    } else if (Object.hasOwn(TYPES, section)) {
      account.entries.push(entryOf(ended.line, ended.lines, section === 'invst', isWhole));
      count += 1;
    }
  };
  for (const { number, line: raw } of linesOf(text)) {
    if (count > LIMITS.rows) break;
    const line = raw.trimEnd();
    if (line.startsWith('!')) {
      close(false);
      const type = /^!type:(.*)$/i.exec(line)?.[1]?.trim().toLowerCase();
      section = type ?? (/^!account/i.test(line) ? 'account' : section);
      if (type !== undefined && Object.hasOwn(TYPES, type)) {
        const kind = TYPES[type] ?? null;
        // Entries of another kind are of another account, which has no name but that of its kind.
        if (account.entries.length > 0 && account.type !== null && account.type !== kind)
          account = accountNamed(accounts, line.slice('!Type:'.length).trim(), kind);
        account.type ??= kind;
      }
    } else if (line.startsWith('^')) close(true);
    else if (section !== '' && line !== '') {
      record ??= { line: number, lines: [] };
      if (record.lines.length < 500) record.lines.push(line);
    }
  }
  close(false);
  return accounts;
}

function entryOf(line: number, lines: readonly string[], isSecurity: boolean, isWhole: boolean): Entry {
  const fields = new Map<string, string>();
  const splits: Split[] = [];
  for (const each of lines) {
    const code = each.charAt(0);
    const value = each.slice(1).trim();
    const split = splits.at(-1);
    if (code === 'S' && !isSecurity) splits.push({ label: value, memo: null, figure: null });
    else if (code === 'E' && split !== undefined) split.memo = value;
    else if (code === '$' && split !== undefined) split.figure = figureOf(value);
    else if (!fields.has(code)) fields.set(code, value);
    else if (code === 'A' || code === 'M') fields.set(code, `${fields.get(code) ?? ''}\n${value}`);
  }
  const amount = fields.get('T') ?? fields.get('U');
  return {
    line,
    text: lines.join(' '),
    day: qifDay(fields.get('D') ?? ''),
    figure: amount === undefined ? null : figureOf(amount),
    fields,
    splits,
    isSecurity,
    isWhole,
  };
}
