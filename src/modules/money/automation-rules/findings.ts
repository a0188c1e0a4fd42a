import { type Compiled, type CompiledRule, type Decision, decide, isSameRank, type RuleRow } from './engine.ts';
import type { Report, Rule } from './model.ts';

/** What rules come to over transactions: how many each finds, which contradict each other, which never do anything. */
export function reportOn(rules: readonly Rule[], compiled: Compiled, rows: Iterable<RuleRow>): Omit<Report, 'isLeast'> {
  const found = new Map<string, number>();
  const winning = new Set<string>();
  const conflicts = new Map<string, Report['conflicts'][number]>();
  for (const row of rows) {
    const decision = decide(compiled, row);
    for (const { rule } of decision.matched) found.set(rule.id, (found.get(rule.id) ?? 0) + 1);
    for (const id of winnersOf(decision)) winning.add(id);
    for (const ruleIds of contradictions(decision)) {
      const key = ruleIds.join(' ');
      conflicts.set(key, { ruleIds, count: (conflicts.get(key)?.count ?? 0) + 1 });
    }
  }
  return {
    matches: rules.map(({ id }) => ({ ruleId: id, count: found.get(id) ?? 0 })),
    conflicts: [...conflicts.values()].toSorted((a, b) => b.count - a.count),
    dead: compiled.flatMap((one) => {
      const because = deadBecause(one, found.get(one.rule.id) ?? 0, winning);
      return because === null ? [] : [{ ruleId: one.rule.id, because }];
    }),
  };
}

function deadBecause(one: CompiledRule, count: number, winning: ReadonlySet<string>) {
  const { rule, categoryId } = one;
  if (one.isBroken || (rule.actions.categoryId !== null && categoryId === null)) return 'broken';
  if (count === 0) return 'no-match';
  return winning.has(rule.id) ? null : 'overruled';
}

function winnersOf({ category, description, note, tags, reviewed, skipped }: Decision): string[] {
  return [category, description, note, ...tags.values(), reviewed, skipped].flatMap((one) => one?.rule.id ?? []);
}

/** The rule that gave the category, with each of its rank that wanted another. */
function contradictions({ matched, category }: Decision): [string, string][] {
  if (category === null) return [];
  return matched.flatMap((other): [string, string][] =>
    other.categoryId !== null && other.categoryId !== category.categoryId && isSameRank(other, category)
      ? [[category.rule.id, other.rule.id]]
      : [],
  );
}
