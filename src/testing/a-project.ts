import { money } from '#kernel/money.ts';
import type { NewProject } from '#modules/planning/projects/model.ts';

/** A project of a home without lines, people or a rule. */
export const PLAIN_PROJECT: NewProject = {
  name: 'Kitchen',
  kind: 'home',
  state: 'active',
  currency: 'ZAR',
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
  budget: money(10_000_00n, 'ZAR'),
  lines: [],
  rule: { tagIds: [], categoryIds: [], accountIds: [], from: null, to: null },
  sharing: 'equal',
  people: [],
  client: null,
  rate: null,
  costRate: null,
  invoiceReference: null,
  note: '',
  rowIds: [],
};
