import type { OpenWorkspace } from '#kernel/caller.ts';
import type { Database } from '#platform/database.server.ts';
import { isInLocked, readerOf } from './history.server.ts';
import { compileRules, decide, type Filed, filed, type RuleRow } from './rules.ts';
import { rulesIn } from './store.server.ts';

export { applyToArrivals, type Arrived } from './arrivals.server.ts';

type Named = { readonly id: string; readonly name: string };

/** What rules say of a transaction that comes in; each with the rule that says it. */
export type Arrangement = {
  readonly category: (Named & { readonly to: string }) | null;
  /** The rule that says where it goes: to a category, into lines, or to another account. */
  readonly filedBy: Named | null;
  readonly split: Filed['split'];
  readonly transfer: Filed['transfer'];
  readonly left: Filed['left'];
  /** That of transfers; null where there is none yet. */
  readonly transferCategoryId: string | null;
  readonly description: (Named & { readonly to: string }) | null;
  readonly note: (Named & { readonly to: string }) | null;
  readonly tagIds: readonly string[];
  readonly isReviewed: boolean;
  /** It is not added. */
  readonly skippedBy: Named | null;
  /** Ids of the rules that change something of it as it comes in; splitting and linking come after. */
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
  const { names, lockedDays, transferCategoryId } = await readerOf(db, workspace);
  const compiled = compileRules(rules, names, workspace.currency);
  const kinds = new Map(names.categories.map(({ id, kind }) => [id, kind]));
  return {
    skipsSome: compiled.some(({ rule }) => rule.actions.isSkipped),
    arrange: (row) => {
      const arriving: RuleRow = {
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
        part: null,
        isTransferred: false,
        isLocked: isInLocked(lockedDays, row),
      };
      const { filing: by, description, note, tags, reviewed, skipped } = decide(compiled, arriving);
      const after = {
        description: description?.rule.actions.description ?? row.description,
        tagIds: [...tags.keys()],
      };
      const { split, transfer, left } = filed(by, arriving, after, false);
      const category =
        by?.filing?.kind === 'category' ? { id: by.rule.id, name: by.rule.name, to: by.filing.to } : null;
      const isFiled = category !== null || split !== null || transfer !== null;
      const acting = [category, ...[description, note, ...tags.values(), reviewed].map((one) => one?.rule)];
      return {
        category,
        filedBy: by === null || !isFiled ? null : { id: by.rule.id, name: by.rule.name },
        split,
        transfer,
        left,
        transferCategoryId,
        description: saying(description?.rule, description?.rule.actions.description),
        note: saying(note?.rule, note?.rule.actions.note),
        tagIds: [...tags.keys()],
        isReviewed: reviewed !== null,
        skippedBy: skipped === null ? null : { id: skipped.rule.id, name: skipped.rule.name },
        ruleIds: [...new Set(acting.flatMap((one) => one?.id ?? []))],
      };
    },
  };
}

function saying(rule: Named | undefined, to: string | null | undefined) {
  return rule === undefined || to == null ? null : { id: rule.id, name: rule.name, to };
}
