import type { Day } from '#kernel/calendar.ts';
import type { NewProject } from './project-model.ts';
import type { Suggestion } from './reading.model.ts';

/** The project that a suggestion begins: over the days of its transactions, with what they cost as its budget. */
export function firstProject(
  { source, from, to, spent, tagId, rowIds }: Suggestion,
  { name, today }: { readonly name: string; readonly today: Day },
): NewProject {
  const isOver = to < today;
  return {
    name,
    kind: source === 'trip' ? 'trip' : 'other',
    state: 'active',
    currency: spent.currency,
    startsOn: from,
    // What was tagged lately may go on.
    endsOn: source === 'trip' && isOver ? to : null,
    budget: spent,
    lines: [],
    rule: { tagIds: tagId === null ? [] : [tagId], categoryIds: [], accountIds: [], from: null, to: null },
    sharing: 'equal',
    people: [],
    client: null,
    rate: null,
    costRate: null,
    invoiceReference: null,
    note: '',
    rowIds: [...rowIds],
  };
}
