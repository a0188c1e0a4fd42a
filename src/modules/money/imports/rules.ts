import type { Answers } from '#modules/money/csv-detection/model.ts';
import type { Choices } from '#modules/money/import-matching/model.ts';
import type { Choose, SectionPreview } from './model.ts';

/**
 * The choices after a change. Another reading of the columns is another list of rows, so the wishes for single rows of
 * the old reading are forgotten with it.
 */
export function changedChoices(before: Choices, change: Omit<Choose, 'id'>): Choices {
  const isReadAnew = change.mapping !== undefined || change.answers !== undefined;
  // Other columns may part the file into other accounts; with one account there is nothing to mix up.
  const keepsSections = change.mapping === undefined || before.accounts.length < 2;
  const sections = new Map((keepsSections ? before.accounts : []).map((one) => [one.section, one]));
  for (const one of change.accounts ?? []) sections.set(one.section, one);
  const wishes = isReadAnew ? {} : { ...before.wishes };
  for (const [place, wish] of Object.entries(change.wishes ?? {})) {
    if (wish === null) delete wishes[place];
    else wishes[place] = wish;
  }
  return {
    accounts: [...sections.values()].toSorted((a, b) => a.section - b.section),
    answers: change.answers === undefined ? before.answers : withAnswers(before.answers, change.answers),
    mapping: change.mapping === undefined ? before.mapping : change.mapping,
    wishes,
  };
}

/** Status words are asked about one by one. */
function withAnswers(before: Answers, change: Answers): Answers {
  const statuses = { ...before.statuses, ...change.statuses };
  return { ...before, ...change, ...(Object.keys(statuses).length > 0 ? { statuses } : {}) };
}

/**
 * Which check of a file's balances a person reads: that of the file in itself, or that against the account, which goes
 * further. One of them alone, so that there is one verdict.
 */
export function saidCheck({ check, balance }: Pick<SectionPreview, 'check' | 'balance'>): 'file' | 'account' {
  if (check.kind === 'gap' || balance === null || balance.bank.withheld === true) return 'file';
  return balance.verdict === 'unsure' && check.kind === 'matches' ? 'file' : 'account';
}
