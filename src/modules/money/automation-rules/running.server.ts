import { money } from '#kernel/money.ts';
import { changeByRules, type RuleChange } from '#modules/money/ledger/service.server.ts';
import type { Condition } from '#modules/money/search-language/rules.ts';
import { type KeptRow, type Reader, rowsFound } from './history.server.ts';
import { MOST_CHANGED, MOST_IN_SAMPLE, MOST_LOOKED_AT } from './limits.ts';
import type { ChangedRow, Diff, Report, Rule, RunInput } from './model.ts';
import { type Changes, applyRules, type Compiled, compileRules, reportOn, rulesBehind } from './rules.ts';
import { addChanges, addRun } from './runs.store.server.ts';

/** One condition that finds what any of the rules finds. */
function anyOf(compiled: Compiled): (currency: string) => Condition | null {
  return (currency) => {
    const of = compiled.flatMap(({ conditionIn }) => conditionIn(currency) ?? []);
    return of.length === 0 ? null : { kind: 'or', of };
  };
}

type Planned = { readonly row: KeptRow; readonly changes: Changes };

/** What rules would change of the transactions there are; null where that is more than one run changes. */
async function planRun(
  reader: Reader,
  rules: readonly Rule[],
  { from, to, includesPersons }: Omit<RunInput, 'ruleIds'>,
  isHeld: boolean,
): Promise<{ planned: Planned[]; protected: number } | null> {
  const compiled = compileRules(rules, reader.names, reader.workspace.currency);
  const conditionIn = anyOf(compiled);
  const rows = await rowsFound(reader, { conditionIn, from, to, most: MOST_CHANGED + 1, isHeld });
  if (rows.length > MOST_CHANGED) return null;
  const all = rows.map((row) => ({ row, changes: applyRules(compiled, row, { includesPersons }) }));
  return {
    planned: all.filter(({ changes }) => rulesBehind(changes).length > 0),
    protected: all.filter(({ changes }) => changes.isProtected).length,
  };
}

/** What a run would do. */
export async function dryRun(
  reader: Reader,
  rules: readonly Rule[],
  input: Omit<RunInput, 'ruleIds'>,
): Promise<Diff | null> {
  const plan = await planRun(reader, rules, input, false);
  if (plan === null) return null;
  return {
    changed: plan.planned.length,
    protected: plan.protected,
    groups: groupsOf(plan.planned),
    sample: plan.planned.slice(0, MOST_IN_SAMPLE).map(({ row, changes }) => presentChange(row, changes)),
  };
}

/** Runs rules, and remembers what was before. Null where it would change too much at once. */
export async function runRules(
  reader: Reader,
  rules: readonly Rule[],
  input: Omit<RunInput, 'ruleIds'>,
  by: { readonly userId: string; readonly now: Date },
): Promise<{ id: string; changed: number } | null> {
  const { db, workspace } = reader;
  const plan = await planRun(reader, rules, input, true);
  if (plan === null) return null;
  const changes = plan.planned.map(({ row, changes: made }) => changeOf(row, made));
  const counts = new Map(rules.map(({ id }) => [id, 0]));
  for (const { changes: made } of plan.planned)
    for (const ruleId of rulesBehind(made)) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  await changeByRules(db, workspace.id, changes);
  const shared = { kind: 'history', importId: null, counts, changed: changes.length, skipped: 0 } as const;
  const id = await addRun(db, workspace.id, { ...by, ...shared });
  await addChanges(db, workspace.id, id, changes);
  return { id, changed: changes.length };
}

function changeOf(row: KeptRow, { category, description, note, tags, reviewed }: Changes): RuleChange {
  return {
    id: row.id,
    categoryId: category?.to ?? null,
    categoryBefore: category === null ? null : row.categoryId,
    sourceBefore: category === null ? null : row.categorySource,
    description: description?.to ?? null,
    descriptionBefore: description === null ? null : row.description,
    note: note?.to ?? null,
    tagIds: tags.map(({ to }) => to),
    isReviewed: reviewed !== null,
  };
}

export function presentRow({ id, bookedOn, accountId, minor, currency, description, categoryId }: KeptRow) {
  return { id, bookedOn, accountId, amount: money(minor, currency), description, categoryId };
}

function presentChange(row: KeptRow, { category, description, note, tags, reviewed }: Changes): ChangedRow {
  return {
    ...presentRow(row),
    changes: {
      categoryId: category?.to ?? null,
      description: description?.to ?? null,
      note: note?.to ?? null,
      tags: tags.length,
      isReviewed: reviewed !== null,
    },
  };
}

function groupsOf(planned: readonly Planned[]): Diff['groups'] {
  const groups = new Map<string, Diff['groups'][number]>();
  const note = (group: Omit<Diff['groups'][number], 'count'>) => {
    const key = JSON.stringify(group);
    groups.set(key, { ...group, count: (groups.get(key)?.count ?? 0) + 1 });
  };
  const none = { from: null, to: null };
  for (const { row, changes } of planned) {
    const { category, description, note: noted, tags, reviewed } = changes;
    if (category !== null) note({ kind: 'category', ruleId: category.ruleId, from: row.categoryId, to: category.to });
    if (description !== null) note({ kind: 'description', ruleId: description.ruleId, ...none });
    if (noted !== null) note({ kind: 'note', ruleId: noted.ruleId, ...none });
    for (const ruleId of new Set(tags.map((tag) => tag.ruleId))) note({ kind: 'tags', ruleId, ...none });
    if (reviewed !== null) note({ kind: 'reviewed', ruleId: reviewed.ruleId, ...none });
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count);
}

/** What all rules that are on come to over the newest transactions. */
export async function reportOf(reader: Reader, rules: readonly Rule[]): Promise<Report> {
  const compiled = compileRules(rules, reader.names, reader.workspace.currency);
  const rows = await rowsFound(reader, { conditionIn: anyOf(compiled), most: MOST_LOOKED_AT });
  return { ...reportOn(rules, compiled, rows), isLeast: rows.length === MOST_LOOKED_AT };
}
