import { type Compiled, type CompiledRule, type Decision, decide, isSameRank, type RuleRow } from './engine.ts';
import { filingsOf, isSameFiling } from './filing.ts';
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
  const { rule, filing } = one;
  if (one.isBroken || (filing === null && filingsOf(rule.actions).length > 0)) return 'broken';
  if (count === 0) return 'no-match';
  return winning.has(rule.id) ? null : 'overruled';
}

function winnersOf({ filing, description, note, tags, reviewed, skipped }: Decision): string[] {
  return [filing, description, note, ...tags.values(), reviewed, skipped].flatMap((one) => one?.rule.id ?? []);
}

/** The rule that said where it goes, with each of its rank that wanted something else. */
function contradictions({ matched, filing: by }: Decision): [string, string][] {
  if (by === null || by.filing === null) return [];
  const { filing, rule } = by;
  return matched.flatMap((other): [string, string][] =>
    other.filing !== null && !isSameFiling(other.filing, filing) && isSameRank(other, by)
      ? [[rule.id, other.rule.id]]
      : [],
  );
}
