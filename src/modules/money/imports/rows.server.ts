import type { AccountSection, StatementRow } from '#modules/money/statement-formats/model.ts';
import type { Choices, DecisionKind } from '#modules/money/import-matching/model.ts';
import type { LeftOut, PreviewRow } from './model.ts';
import {
  type Plan,
  type PlannedRow,
  addedSentence,
  likenessSentence,
  mergedSentence,
  skippedSentence,
} from '#modules/money/import-matching/service.server.ts';

/** A line of a file and what becomes of it; the words are only made for those that are shown. */
export type Entry = {
  readonly line: number;
  readonly section: number;
  readonly decision: DecisionKind;
  readonly isLookAlike: boolean;
  /** The transaction that it is; its words are loaded for the lines that are shown. */
  readonly transactionId: string | null;
  readonly present: (raw: string) => PreviewRow;
};

const DECISION_OF: Readonly<Record<LeftOut['outcome'], DecisionKind>> = {
  merged: 'merge',
  skipped: 'skip',
  failed: 'fail',
};

/** All lines of a file that waits, as they are planned. */
export function plannedEntries(plan: Plan, choices: Choices): Entry[] {
  const rows = plan.rows.map((planned): Entry => {
    const { outcome, section, row } = planned;
    const isLookAlike = outcome.kind === 'add' && outcome.proposals.length > 0;
    const present = (raw: string) => presentPlanned(plan, planned, choices, raw);
    const transactionId = outcome.kind === 'add' ? null : outcome.id;
    return { line: row.line, section, decision: outcome.kind, isLookAlike, transactionId, present };
  });
  return inOrder([...rows, ...unreadEntries(plan.sections.map(({ section }) => section))]);
}

/** All lines of a file that was imported, as it was done then. */
export function doneEntries(
  sections: readonly AccountSection[],
  leftOut: readonly LeftOut[],
  describe: (row: StatementRow) => string,
): Entry[] {
  const byPlace = new Map(
    leftOut.flatMap((group) => group.rows.flatMap(([, at]) => (at === null ? [] : [[at, group] as const]))),
  );
  let place = -1;
  const rows = sections.flatMap(({ rows: own }, section) =>
    own.map((row): Entry => {
      place += 1;
      const at = place;
      const left = byPlace.get(at);
      const decision = left === undefined ? 'add' : DECISION_OF[left.outcome];
      const present = (raw: string): PreviewRow => ({
        ...baseOf(row, section, raw),
        place: at,
        description: describe(row),
        categoryId: null,
        rule: null,
        decision,
        reason: left?.reason ?? '',
        wish: null,
        candidates: [],
      });
      return { line: row.line, section, decision, isLookAlike: false, transactionId: null, present };
    }),
  );
  return inOrder([...rows, ...unreadEntries(sections)]);
}

/** What is kept of an import besides its transactions: every line that did not become one, with the reason. */
export function leftOutOf(plan: Plan): LeftOut[] {
  const groups = new Map<string, LeftOut>();
  const note = (outcome: LeftOut['outcome'], reason: string, row: LeftOut['rows'][number]) => {
    const key = `${outcome} ${reason}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { outcome, reason, rows: [row] });
    else group.rows.push(row);
  };
  for (const { place, row, outcome } of plan.rows) {
    if (outcome.kind === 'merge') note('merged', mergedSentence(outcome.because), [row.line, place, outcome.id]);
    if (outcome.kind === 'skip') note('skipped', skippedSentence(outcome), [row.line, place]);
  }
  for (const { section } of plan.sections) {
    for (const { line, sentence } of section.skipped) note('skipped', sentence, [line, null]);
    for (const { line, sentence } of section.failed) note('failed', sentence, [line, null]);
  }
  return [...groups.values()];
}

function presentPlanned(
  plan: Plan,
  { place, section, row, outcome }: PlannedRow,
  choices: Choices,
  raw: string,
): PreviewRow {
  const filed = plan.arrange({ row, section });
  const wish = choices.wishes[place] ?? null;
  return {
    ...baseOf(row, section, raw),
    place,
    description: filed.description,
    categoryId: outcome.kind === 'add' ? filed.expectedCategoryId : null,
    newCategory: outcome.kind === 'add' ? plan.carried.newCategoryOf(row) : null,
    rule: outcome.kind === 'add' ? filed.rule : null,
    decision: outcome.kind,
    reason: withDoubt(row, reasonOf(plan, place, outcome, wish !== null)),
    wish,
    candidates: candidatesOf(plan, outcome),
  };
}

const withDoubt = ({ doubt }: StatementRow, reason: string): string =>
  [reason, doubt ?? ''].filter((part) => part !== '').join(' ');

function reasonOf(plan: Plan, place: number, outcome: PlannedRow['outcome'], isWished: boolean): string {
  if (plan.lostWishes.includes(place))
    return 'The transaction you wanted to merge it with no longer exists or has another amount.';
  if (outcome.kind === 'add') return addedSentence(outcome.proposals.length, isWished);
  return outcome.kind === 'merge' ? mergedSentence(outcome.because) : skippedSentence(outcome);
}

function candidatesOf({ ledger }: Plan, outcome: PlannedRow['outcome']): PreviewRow['candidates'] {
  const shown = (id: string, score: number | null, because: string) => {
    const row = ledger.get(id);
    return row === undefined ? [] : [{ id, day: row.bookedOn, description: row.description, score, because }];
  };
  if (outcome.kind === 'add')
    return outcome.proposals.flatMap((proposal) => shown(proposal.id, proposal.score, likenessSentence(proposal)));
  return outcome.id === null ? [] : shown(outcome.id, null, 'This is the transaction you already have.');
}

function baseOf({ line, part, day, amount, status, filing }: StatementRow, section: number, raw: string) {
  const splitInto = filing?.lines.length ?? 0;
  const isPending = status === 'pending';
  return { section, line, raw, isFee: part === 'fee', day, amount, isPending, newCategory: null, splitInto };
}

function unreadEntries(sections: readonly AccountSection[]): Entry[] {
  return sections.flatMap(({ skipped, failed }, section) => {
    const entryOf =
      (decision: 'skip' | 'fail') =>
      ({ line, sentence, text }: AccountSection['skipped'][number]): Entry => ({
        line,
        section,
        decision,
        isLookAlike: false,
        transactionId: null,
        present: (raw) => ({
          place: null,
          section,
          line,
          raw: raw === '' ? text : raw,
          isFee: false,
          day: null,
          description: null,
          amount: null,
          isPending: false,
          categoryId: null,
          newCategory: null,
          splitInto: 0,
          rule: null,
          decision,
          reason: sentence,
          wish: null,
          candidates: [],
        }),
      });
    return [...skipped.map(entryOf('skip')), ...failed.map(entryOf('fail'))];
  });
}

/** As they stand in the file; what a line gives twice stays together, in its order. */
function inOrder(entries: Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.line - b.line);
}
