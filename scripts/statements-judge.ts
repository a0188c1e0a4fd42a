import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { decimalOf, isCurrency } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import type { Question, Reading, StatementRow } from '#modules/money/statement-formats/model.ts';
import { dayAt } from '#kernel/calendar.ts';
import { openStatement, readStatementApart } from '#modules/money/statement-formats/service.server.ts';

const PointSchema = z.looseObject({
  date: z.string().nullable().optional(),
  amount: z.string().nullable().optional(),
  currency: z.string().optional(),
  id: z.string().optional(),
  balance: z.string().optional(),
  fee: z.string().optional(),
  pending: z.boolean().optional(),
});
const ExpectedSchema = z.looseObject({
  transactions: z.int(),
  accepted_transactions: z.int().optional(),
  rows_without_amount: z.int().optional(),
  pending_rows: z.int().optional(),
  discarded: z.int().optional(),
  first: PointSchema.optional(),
  last: PointSchema.optional(),
  total: z.string().nullable().optional(),
  currency: z.string().or(z.array(z.string())).nullable().optional(),
  account: z.string().optional(),
  accounts: z.array(z.string()).optional(),
  opening_balance: z.string().optional(),
  closing_balance: z.string().optional(),
  reconciles: z.boolean().optional(),
  sign_convention: z.string().optional(),
});
const EntrySchema = z.looseObject({
  file: z.string(),
  format: z.string(),
  kind: z.enum(['statement', 'reconstructed', 'edge', 'error', 'fragment']),
  sha256: z.string(),
  /** Of a PDF that has one. */
  password: z.string().optional(),
  expected: ExpectedSchema,
});
export const ManifestSchema = z.looseObject({ files: z.array(EntrySchema) });
export type ManifestEntry = z.infer<typeof EntrySchema>;

/** How a file was read against what its manifest says: `why` names each difference, `notes` what a person would see. */
export type Verdict = { file: string; format: string; right: boolean; why: string[]; notes: string[]; sha256: string };

/** Reads one file and compares. A question the file leaves open is answered with each of its candidates in turn. */
export async function judge(folder: string, entry: ManifestEntry): Promise<Verdict> {
  const bytes = readFileSync(join(folder, entry.file));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const stated = [entry.expected.currency].flat()[0] ?? 'ZAR';
  const currency = isCurrency(stated) ? stated : 'ZAR';
  const about = { file: entry.file, format: entry.format, sha256 };
  const opened = await openStatement(bytes, { currency, password: entry.password });
  if (opened !== null && 'kind' in opened) return { ...about, ...compared(entry, opened) };
  const read = (answers: Answers) =>
    readStatementApart(bytes, {
      currency,
      answers,
      today: dayAt(new Date(), 'UTC'),
      ...(opened === null ? {} : { opened }),
    });
  const reading = await read({});
  if (reading.kind !== 'questions') return { ...about, ...compared(entry, reading) };
  const asked = `asked: ${reading.questions.map(({ about: subject }) => subject).join(', ')}`;
  const tried: Compared[] = [];
  for (const answers of answersTo(reading.questions)) tried.push(compared(entry, await read(answers)));
  const best = tried.find(({ right }) => right) ?? tried[0];
  return {
    ...about,
    right: best?.right ?? false,
    why: best?.why ?? ['no answer leads to a reading'],
    notes: [asked, ...(best?.notes ?? [])],
  };
}

function answersTo(questions: readonly Question[]): Answers[] {
  let all: Answers[] = [{}];
  for (const { about, candidates } of questions)
    all = all.flatMap((answers) => candidates.map(({ answer }) => ({ ...answers, [about]: answer })));
  return all;
}

function whyUnread(reading: Exclude<Reading, { kind: 'read' | 'refused' }>): string {
  if (reading.kind === 'unmapped') return `not recognised: ${reading.missing.join('; ')}`;
  return reading.kind === 'locked' ? 'it has another password' : 'asked again';
}

type Compared = Pick<Verdict, 'right' | 'why' | 'notes'>;

function compared({ kind, expected }: ManifestEntry, reading: Reading): Compared {
  if (reading.kind === 'refused') {
    const isMeant = kind === 'error' || kind === 'edge' || (kind === 'fragment' && expected.transactions === 0);
    return {
      right: isMeant,
      why: isMeant ? [] : [`refused: ${reading.sentence}`],
      notes: isMeant ? [`refused: ${reading.sentence}`] : [],
    };
  }
  if (kind === 'error') return { right: false, why: ['an error file was not refused'], notes: [] };
  if (reading.kind !== 'read')
    return {
      right: false,
      why: [whyUnread(reading)],
      notes: [],
    };
  return comparedRows(expected, reading);
}

function comparedRows(
  expected: z.infer<typeof ExpectedSchema>,
  { accounts }: Extract<Reading, { kind: 'read' }>,
): Compared {
  const why: string[] = [];
  const notes: string[] = [];
  const differs = (what: string, wanted: unknown, got: unknown): void =>
    void why.push(`${what}: expected ${String(wanted)}, read ${String(got)}`);
  const all = accounts.flatMap(({ rows }) => rows).toSorted((a, b) => a.line - b.line);
  const entries = all.filter(({ part }) => part !== 'fee');
  const failed = accounts.flatMap((section) => section.failed);
  const aside = accounts
    .flatMap((section) => section.skipped)
    .filter(({ reason }) => reason === 'no-amount' || reason === 'security');

  const wanted = expected.accepted_transactions ?? expected.transactions;
  const isUncounted =
    [expected.first, expected.last].some((point) => point !== undefined && point.amount == null) && aside.length > 0;
  const without = expected.rows_without_amount ?? (isUncounted ? aside.length : 0);
  if (entries.length + without !== wanted) differs('transactions', wanted, entries.length);
  if (failed.length !== (expected.discarded ?? 0))
    differs(
      'failed lines',
      expected.discarded ?? 0,
      failed.map(({ line, sentence }) => `${line}: ${sentence}`).join(' | '),
    );
  if (expected.rows_without_amount !== undefined && aside.length < expected.rows_without_amount)
    differs('lines without amount', expected.rows_without_amount, aside.length);
  const pending = entries.filter(({ status }) => status === 'pending').length;
  if (expected.pending_rows !== undefined && pending !== expected.pending_rows)
    differs('pending rows', expected.pending_rows, pending);

  const isOwed = expected.sign_convention?.startsWith('liability') === true;
  if (isOwed) notes.push('the manifest counts what is owed; compared with the sign turned');
  const exact = (row: StatementRow): bigint => scaled(row.roundedFrom ?? decimalOf(row.amount)) * (isOwed ? -1n : 1n);
  if (entries.length > 0 && wanted > 0) {
    for (const [name, point, row] of [
      ['first', expected.first, entries[0]],
      ['last', expected.last, entries.at(-1)],
    ] as const) {
      if (point === undefined || row === undefined || point.amount == null) continue;
      if (typeof point.date === 'string' && point.date !== row.day && point.date !== row.valueDay)
        differs(`${name} date`, point.date, row.day);
      if (scaled(point.amount) !== exact(row))
        differs(`${name} amount`, point.amount, row.roundedFrom ?? decimalOf(row.amount));
      if (point.currency !== undefined && point.currency !== row.amount.currency)
        differs(`${name} currency`, point.currency, row.amount.currency);
      if (point.id !== undefined && point.id !== row.sourceId) differs(`${name} id`, point.id, row.sourceId);
      if (
        point.balance !== undefined &&
        (row.balance === null || scaled(point.balance) !== scaled(decimalOf(row.balance)))
      )
        differs(`${name} balance`, point.balance, row.balance === null ? null : decimalOf(row.balance));
      if (point.pending === true && row.status !== 'pending') differs(`${name} status`, 'pending', row.status);
      const fee = all.find(({ part, line }) => part === 'fee' && line === row.line);
      if (point.fee !== undefined && (fee === undefined || scaled(point.fee) !== exact(fee)))
        differs(`${name} fee`, point.fee, fee === undefined ? null : decimalOf(fee.amount));
    }
  }
  if (typeof expected.total === 'string' && expected.accepted_transactions !== 0) {
    const sum = (rows: readonly StatementRow[]): bigint => rows.reduce((total, row) => total + exact(row), 0n);
    if (scaled(expected.total) === sum(all)) void 0;
    else if (scaled(expected.total) === sum(entries))
      notes.push('the manifest leaves fees of their own column out of its total; they are read as rows of their own');
    else differs('total', expected.total, unscaled(sum(all)));
  }
  const rounded = all.filter(({ roundedFrom }) => roundedFrom !== null).length;
  if (rounded > 0) notes.push(`${rounded} amounts finer than the currency's minor unit, rounded and marked`);
  const currencies = new Set(
    accounts.flatMap(({ currency, rows }) => [currency, ...rows.map(({ amount }) => amount.currency)]),
  );
  for (const code of [expected.currency ?? []].flat())
    if (/^[A-Z]{3}$/.test(code) && !currencies.has(code)) differs('currency', code, [...currencies].join(' '));
  const names = new Set(accounts.map(({ account }) => account));
  for (const account of [...(expected.accounts ?? []), ...(expected.account === undefined ? [] : [expected.account])])
    if (!names.has(account)) differs('account', account, [...names].join(' '));
  const [section] = accounts;
  for (const [name, text, balance] of [
    ['opening balance', expected.opening_balance, section?.opening],
    ['closing balance', expected.closing_balance, section?.closing],
  ] as const)
    if (text !== undefined && (balance == null || scaled(text) !== scaled(decimalOf(balance.amount))))
      differs(name, text, balance == null ? null : decimalOf(balance.amount));
  if (
    expected.reconciles !== undefined &&
    accounts.length === 1 &&
    section !== undefined &&
    expected.reconciles !== (section.check.kind === 'matches')
  )
    differs('reconciles', expected.reconciles, section.check.kind);
  return { right: why.length === 0, why, notes };
}

const PLACES = 12;

/** A plain decimal as an integer of 10^-12, exactly. */
function scaled(text: string): bigint {
  const match = /^([+-]?)(\d+)(?:\.(\d{0,12}))?$/.exec(text);
  if (match === null) throw new RangeError(`"${text}" is no plain decimal`);
  const size = BigInt((match[2] ?? '') + (match[3] ?? '').padEnd(PLACES, '0'));
  return match[1] === '-' ? -size : size;
}

function unscaled(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '').padEnd(2, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -PLACES)}.${fraction}`;
}
