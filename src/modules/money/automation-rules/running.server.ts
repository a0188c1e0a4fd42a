import { money } from '#kernel/money.ts';
import { changeByRules, linesOfSplits, splitInBulk } from '#modules/money/ledger/service.server.ts';
import { transferCategory } from '#modules/money/transfers/service.server.ts';
import { nameSource } from '#platform/database.server.ts';
import { type KeptRow, type Reader, rowsFound } from './history.server.ts';
import { MOST_IN_SAMPLE, MOST_LOOKED_AT } from './limits.ts';
import type { ChangedRow, Diff, Left, Report, Rule, RunInput } from './model.ts';
import { anyOf, type Planned, planRun, rulesOf, transferChange } from './plan.server.ts';
import { compileRules, reportOn } from './rules.ts';
import { addChanges, addRun, type KeptChange } from './runs.store.server.ts';
import { linkByRules, type NewLink } from './transferring.server.ts';
import { addWaiting, endWaiting } from './waiting.store.server.ts';

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
    left: plan.left,
    groups: groupsOf(plan.planned),
    sample: plan.planned.slice(0, MOST_IN_SAMPLE).map(presentChange),
  };
}

/** Runs rules, and remembers what was before. Null where it would change too much at once. */
export async function runRules(
  reader: Reader,
  rules: readonly Rule[],
  input: Omit<RunInput, 'ruleIds'>,
  by: { readonly userId: string; readonly now: Date },
): Promise<{ id: string; changed: number; left: Left } | null> {
  const { db, workspace } = reader;
  const plan = await planRun(reader, rules, input, true);
  if (plan === null) return null;
  const { planned, left, waiting, ended } = plan;
  const counts = new Map(rules.map(({ id }) => [id, 0]));
  for (const ruleId of planned.flatMap(rulesOf)) counts.set(ruleId, (counts.get(ruleId) ?? 0) + 1);
  const acting = rules.filter(({ id }) => (counts.get(id) ?? 0) > 0);
  await nameSource(
    db,
    acting.map(({ name }) => name),
  );
  const changes = await writePlanned(reader, planned, by);
  const shared = { kind: 'history', importId: null, counts, changed: changes.length, skipped: 0, left } as const;
  const id = await addRun(db, workspace.id, { ...by, ...shared });
  await addChanges(db, workspace.id, id, changes);
  await addWaiting(db, workspace.id, waiting, id);
  await endWaiting(db, workspace.id, [...ended, ...linkedAmong(changes)]);
  return { id, changed: changes.length, left };
}

/** Writes what is planned: first what rules set, then lines and transfers. Answers what each was before. */
export async function writePlanned(
  reader: Reader,
  planned: readonly Planned[],
  by: { readonly userId: string; readonly now: Date },
): Promise<KeptChange[]> {
  const { db, workspace } = reader;
  const isWaiting = planned.some(({ transfer }) => transfer?.isCategorised === true);
  const categoryId = isWaiting ? await transferCategory(db, workspace.id, by.userId) : null;
  const changes = planned.map((one) => changeOf(one, categoryId));
  await changeByRules(db, workspace.id, changes);
  const splits = planned.flatMap(({ row: { id }, changes: { split } }) =>
    split === null ? [] : [{ id, lines: split.to.map(({ amount, ...line }) => ({ ...line, minor: amount.minor })) }],
  );
  await splitInBulk(db, workspace.id, splits, 'rule');
  const lines = await linesOfSplits(
    db,
    workspace.id,
    splits.map(({ id }) => id),
  );
  const placed = planned.flatMap(({ row, transfer }) => (transfer === null ? [] : [{ row, ...transfer }]));
  const links = await linkByRules(reader, placed, by);
  return changes.map((change) => ({ ...change, lines: lines.get(change.id) ?? null, ...linkOf(links, change.id) }));
}

const linkOf = (links: ReadonlyMap<string, NewLink>, id: string): NewLink | { transferId: null; addedId: null } =>
  links.get(id) ?? { transferId: null, addedId: null };

export function linkedAmong(changes: readonly KeptChange[]): string[] {
  return changes.flatMap(({ id, transferId }) => (transferId === null ? [] : id));
}

/** @param transferCategoryId that of transactions that wait for their other side */
function changeOf({ row, changes, transfer }: Planned, transferCategoryId: string | null) {
  const { category, split, description, note, tags, reviewed } = changes;
  const categoryId = transfer?.isCategorised === true ? transferCategoryId : (category?.to ?? null);
  const isMoved = categoryId !== null || split !== null;
  return {
    id: row.id,
    categoryId,
    categoryBefore: isMoved ? row.categoryId : null,
    sourceBefore: isMoved ? row.categorySource : null,
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

function presentChange({ row, changes, transfer }: Planned): ChangedRow {
  const { category, split, description, note, tags, reviewed } = changes;
  const moved = transferChange(transfer);
  return {
    ...presentRow(row),
    changes: {
      categoryId: category?.to ?? null,
      description: description?.to ?? null,
      note: note?.to ?? null,
      tags: tags.length,
      isReviewed: reviewed !== null,
      lines: (split?.to ?? []).map((line) => {
        return { description: line.description, categoryId: line.categoryId, amount: line.amount };
      }),
      transfer: moved?.kind ?? null,
      transferAccountId: moved?.toAccountId ?? null,
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
  for (const { row, changes, transfer } of planned) {
    const { category, split, description, note: noted, tags, reviewed } = changes;
    const moved = transferChange(transfer);
    if (category !== null) note({ kind: 'category', ruleId: category.ruleId, from: row.categoryId, to: category.to });
    if (split !== null) note({ kind: 'split', ruleId: split.ruleId, ...none });
    if (moved !== null) note({ kind: moved.kind, ruleId: moved.ruleId, from: null, to: moved.toAccountId });
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
