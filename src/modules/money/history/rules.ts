import type { ChangeKind, FieldName } from './model.ts';

/** Entries of one transaction that are shown; the oldest beyond them are not. */
export const MOST_ENTRIES = 200;

/**
 * The first word of the commands that can be undone: those that write nothing but what is recorded. A module whose tables
 * have the trigger `record_change` adds its own.
 */
export const UNDOABLE = [
  'transaction',
  'transactions',
  'transfer',
  'transfers',
  'transaction-link',
  'budget',
  'goal',
  'project',
  'cash-flow',
  'change',
] as const;

/** A change as far as it matters to what is undone next. */
export type ChangeMark = {
  readonly changeId: string;
  readonly command: string;
  /** The change that it undid. */
  readonly undoes: string | null;
};

const UNDO = 'change.undone';
const REDO = 'change.redone';

/** Which changes are undone: those that an undo names which is not undone itself. `undos` holds all undos of `changes`. */
export function undoneAmong(undos: readonly Pick<ChangeMark, 'changeId' | 'undoes'>[]): (changeId: string) => boolean {
  const undoers = Map.groupBy(undos, ({ undoes }) => undoes ?? '');
  // An undo is written after what it undoes, so no chain of them closes.
  const isUndone = (changeId: string): boolean =>
    undoers.get(changeId)?.some((undo) => !isUndone(undo.changeId)) === true;
  return isUndone;
}

/** What a person undoes next: their newest change that is no undo and not undone. @param own newest first */
export function nextUndo(own: readonly ChangeMark[], isUndone: (changeId: string) => boolean): string | null {
  return own.find(({ command, changeId }) => command !== UNDO && !isUndone(changeId))?.changeId ?? null;
}

/** What a person redoes next: their newest undo that is not undone, unless they wrote something new after it. */
export function nextRedo(own: readonly ChangeMark[], isUndone: (changeId: string) => boolean): string | null {
  for (const { command, changeId } of own) {
    if (command === UNDO && !isUndone(changeId)) return changeId;
    if (command !== UNDO && command !== REDO) return null;
  }
  return null;
}

/** What a command wrote to one row. */
export type RowChange = {
  readonly number: bigint;
  readonly table: string;
  readonly op: 'insert' | 'update' | 'delete';
  readonly rowKey: Readonly<Record<string, unknown>>;
  readonly transactionId: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
};

/** Of a merge, both transactions are undone or none. */
export const MERGES = 'transaction_merges';

/** Columns by which rows belong together: half of such a change cannot be undone. */
const TOGETHER: ReadonlySet<string> = new Set(['is_split', 'parent_id', 'transfer_id', 'reconciliation_id']);

/** What links note of the category of a refund, which the database writes beside that category. */
const NOTED: ReadonlySet<string> = new Set(['given_category_id', 'before_category_id', 'before_source']);

/** Whether only that was noted: it is no change that people know. */
export const isNote = ({ table, op, after }: RowChange): boolean =>
  table === 'transaction_links' && op === 'update' && Object.keys(after ?? {}).every((column) => NOTED.has(column));

const isLine = ({ before, after }: RowChange) => typeof (after ?? before)?.['parent_id'] === 'string';

/** What was added by a person goes to the trash; lines of a split, and what hangs on a transaction, are taken out. */
export function goesToTrash(change: RowChange): boolean {
  return change.table === 'transactions' && change.op === 'insert' && !isLine(change);
}

/** Whether rows of the change stand alone, so that those which were changed since may be left out. */
export function mayBePartial(changes: readonly RowChange[]): boolean {
  return changes.every(
    (change) =>
      isNote(change) ||
      (change.table === 'transactions' &&
        (goesToTrash(change) ||
          (change.op === 'update' && !Object.keys(change.after ?? {}).some((column) => TOGETHER.has(column))))),
  );
}

/** Columns of transactions that people know, and as what. */
export const FIELD_OF: Readonly<Record<string, FieldName>> = {
  account_id: 'account',
  booked_on: 'date',
  description: 'description',
  category_id: 'category',
  category_source: 'categorySource',
  minor: 'amount',
  currency: 'amount',
  reference: 'reference',
  note: 'note',
  original: 'original',
  status: 'status',
  tag_ids: 'tags',
  needs_review: 'review',
  is_split: 'split',
  parent_id: 'split',
  transfer_id: 'transfer',
  is_cleared: 'cleared',
  reconciliation_id: 'reconciled',
};

/** The fields of these columns, each once; who chose a category is told only where the category stayed. */
export function fieldsOf(columns: readonly string[]): FieldName[] {
  const fields = [...new Set(columns.flatMap((column) => FIELD_OF[column] ?? []))];
  return fields.includes('category') ? fields.filter((field) => field !== 'categorySource') : fields;
}

/** Two transactions became one, or were parted again. */
const isMerge = ({ table, op }: RowChange) => table === MERGES && op !== 'update';

/** Tables of budgets, which hang on no transaction. */
const isOfBudget = ({ table }: RowChange) => table.startsWith('budget_');
/** Those of goals, which hang on none either. */
const isOfGoal = ({ table }: RowChange) => table === 'goals' || table.startsWith('goal_');

/** What one row went through. */
function kindOf(change: RowChange): ChangeKind {
  if (isOfBudget(change)) return 'budget';
  if (isOfGoal(change)) return 'goal';
  if (change.table !== 'transactions') return 'several';
  if (isLine(change)) return 'split';
  if (change.op !== 'update') return change.op === 'insert' ? 'adding' : 'deleting';
  const after = change.after ?? {};
  if ('deleted_at' in after) return after['deleted_at'] === null ? 'restoring' : 'deleting';
  const [field, ...others] = fieldsOf(Object.keys(after));
  if (field === undefined || others.length > 0) return others.includes('split') ? 'split' : 'several';
  return field;
}

/** What a change was, where all of its rows went through the same; a split names its lines too. */
export function kindOfAll(changes: readonly RowChange[]): ChangeKind {
  if (changes.some(isMerge)) return 'merging';
  const kinds = new Set(changes.filter((change) => !isNote(change)).map(kindOf));
  if (kinds.has('split')) return 'split';
  const [kind = 'several', ...others] = kinds;
  return others.length === 0 ? kind : 'several';
}

/** How many transactions these rows are; lines of a split, and what hangs on a transaction, are not counted beside it. */
export function countOf(changes: readonly RowChange[]): number {
  const own = changes.filter(({ table }) => table === 'transactions');
  const whole = own.filter((change) => !isLine(change));
  const counted = [whole, own, changes].find((some) => some.length > 0) ?? [];
  return new Set(counted.map(({ transactionId, number }) => transactionId ?? number)).size;
}

/**
 * In the order in which they are undone, the last first, in groups that one statement can undo: of the same table, kind
 * and columns.
 */
export function undoGroups<Change extends RowChange>(changes: readonly Change[]): Change[][] {
  const groups: { kind: string; rows: Change[] }[] = [];
  const seen = new Set<string>();
  for (const change of changes.toSorted((one, other) => (one.number < other.number ? 1 : -1))) {
    const columns = Object.keys(change.after ?? change.before ?? {}).toSorted();
    const kind = JSON.stringify([change.table, change.op, goesToTrash(change), change.op === 'insert' ? [] : columns]);
    const row = JSON.stringify([change.table, change.rowKey]);
    const last = groups.at(-1);
    // A row that was written twice is undone in two steps.
    if (last?.kind === kind && !seen.has(row)) last.rows.push(change);
    else {
      groups.push({ kind, rows: [change] });
      seen.clear();
    }
    seen.add(row);
  }
  return groups.map(({ rows }) => rows);
}
