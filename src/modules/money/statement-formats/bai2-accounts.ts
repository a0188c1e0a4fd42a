import type { UnreadLine } from '#modules/money/csv-detection/model.ts';
import { unread } from '#modules/money/csv-detection/rules.ts';
import { Bai2Fields, type Bai2Record, fieldsOf } from './bai2-records.ts';

/** What a record 02 says of the accounts behind it. */
export type Bai2Group = {
  readonly status: string;
  readonly day: string;
  readonly currency: string;
  /** Not the last report of its day. */
  readonly isInterim: boolean;
};
export type Bai2Summary = { readonly type: string; readonly amount: string };
export type Bai2Account = {
  readonly group: Bai2Group;
  readonly head: Bai2Record;
  readonly number: string;
  readonly currency: string;
  readonly summaries: readonly Bai2Summary[];
  readonly entries: Bai2Record[];
  readonly failed: UnreadLine[];
};

/** What was counted since a file, group or account began. `least`: without continuations and last records. */
type Count = { records: number; least: number; parts: number; total: bigint | null };
const nothing = (): Count => ({ records: 0, least: 0, parts: 0, total: 0n });
type Level = 'account' | 'group' | 'file';

const NO_GROUP: Bai2Group = { status: '', day: '', currency: '', isInterim: false };

/** An amount as it stands in the file, for control totals. */
const rawAmount = (text: string): bigint | null =>
  /^[-+]?\d{1,30}(?:\.\d{1,6})?$/.test(text) ? BigInt(text.replace(/^\+|\./g, '')) : text === '' ? 0n : null;

/** Accounts with their transactions. What is damaged, missing or does not add up is with the account before it. */
export function bai2Accounts(records: readonly Bai2Record[]): Bai2Account[] {
  const accounts: Bai2Account[] = [];
  const faults: { owner: number; fault: UnreadLine }[] = [];
  const counts: Record<Level, Count> = { account: nothing(), group: nothing(), file: nothing() };
  let group = NO_GROUP;
  let open: Bai2Account | null = null;
  const fault = ({ line, said }: Bai2Record, reason: UnreadLine['reason']): void => {
    faults.push({ owner: Math.max(0, accounts.length - 1), fault: unread(line, reason, said) });
  };
  const close = (): void => {
    if (open !== null) fault(open.head, 'no-end');
    open = null;
  };
  const ended = (record: Bai2Record, level: Level, outer: Level | null): void => {
    const count = counts[level];
    const [total = '', ...stated] = fieldsOf(record);
    const parts = level === 'account' ? '' : (stated[0] ?? '');
    const size = stated[level === 'account' ? 0 : 1] ?? '';
    const sum = rawAmount(total);
    if (total !== '' && count.total !== null && sum !== count.total) fault(record, 'bad-total');
    const isCounted = (text: string, least: number, most: number): boolean =>
      text === '' || (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most);
    if (!isCounted(parts, count.parts, count.parts) || !isCounted(size, count.least, count.records))
      fault(record, 'bad-count');
    if (outer !== null) {
      counts[outer].parts += 1;
      const before = counts[outer].total;
      counts[outer].total = before === null || sum === null || total === '' ? null : before + sum;
    }
    counts[level] = nothing();
  };
  for (const record of records) {
    const { code, size } = record;
    if (code === '01') counts.file = nothing();
    if (code === '02') counts.group = nothing();
    if (code === '03') counts.account = nothing();
    const isEnd = /^(?:49|98|99)$/.test(code);
    for (const count of Object.values(counts)) {
      count.records += size;
      count.least += isEnd ? 0 : 1;
    }
    if (/^(?:01|02|03|98|99)$/.test(code)) close();
    if (code === '02') group = groupOf(record);
    else if (code === '03') {
      open = accountOf(record, group);
      accounts.push(open);
      for (const { amount } of open.summaries) add(counts.account, amount);
    } else if (code === '16' || code === '49') {
      const account: Bai2Account | null = open;
      if (account === null) fault(record, 'no-head');
      else if (code === '16') {
        account.entries.push(record);
        add(counts.account, fieldsOf(record)[1] ?? '');
      } else ended(record, 'account', 'group');
      if (code === '49') open = null;
    } else if (code === '98') ended(record, 'group', 'file');
    else if (code === '99') ended(record, 'file', null);
    else if (code !== '01') fault(record, 'bad-record');
  }
  const last = records.at(-1);
  if (last !== undefined && last.code !== '99') {
    const cut = open?.entries.at(-1);
    if (cut === last) {
      open?.entries.pop();
      fault(last, 'cut-off');
    }
    if (open === null) fault(last, 'no-end');
    close();
  }
  for (const { owner, fault: one } of faults) accounts[owner]?.failed.push(one);
  return accounts;
}

function add(count: Count, amount: string): void {
  const value = rawAmount(amount);
  count.total = count.total === null || value === null ? null : count.total + value;
}

function groupOf(record: Bai2Record): Bai2Group {
  const [, , status = '', day = '', , currency = '', modifier = ''] = fieldsOf(record);
  return { status, day, currency, isInterim: modifier === '1' || modifier === '3' };
}

function accountOf(head: Bai2Record, group: Bai2Group): Bai2Account {
  const fields = new Bai2Fields(head.body);
  const [number, currency] = [fields.next(), fields.next()];
  const summaries: Bai2Summary[] = [];
  const failed: UnreadLine[] = [];
  while (!fields.isEmpty) {
    const [type, amount] = [fields.next(), fields.next()];
    fields.next();
    if (type !== '' || amount !== '') summaries.push({ type, amount });
    if (fields.nextFunds() !== null) continue;
    failed.push(unread(head.line, 'bad-record', head.said));
    break;
  }
  return { group, head, number, currency, summaries, entries: [], failed };
}
