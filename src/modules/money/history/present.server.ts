import * as z from 'zod';
import { money } from '#kernel/money.ts';
import type { Database } from '#platform/database.server.ts';
import type { FieldChange, FieldName, HistoryEntry, Value } from './model.ts';
import { fieldsOf, isNote, MERGES } from './rules.ts';
import { entriesOf, type Entry, namesIn, namesOfPeople, presentOf, type Present } from './store.server.ts';

/** The file names of imports that the caller may see. */
export type ImportFiles = (
  db: Database,
  workspaceId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

/** @param seesNames what rules and files are called: that may tell of amounts */
type Names = { readonly importFiles: ImportFiles; readonly seesNames: boolean };

type Asker = { readonly workspaceId: string; readonly userId: string };

/** What happened to a transaction, the newest first and its arrival last; null where there is no such transaction. */
export async function historyOf(
  db: Database,
  { workspaceId, userId }: Asker,
  id: string,
  { importFiles, seesNames }: Names,
): Promise<HistoryEntry[] | null> {
  const present = await presentOf(db, workspaceId, id);
  if (present === null) return null;
  const entries = await entriesOf(db, workspaceId, id);
  const ids = entries.flatMap(({ before, after }) =>
    [before, after]
      .flatMap((side) => [side?.['account_id'], side?.['category_id'], ...tagsOf(side?.['tag_ids'])])
      .filter((one) => typeof one === 'string'),
  );
  const names = await namesIn(db, workspaceId, ids);
  const files = await importFiles(db, workspaceId, present.importId === null ? [] : [present.importId]);
  const people = await namesOfPeople(db, [present.userId, ...entries.flatMap((entry) => entry.userId ?? [])]);
  let currency = present.currency;
  const told: HistoryEntry[] = [];
  // Of what hangs on the transaction it says nothing more.
  const own = new Set(entries.flatMap((entry) => (entry.table === 'transactions' ? entry.changeId : [])));
  for (const entry of entries) {
    const { changeId, at, source, table } = entry;
    if (isNote(entry) || (table !== 'transactions' && table !== MERGES && own.has(changeId))) continue;
    const currencyAfter = currency;
    currency = textOf(entry.before?.['currency']) ?? currency;
    const isOwn = entry.userId === userId;
    const fields =
      entry.op === 'update' && table === 'transactions'
        ? fieldsOf(Object.keys(entry.after ?? {})).map((field) =>
            fieldChange(field, entry, {
              names,
              currencies: [currency, currencyAfter],
              hidesWords: present.isMasked || (present.isLimited && !isOwn),
            }),
          )
        : [];
    // That it was undone, say the transactions themselves.
    if (table === MERGES && !(entry.op === 'insert' && entry.undoes === null)) continue;
    const what = whatOf(entry);
    // Nothing that people know: a mark of the bank, for example.
    if (what === 'changed' && fields.length === 0 && table === 'transactions') continue;
    told.push({
      changeId,
      at: at.toISOString(),
      who: entry.userId === null ? null : (people.get(entry.userId) ?? null),
      source,
      sourceNames: source === 'api' || (seesNames && !present.isLimited) ? [...entry.sourceNames] : [],
      what,
      file: null,
      about: ['transactions', MERGES].includes(table) ? null : table.replaceAll('_', ' '),
      fields,
    });
  }
  return told.some(({ what }) => what === 'added') ? told : [...told, arrivalOf(present, people, files)];
}

/** Read off the transaction: what a statement brings is not recorded, so that importing stays fast. */
function arrivalOf(
  { userId, importId, createdAt }: Present,
  people: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, string>,
): HistoryEntry {
  return {
    changeId: null,
    at: createdAt.toISOString(),
    who: people.get(userId) ?? null,
    source: importId === null ? 'person' : 'import',
    sourceNames: [],
    what: 'added',
    file: importId === null ? null : (files.get(importId) ?? null),
    about: null,
    fields: [],
  };
}

function whatOf({ command, op, table, after }: Entry): HistoryEntry['what'] {
  if (command === 'change.undone') return 'undone';
  if (command === 'change.redone') return 'redone';
  if (table === MERGES) return 'merged';
  if (table !== 'transactions') return 'changed';
  if (op !== 'update') return op === 'insert' ? 'added' : 'deleted';
  if (after === null || !('deleted_at' in after)) return 'changed';
  return after['deleted_at'] === null ? 'restored' : 'deleted';
}

type Known = {
  readonly names: ReadonlyMap<string, string>;
  /** Of the amount before and after. */
  readonly currencies: readonly [string, string];
  /** What was written in the transaction may name an account that the caller may not see. */
  readonly hidesWords: boolean;
};

const COLUMN: Readonly<Record<FieldName, string>> = {
  account: 'account_id',
  date: 'booked_on',
  description: 'description',
  category: 'category_id',
  categorySource: 'category_source',
  amount: 'minor',
  reference: 'reference',
  note: 'note',
  original: 'original',
  status: 'status',
  tags: 'tag_ids',
  review: 'needs_review',
  split: 'is_split',
  transfer: 'transfer_id',
  cleared: 'is_cleared',
  reconciled: 'reconciliation_id',
};
const WORDS_OF_PEOPLE: ReadonlySet<FieldName> = new Set(['description', 'reference', 'note']);

function fieldChange(field: FieldName, entry: Entry, { names, currencies, hidesWords }: Known): FieldChange {
  const column = COLUMN[field];
  const [from, to] = [entry.before?.[column], entry.after?.[column]];
  const both = (value: (side: unknown) => Value) => ({ field, from: value(from), to: value(to), isHidden: false });
  const hidden = { field, from: null, to: null, isHidden: true };
  if (field === 'amount') {
    // Of an account in another currency the amount may have stayed.
    const [minorBefore, minorAfter] = [entry.minorBefore, entry.minorAfter];
    if (minorBefore === null || minorAfter === null) return hidden;
    const [before, after] = currencies;
    return {
      field,
      from: { amount: money(BigInt(minorBefore), before) },
      to: { amount: money(BigInt(minorAfter), after) },
      isHidden: false,
    };
  }
  if (field === 'account' || field === 'category') {
    const isUnseen = [from, to].some((side) => typeof side === 'string' && !names.has(side));
    return isUnseen ? hidden : both((side) => worded(names.get(textOf(side) ?? '')));
  }
  if (field === 'original') {
    const [before, after] = [originalOf(from), originalOf(to)];
    // Rate and fee have no place in one line.
    const isSame = before !== null && before.minor === after?.minor && before.currency === after.currency;
    return hidesWords || isSame ? hidden : { ...both(() => null), from: amountOf(before), to: amountOf(after) };
  }
  if (field === 'date') return both((side) => (typeof side === 'string' ? { day: side } : null));
  if (field === 'tags') {
    const isUnknown = [from, to].some((side) => tagsOf(side).some((id) => !names.has(id)));
    return isUnknown ? hidden : both((side) => worded(namesOf(tagsOf(side), names)));
  }
  if (field === 'split' || field === 'review' || field === 'cleared') return both((side) => ({ is: side === true }));
  if (field === 'transfer' || field === 'reconciled') return both((side) => ({ is: typeof side === 'string' }));
  if (WORDS_OF_PEOPLE.has(field) && hidesWords) return hidden;
  return both((side) => worded(textOf(side)));
}

const tagsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
const namesOf = (ids: readonly string[], names: ReadonlyMap<string, string>) =>
  ids.length === 0 ? undefined : ids.flatMap((id) => names.get(id) ?? []).join(', ');
const OriginalSchema = z.object({ minor: z.string(), currency: z.string() }).nullable().catch(null);
const originalOf = (value: unknown) => OriginalSchema.parse(value);
const amountOf = (original: ReturnType<typeof originalOf>): Value =>
  original === null ? null : { amount: money(BigInt(original.minor), original.currency) };
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const worded = (text: string | undefined): Value => (text === undefined ? null : { text });
