import type { UnreadLine } from '#modules/money/csv-detection/model.ts';
import { LIMITS, linesOf, unread } from '#modules/money/csv-detection/rules.ts';

/** A record of a format that tells its fields by their places. `text`: filled up with spaces. */
export type FixedRecord = { readonly line: number; readonly text: string };
export type FixedEntry = { readonly entry: FixedRecord; readonly details: FixedRecord[] };

/** The records of one account, from the one that opens it to the one that closes it. */
export type FixedStatement = {
  readonly head: FixedRecord;
  readonly entries: FixedEntry[];
  end: FixedRecord | null;
  readonly failed: UnreadLine[];
};

export type RecordKind = 'head' | 'entry' | 'detail' | 'end' | 'file-head' | 'file-end';

export type RecordShape = {
  readonly width: number;
  /** By the two digits that each record begins with. */
  readonly kinds: Readonly<Record<string, RecordKind>>;
  /** The account that a record names; null where records of its kind name none. */
  readonly accountOf: (text: string, kind: RecordKind) => string | null;
  /** How many records the last one of a file counts before it; null where that is empty. */
  readonly countIn?: (text: string) => number | null;
};

/** Records as they stand in the file: each on a line of its own, whose last spaces may be cut, or all in a row. */
function* recordsIn(text: string, width: number): Generator<FixedRecord> {
  const bare = text.trim();
  if (bare.length > width && !bare.includes('\n')) {
    for (let at = 0; at < bare.length; at += width)
      yield { line: at / width + 1, text: bare.slice(at, at + width).padEnd(width) };
    return;
  }
  // DOS ends a file with a control character.
  for (const { number, line } of linesOf(text)) {
    const record = line.replace(/[\s\u001a]+$/, '');
    if (record !== '') yield { line: number, text: record.padEnd(width) };
  }
}

type Fault = { readonly owner: number; readonly reason: UnreadLine['reason']; readonly lines: FixedEntry };
type Walk = {
  readonly statements: FixedStatement[];
  readonly faults: Fault[];
  /** The account that is open, and what a record of details belongs to. */
  open: FixedStatement | null;
  last: FixedEntry | null;
  /** Since the file began, or the one before it in the same text. */
  records: number;
};

/**
 * Records by account. One that is damaged, or belongs to no account that was opened, ends in the `failed` lines of the
 * account before it. No account where none is opened.
 */
export function fixedStatements(text: string, shape: RecordShape): FixedStatement[] | 'too-many' {
  const walk: Walk = { statements: [], faults: [], open: null, last: null, records: 0 };
  let count = 0;
  for (const record of recordsIn(text, shape.width)) {
    const kind = record.text.length > shape.width ? undefined : shape.kinds[record.text.slice(0, 2)];
    take(walk, record, kind, shape);
    if (kind === 'entry') count += 1;
    if (Math.max(count, walk.statements.length, walk.faults.length) > LIMITS.rows) return 'too-many';
  }
  close(walk);
  for (const { owner, reason, lines } of walk.faults) {
    const { entry, details } = lines;
    const said = [entry, ...details].map((record) => record.text).join(' ');
    walk.statements[owner]?.failed.push(unread(entry.line, reason, said));
  }
  return walk.statements;
}

function take(walk: Walk, record: FixedRecord, kind: RecordKind | undefined, shape: RecordShape): void {
  if (kind === 'file-end') {
    close(walk);
    const stated = shape.countIn?.(record.text) ?? null;
    // Some banks count this record too, or the one that begins the file.
    if (stated !== null && (stated < walk.records || stated > walk.records + 2)) fault(walk, record, 'bad-count');
    walk.records = 0;
    return;
  }
  if (kind === 'file-head') return;
  walk.records += 1;
  if (kind === 'head') {
    close(walk);
    walk.open = { head: record, entries: [], end: null, failed: [] };
    walk.statements.push(walk.open);
  } else if (kind === undefined) fault(walk, record, 'bad-record');
  else if (kind === 'detail' && walk.last !== null) walk.last.details.push(record);
  else if (walk.open === null || !isOf(walk.open, record, kind, shape)) fault(walk, record, 'no-head');
  else if (kind === 'entry') {
    walk.last = { entry: record, details: [] };
    walk.open.entries.push(walk.last);
  } else if (kind === 'detail') fault(walk, record, 'bad-record');
  else {
    walk.open.end = record;
    walk.open = null;
    walk.last = null;
  }
}

function isOf({ head }: FixedStatement, { text }: FixedRecord, kind: RecordKind, { accountOf }: RecordShape): boolean {
  const named = accountOf(text, kind);
  return named === null || named === accountOf(head.text, 'head');
}

/** Details behind it are of the same damage. */
function fault(walk: Walk, record: FixedRecord, reason: UnreadLine['reason']): void {
  walk.last = { entry: record, details: [] };
  walk.faults.push({ owner: Math.max(0, walk.statements.length - 1), reason, lines: walk.last });
}

function close(walk: Walk): void {
  if (walk.open !== null) fault(walk, walk.open.head, 'no-end');
  walk.open = null;
  walk.last = null;
}
