import type { OpenWorkspace } from '#kernel/caller.ts';
import type { Database } from '#platform/database.server.ts';
import { readerOf } from './history.server.ts';
import { compileRules, decide, type RuleRow } from './rules.ts';
import { addRun } from './runs.store.server.ts';
import { rulesIn } from './store.server.ts';

type Named = { readonly id: string; readonly name: string };

/** What rules say of a transaction that comes in; each with the rule that says it. */
export type Arrangement = {
  readonly category: (Named & { readonly to: string }) | null;
  readonly description: (Named & { readonly to: string }) | null;
  readonly note: (Named & { readonly to: string }) | null;
  readonly tagIds: readonly string[];
  readonly isReviewed: boolean;
  /** It is not added. */
  readonly skippedBy: Named | null;
  /** Ids of the rules that change something of it. */
  readonly ruleIds: readonly string[];
};

export type Arranger = {
  readonly arrange: (row: Arriving) => Arrangement;
  /** Some rule leaves transactions out. */
  readonly skipsSome: boolean;
};

type Arriving = Pick<
  RuleRow,
  | 'accountId'
  | 'bookedOn'
  | 'description'
  | 'reference'
  | 'bankText'
  | 'categoryId'
  | 'minor'
  | 'currency'
  | 'originalCurrency'
  | 'status'
  | 'state'
>;

/** Reads the rules of a workspace once for all rows of an import; null where it has none. */
export async function arranger(
  db: Database,
  workspace: Pick<OpenWorkspace, 'id' | 'currency' | 'country'>,
): Promise<Arranger | null> {
  const rules = await rulesIn(db, workspace.id);
  if (rules.every(({ isEnabled }) => !isEnabled)) return null;
  const { names } = await readerOf(db, workspace);
  const compiled = compileRules(rules, names, workspace.currency);
  const kinds = new Map(names.categories.map(({ id, kind }) => [id, kind]));
  return {
    skipsSome: compiled.some(({ rule }) => rule.actions.isSkipped),
    arrange: (row) => {
      const { category, description, note, tags, reviewed, skipped } = decide(compiled, {
        ...row,
        kind: row.categoryId === null ? null : (kinds.get(row.categoryId) ?? null),
        source: 'import',
        categorySource: null,
        note: null,
        tagIds: [],
        needsReview: true,
        isSplit: false,
        isLinked: false,
        hasReceipt: false,
        isFixed: false,
      });
      const acting = [category, description, note, ...tags.values(), reviewed];
      return {
        category: saying(category?.rule, category?.categoryId),
        description: saying(description?.rule, description?.rule.actions.description),
        note: saying(note?.rule, note?.rule.actions.note),
        tagIds: [...tags.keys()],
        isReviewed: reviewed !== null,
        skippedBy: skipped === null ? null : { id: skipped.rule.id, name: skipped.rule.name },
        ruleIds: [...new Set(acting.flatMap((one) => one?.rule.id ?? []))],
      };
    },
  };
}

function saying(rule: Named | undefined, to: string | null | undefined) {
  return rule === undefined || to == null ? null : { id: rule.id, name: rule.name, to };
}

type ImportRun = {
  readonly userId: string;
  readonly importId: string;
  readonly now: Date;
  /** By transaction that rules changed: which. */
  readonly changed: readonly (readonly string[])[];
  /** By transaction that was left out: the rule. */
  readonly skipped: readonly string[];
};

/** Notes what rules did to an import; nothing where they did nothing. */
export async function noteImportRun(
  db: Database,
  workspaceId: string,
  { changed, skipped, ...run }: ImportRun,
): Promise<void> {
  if (changed.length === 0 && skipped.length === 0) return;
  const counts = new Map<string, number>();
  for (const id of [...changed.flat(), ...skipped]) counts.set(id, (counts.get(id) ?? 0) + 1);
  const figures = { counts, changed: changed.length, skipped: skipped.length };
  await addRun(db, workspaceId, { ...run, ...figures, kind: 'import' });
}
