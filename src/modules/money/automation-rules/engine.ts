import type { Currency } from '#kernel/money.ts';
import { type Condition, matches, type Row } from '#modules/money/search-language/rules.ts';
import { conditionOfRule, type Names } from './conditions.ts';
import { type Rule, STAGES } from './model.ts';
import { specificityOf } from './specificity.ts';

/** A transaction as rules see it: as it is, or as it comes in. */
export type RuleRow = Row & {
  readonly currency: Currency;
  /** Its category is not its own: it has lines, or is one side of a transfer. */
  readonly isFixed: boolean;
};

export type CompiledRule = {
  readonly rule: Rule;
  readonly specificity: number;
  /** What it asks of transactions in a currency; null where it cannot be read. */
  readonly conditionIn: (currency: Currency) => Condition | null;
  /** The category that it gives; null where it gives none, or one that is gone. */
  readonly categoryId: string | null;
  /** It names a category or account that is not there. */
  readonly isBroken: boolean;
};

/** Rules ready to be applied, the weakest first. */
export type Compiled = readonly CompiledRule[];

/** Reads the rules that are on, once for all transactions. @param currency of the workspace */
export function compileRules(rules: readonly Rule[], names: Names, currency: Currency): Compiled {
  const open = new Set(names.categories.flatMap(({ id, isArchived }) => (isArchived ? [] : [id])));
  return rules
    .filter(({ isEnabled }) => isEnabled)
    .map((rule): CompiledRule => {
      const { categoryId } = rule.actions;
      const conditionIn = rememberingConditions(rule.query, names);
      return {
        rule,
        specificity: specificityOf(rule.query, currency),
        conditionIn,
        isBroken: conditionIn(currency) === null,
        categoryId: categoryId !== null && open.has(categoryId) ? categoryId : null,
      };
    })
    .toSorted(byStrength);
}

function rememberingConditions(query: string, names: Names): (currency: Currency) => Condition | null {
  const known = new Map<Currency, Condition | null>();
  return (currency) => {
    const before = known.get(currency);
    if (before !== undefined) return before;
    const condition = conditionOfRule(query, currency, names);
    const found = 'problem' in condition ? null : condition;
    known.set(currency, found);
    return found;
  };
}

/** Whether two rules have equal say; then the upper one in the list wins. */
export function isSameRank(one: CompiledRule, other: CompiledRule): boolean {
  return one.rule.stage === other.rule.stage && one.specificity === other.specificity;
}

function byStrength(one: CompiledRule, other: CompiledRule): number {
  return (
    STAGES.indexOf(one.rule.stage) - STAGES.indexOf(other.rule.stage) ||
    one.specificity - other.specificity ||
    other.rule.position - one.rule.position ||
    (one.rule.id < other.rule.id ? 1 : -1)
  );
}

export function matchesRule({ conditionIn }: CompiledRule, row: RuleRow): boolean {
  const condition = conditionIn(row.currency);
  return condition !== null && matches(condition, row);
}

/** What the rules that match want together: per field, the strongest of them. */
export type Decision = {
  readonly matched: readonly CompiledRule[];
  readonly category: CompiledRule | null;
  readonly description: CompiledRule | null;
  readonly note: CompiledRule | null;
  /** By tag. */
  readonly tags: ReadonlyMap<string, CompiledRule>;
  readonly reviewed: CompiledRule | null;
  readonly skipped: CompiledRule | null;
};

/** All rules look at the transaction as it came: what one changes, another does not see. */
export function decide(compiled: Compiled, row: RuleRow): Decision {
  const matched = compiled.filter((rule) => matchesRule(rule, row));
  const strongest = (acts: (rule: CompiledRule) => boolean) => matched.findLast(acts) ?? null;
  return {
    matched,
    category: strongest(({ categoryId }) => categoryId !== null),
    description: strongest(({ rule: { actions } }) => actions.description !== null),
    note: strongest(({ rule: { actions } }) => actions.note !== null),
    tags: new Map(matched.flatMap((rule) => rule.rule.actions.tagIds.map((id) => [id, rule] as const))),
    reviewed: strongest(({ rule: { actions } }) => actions.isReviewed),
    skipped: strongest(({ rule: { actions } }) => actions.isSkipped),
  };
}

type Made<Value> = { readonly to: Value; readonly ruleId: string };

/** What changes of a transaction, and which rule did it. */
export type Changes = {
  readonly category: Made<string> | null;
  readonly description: Made<string> | null;
  readonly note: Made<string> | null;
  readonly tags: readonly Made<string>[];
  readonly reviewed: Made<true> | null;
  /** The category would change, had a person not chosen it. */
  readonly isProtected: boolean;
};

type Applying = {
  /** Changes categories that a person chose as well. */
  readonly includesPersons?: boolean;
};

/** What rules change of a transaction that is there already; nothing is changed into what it is. */
export function applyRules(compiled: Compiled, row: RuleRow, { includesPersons = false }: Applying = {}): Changes {
  const { category, description, note, tags, reviewed } = decide(compiled, row);
  const refiled = row.isFixed || category?.categoryId === row.categoryId ? null : category;
  const isProtected = refiled !== null && row.categorySource === 'person' && !includesPersons;
  const renamed = description?.rule.actions.description === row.description ? null : description;
  return {
    category: isProtected ? null : made(refiled, ({ categoryId }) => categoryId),
    description: made(renamed, ({ rule }) => rule.actions.description),
    note: row.note === null ? made(note, ({ rule }) => rule.actions.note) : null,
    tags: [...tags].filter(([id]) => !row.tagIds.includes(id)).map(([to, { rule }]) => ({ to, ruleId: rule.id })),
    reviewed: reviewed !== null && row.needsReview ? { to: true, ruleId: reviewed.rule.id } : null,
    isProtected,
  };
}

function made(by: CompiledRule | null, value: (rule: CompiledRule) => string | null): Made<string> | null {
  const to = by === null ? null : value(by);
  return by === null || to === null ? null : { to, ruleId: by.rule.id };
}

/** The rules that changed something, each once. */
export function rulesBehind({ category, description, note, tags, reviewed }: Changes): string[] {
  const all = [category, description, note, ...tags, reviewed];
  return [...new Set(all.flatMap((change) => change?.ruleId ?? []))];
}
