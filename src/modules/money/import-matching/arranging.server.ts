import type { Day } from '#kernel/calendar.ts';
import { type Arrangement, arranger } from '#modules/money/automation-rules/service.server.ts';
import type { FiledRow } from '#modules/money/merchants/service.server.ts';
import type { StatementRow } from '#modules/money/statement-formats/model.ts';
import type { Carried } from './carried.server.ts';
import { bankTextOf } from './categorise-row.server.ts';
import type { ImportSection, Reader } from './section-accounts.server.ts';

/** A row of a file as it comes in: its payee and category, and what rules make of it. */
export type ArrangedRow = Omit<FiledRow, 'source'> &
  Pick<Arrangement, 'split' | 'transfer' | 'left'> & {
    /** What a rule says outranks what was learned. */
    readonly source: FiledRow['source'] | 'rule' | 'person';
    readonly note: string | null;
    readonly tagIds: readonly string[];
    readonly isReviewed: boolean;
    /** Under what it is to stand once rules have linked it; until then under what was learned. */
    readonly expectedCategoryId: string | null;
    /** The rule that gave the category, or that splits or links it. */
    readonly rule: string | null;
    readonly ruleIds: readonly string[];
  };

type Placed = { readonly row: StatementRow; readonly section: number };
type SkippedBy = NonNullable<Arrangement['skippedBy']>;

export type Arranging = {
  readonly arrange: (placed: Placed) => ArrangedRow;
  /** The rule that keeps the row out. */
  readonly skippedBy: (placed: Placed) => SkippedBy | null;
};

type Filing = {
  readonly fileRow: (row: StatementRow) => FiledRow;
  readonly sections: readonly ImportSection[];
  /** The day of rows that have none yet. */
  readonly arrivedOn: Day;
  readonly carried: Carried;
};

/** Reads the rules of the workspace once, and answers what they make of each row. */
export async function arrangingOf(
  { db, workspace }: Pick<Reader, 'db' | 'workspace'>,
  { fileRow, sections, arrivedOn, carried }: Filing,
): Promise<Arranging> {
  const rules = await arranger(db, workspace);
  // What is carried over changes once its categories are made.
  const withCarried =
    (look: Arranging['arrange']): Arranging['arrange'] =>
    (placed) =>
      asCarried(look(placed), placed.row, carried);
  if (rules === null)
    return { arrange: withCarried(oncePerRow(({ row }) => plain(fileRow(row)))), skippedBy: () => null };
  const look = oncePerRow(({ row, section }) => {
    const filed = fileRow(row);
    const said = rules.arrange({
      accountId: sections[section]?.account?.id ?? '',
      bookedOn: row.day ?? arrivedOn,
      description: filed.description,
      reference: row.reference,
      bankText: bankTextOf(row),
      categoryId: filed.categoryId,
      minor: row.amount.minor,
      currency: row.amount.currency,
      originalCurrency: row.original?.amount.currency ?? null,
      status: row.status,
      // What a bank has booked was seen on the account.
      state: row.status === 'booked' ? 'cleared' : 'unreconciled',
    });
    return { ...asSaid(filed, said), skippedBy: said.skippedBy };
  });
  return { arrange: withCarried(look), skippedBy: (placed) => (rules.skipsSome ? look(placed).skippedBy : null) };
}

/** A row is in one section of its file, and so known by itself. */
function oncePerRow<Found extends object>(look: (placed: Placed) => Found): (placed: Placed) => Found {
  const known = new WeakMap<StatementRow, Found>();
  return (placed) => {
    const found = known.get(placed.row) ?? look(placed);
    known.set(placed.row, found);
    return found;
  };
}

/** What a person did in another program holds over what was learned here, and over rules. */
function asCarried(arranged: ArrangedRow, row: StatementRow, carried: Carried): ArrangedRow {
  const own = carried.of(row);
  if (own === null) return arranged;
  const { isFiled, categoryId, tagIds, note } = own;
  const isRenamed = arranged.ruleIds.length > 0;
  const shared = {
    ...arranged,
    description: isRenamed ? arranged.description : row.description,
    note: arranged.note ?? note,
    tagIds: [...new Set([...arranged.tagIds, ...tagIds])],
  };
  if (!isFiled) return shared;
  const source = categoryId === null ? null : ('person' as const);
  const unruled = { split: null, transfer: null, left: null, rule: null };
  return { ...shared, ...unruled, categoryId, source, expectedCategoryId: categoryId, isReviewed: true };
}

function plain(filed: FiledRow): ArrangedRow {
  const { categoryId: expectedCategoryId } = filed;
  const unruled = { note: null, tagIds: [], isReviewed: false, rule: null, ruleIds: [] };
  return { ...filed, ...unruled, split: null, transfer: null, left: null, expectedCategoryId };
}

function asSaid(
  filed: FiledRow,
  { category, split, transfer, left, filedBy, transferCategoryId, ...said }: Arrangement,
): ArrangedRow {
  const { description, note, tagIds, isReviewed, ruleIds } = said;
  const learned = split === null ? filed : { categoryId: null, source: null };
  const categoryId = category?.to ?? learned.categoryId;
  return {
    ...filed,
    description: description?.to ?? filed.description,
    categoryId,
    source: category === null ? learned.source : 'rule',
    split,
    transfer,
    left,
    expectedCategoryId: transfer === null ? categoryId : (transferCategoryId ?? categoryId),
    note: note?.to ?? null,
    tagIds,
    isReviewed,
    rule: filedBy?.name ?? null,
    ruleIds,
  };
}
