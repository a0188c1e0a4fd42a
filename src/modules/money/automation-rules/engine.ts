import type { Currency } from '#kernel/money.ts';
import { type Condition, matches, type Row } from '#modules/money/search-language/rules.ts';
import { conditionOfRule, type Names } from './conditions.ts';
import { type LeftReason, linesOf, type Placed, placingOf, type ReadyFiling, type SplitLine } from './filing.ts';
import { type Rule, STAGES } from './model.ts';
import { readyFilingOf } from './ready.ts';
import { specificityOf } from './specificity.ts';

/** A transaction as rules see it: as it is, or as it comes in. */
export type RuleRow = Row & Placed & { readonly currency: Currency };

export type CompiledRule = {
  readonly rule: Rule;
  readonly specificity: number;
  /** What it asks of transactions in a currency; null where it cannot be read. */
  readonly conditionIn: (currency: Currency) => Condition | null;
  /** Where transactions go; null where it does not say, or what it names is gone. */
  readonly filing: ReadyFiling | null;
  /** It names a category or account that is not there. */
  readonly isBroken: boolean;
};

/** Rules ready to be applied, the weakest first. */
export type Compiled = readonly CompiledRule[];

/** Reads the rules that are on, once for all transactions. @param currency of the workspace */
export function compileRules(rules: readonly Rule[], names: Names, currency: Currency): Compiled {
  return rules
    .filter(({ isEnabled }) => isEnabled)
    .map((rule): CompiledRule => {
      const conditionIn = rememberingConditions(rule.query, names);
      return {
        rule,
        specificity: specificityOf(rule.query, currency),
        conditionIn,
        isBroken: conditionIn(currency) === null,
        filing: readyFilingOf(rule.actions, names),
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
  /** A category, a split or a transfer: of these three a transaction gets one. */
  readonly filing: CompiledRule | null;
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
    filing: strongest(({ filing }) => filing !== null),
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
  readonly split: Made<readonly SplitLine[]> | null;
  /** The account; what becomes of it is seen among all transactions. */
  readonly transfer: Made<string> | null;
  readonly description: Made<string> | null;
  readonly note: Made<string> | null;
  readonly tags: readonly Made<string>[];
  readonly reviewed: Made<true> | null;
  /** It would be categorised, split or linked, had a person not chosen its category. */
  readonly isProtected: boolean;
  /** Why it is not split or linked as a rule wants. */
  readonly left: LeftReason | null;
};

type Applying = {
  /** Changes categories that a person chose as well. */
  readonly includesPersons?: boolean;
};

/** What rules change of a transaction that is there already; nothing is changed into what it is. */
export function applyRules(compiled: Compiled, row: RuleRow, { includesPersons = false }: Applying = {}): Changes {
  const { filing, description, note, tags, reviewed } = decide(compiled, row);
  const renamed = description?.rule.actions.description === row.description ? null : description;
  const changed = {
    description: made(renamed, ({ rule }) => rule.actions.description),
    note: row.note === null ? made(note, ({ rule }) => rule.actions.note) : null,
    tags: [...tags].filter(([id]) => !row.tagIds.includes(id)).map(([to, { rule }]) => ({ to, ruleId: rule.id })),
    reviewed: reviewed !== null && row.needsReview ? { to: true as const, ruleId: reviewed.rule.id } : null,
  };
  const after = {
    description: changed.description?.to ?? row.description,
    tagIds: [...row.tagIds, ...changed.tags.map(({ to }) => to)],
  };
  return { ...changed, ...filed(filing, row, after, includesPersons) };
}

export type Filed = Pick<Changes, 'category' | 'split' | 'transfer' | 'isProtected' | 'left'>;
const STAYS: Filed = { category: null, split: null, transfer: null, isProtected: false, left: null };

/** What a rule makes of where a transaction goes. @param after what the lines of a split take from the transaction */
export function filed(
  by: CompiledRule | null,
  row: RuleRow,
  after: Pick<RuleRow, 'description' | 'tagIds'>,
  includesPersons: boolean,
): Filed {
  if (by === null || by.filing === null) return STAYS;
  const ruleId = by.rule.id;
  const placing = placingOf(row, by.filing, includesPersons);
  switch (placing.kind) {
    case 'nothing':
      return STAYS;
    case 'protected':
      return { ...STAYS, isProtected: true };
    case 'left':
      return { ...STAYS, left: placing.because };
    case 'category':
      return { ...STAYS, category: { to: placing.to, ruleId } };
    case 'split':
      return { ...STAYS, split: { to: linesOf(placing, after), ruleId } };
    case 'transfer':
      return { ...STAYS, transfer: { to: placing.to, ruleId } };
  }
}

function made(by: CompiledRule | null, value: (rule: CompiledRule) => string | null): Made<string> | null {
  const to = by === null ? null : value(by);
  return by === null || to === null ? null : { to, ruleId: by.rule.id };
}

/** The rules that changed something, each once; that of a transfer only where something became of it (`transferBy`). */
export function rulesBehind(
  { category, split, description, note, tags, reviewed }: Changes,
  transferBy: string | null = null,
): string[] {
  const all = [category, split, description, note, ...tags, reviewed];
  return [...new Set([...all.flatMap((change) => change?.ruleId ?? []), ...(transferBy === null ? [] : [transferBy])])];
}
