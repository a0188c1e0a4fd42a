import type { Day } from '#kernel/calendar.ts';
import type { CategoryKind } from '#modules/money/categories/model.ts';
import { countsAs } from '#modules/money/ledger/rules.ts';
import type { Chooser, Source, TextField } from './model.ts';
import type { Condition, RowFact, RowState } from './resolve.ts';
import { isWithin } from './search-terms.ts';

/** What conditions ask of a transaction. */
export type Row = {
  readonly accountId: string;
  readonly bookedOn: Day;
  readonly description: string;
  readonly reference: string | null;
  readonly bankText: string | null;
  readonly categoryId: string | null;
  readonly categorySource: Chooser | null;
  /** Of its category; null where it has none. */
  readonly kind: CategoryKind | null;
  readonly minor: bigint;
  /** In which it was paid, where that is not the account's; else null. */
  readonly originalCurrency: string | null;
  readonly status: 'booked' | 'pending';
  readonly source: Source;
  readonly note: string | null;
  readonly tagIds: readonly string[];
  readonly needsReview: boolean;
  readonly state: 'unreconciled' | 'cleared' | 'reconciled';
  /** Divided into lines, or one of them. */
  readonly isSplit: boolean;
  /** It, or what it is a line of, is linked to one that is not deleted. */
  readonly isLinked: boolean;
  /** It, or what it is a line of, has one that is not deleted. */
  readonly hasReceipt: boolean;
};

/** The direction that a state names; the others are no directions. */
export const DIRECTION_OF = { income: 'in', expense: 'out', transfer: 'transfer' } as const;

/** Whether a transaction meets a condition: the rule that the database applies to many at once. */
export function matches(condition: Condition, row: Row): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.of.every((part) => matches(part, row));
    case 'or':
      return condition.of.some((part) => matches(part, row));
    case 'not':
      return !matches(condition.of, row);
    case 'always':
      return true;
    case 'never':
      return false;
    case 'text':
      return hasText(condition.field, condition.text, row);
    case 'words':
      return (
        hasText('text', condition.text, row) ||
        isAmong(condition.categories, row.categoryId) ||
        isAmong(condition.accounts, row.accountId) ||
        isWithin(row.minor, condition.figures)
      );
    case 'categories':
      return isAmong(condition.ids, row.categoryId);
    case 'accounts':
      return isAmong(condition.ids, row.accountId);
    case 'tags':
      return row.tagIds.some((id) => condition.ids.includes(id));
    case 'amounts':
      return isWithin(row.minor, condition.within);
    case 'days':
      return (condition.from ?? row.bookedOn) <= row.bookedOn && row.bookedOn <= (condition.to ?? row.bookedOn);
    case 'is':
      return isInState(condition.state, row);
    case 'has':
      return hasFact(condition.fact, row);
    case 'source':
      return row.source === condition.source;
    case 'categorised':
      return row.categorySource === condition.by;
    case 'original':
      return row.originalCurrency === condition.code;
    case 'direction':
      return condition.way === 'in' ? row.minor > 0n : row.minor < 0n;
  }
}

const isAmong = (ids: readonly string[], id: string | null) => id !== null && ids.includes(id);

type Texts = Readonly<Record<Exclude<TextField, 'text'>, string>>;

/** Many conditions are asked of one row: its texts are made small once. */
const smallTexts = new WeakMap<Row, Texts>();

function textsOf(row: Row): Texts {
  const known = smallTexts.get(row);
  if (known !== undefined) return known;
  const texts = {
    description: row.description.toLowerCase(),
    reference: row.reference?.toLowerCase() ?? '',
    bank: row.bankText?.toLowerCase() ?? '',
    note: row.note?.toLowerCase() ?? '',
  };
  smallTexts.set(row, texts);
  return texts;
}

function hasText(field: TextField, text: string, row: Row): boolean {
  const { description, reference, bank, note } = textsOf(row);
  const wanted = text.toLowerCase();
  switch (field) {
    case 'description':
      return description.includes(wanted);
    case 'reference':
      return reference.includes(wanted);
    case 'bank':
      return bank.includes(wanted);
    case 'note':
      return note.includes(wanted);
    case 'text':
      return description.includes(wanted) || reference.includes(wanted) || bank.includes(wanted);
  }
}

function hasFact(fact: RowFact, { hasReceipt, note, reference, originalCurrency }: Row): boolean {
  switch (fact) {
    case 'receipt':
      return hasReceipt;
    case 'note':
      return note !== null;
    case 'reference':
      return reference !== null;
    case 'original':
      return originalCurrency !== null;
  }
}

function isInState(wanted: RowState, row: Row): boolean {
  switch (wanted) {
    case 'reviewed':
      return !row.needsReview;
    case 'unreviewed':
      return row.needsReview;
    case 'pending':
      return row.status === 'pending';
    case 'uncategorised':
      return row.categoryId === null;
    case 'unreconciled':
    case 'cleared':
    case 'reconciled':
      return row.state === wanted;
    case 'split':
      return row.isSplit;
    case 'linked':
      return row.isLinked;
    default:
      return countsAs(DIRECTION_OF[wanted], row.kind, row.minor, { includeTransfers: false });
  }
}
