import type { Day } from '#kernel/calendar.ts';
import { renamedByPersons } from '#modules/money/history/service.server.ts';
import { correctedMerchants, countryOf, rowsOfMerchant } from '#modules/money/merchants/service.server.ts';
import { printValue } from '#modules/money/search-language/model.ts';
import type { Reader } from './history.server.ts';
import { CORRECTIONS_BEFORE_PROPOSAL } from './limits.ts';
import type { Proposal, ProposalKey, Rule } from './model.ts';
import { renamedMerchants } from './renamed.ts';
import { compileRules, decide } from './rules.ts';
import { dismissalsIn } from './store.server.ts';

const keyOf = ({ merchant, direction, categoryId, description }: ProposalKey) =>
  JSON.stringify([direction, categoryId, description, merchant]);

/** Rules for merchants that a person categorised or renamed alike several times, where no rule does so yet. */
export async function proposalsIn(reader: Reader, rules: readonly Rule[], today: Day): Promise<Proposal[]> {
  const { db, workspace, names } = reader;
  const dismissed = new Set((await dismissalsIn(db, workspace.id)).map(keyOf));
  const compiled = compileRules(rules, names, workspace.currency);
  const corrected: Awaited<ReturnType<typeof correctedMerchants>> = [];
  for (const one of await correctedMerchants(db, workspace.id, CORRECTIONS_BEFORE_PROPOSAL))
    if (await isThere(reader, one)) corrected.push(one);
  const renamed = renamedMerchants(await renamedByPersons(db, workspace.id), {
    country: await countryOf(db, workspace.id),
    times: CORRECTIONS_BEFORE_PROPOSAL,
  });
  return [
    ...corrected.map((one) => ({ ...one, description: null })),
    ...renamed.map((one) => ({ ...one, categoryId: null })),
  ]
    .filter((one) => !dismissed.has(keyOf(one)))
    .filter(({ name, direction, description }) => {
      const decision = decide(compiled, likelyRow(reader, { name, direction, today }));
      return (description === null ? decision.filing : decision.description) === null;
    })
    .map(({ merchant, direction, name, categoryId, description, corrections }) => {
      const query = `description:${printValue(name)} direction:${direction}`;
      return { merchant, direction, name, categoryId, description, corrections, query };
    });
}

/** Whether a transaction of the merchant is left: those that taught it may be deleted. */
async function isThere(
  { db, workspace, currencies }: Reader,
  { name, direction }: { name: string; direction: 'in' | 'out' },
): Promise<boolean> {
  const line = { description: name, bankText: null, minor: direction === 'in' ? 1n : -1n };
  for (const currency of currencies)
    if (((await rowsOfMerchant(db, workspace.id, { ...line, currency }))?.rows.length ?? 0) > 0) return true;
  return false;
}

/** A transaction as the merchant's next one may come in. */
function likelyRow(
  { workspace }: Reader,
  { name, direction, today }: { name: string; direction: 'in' | 'out'; today: Day },
) {
  return {
    accountId: '',
    bookedOn: today,
    description: name,
    reference: null,
    bankText: name,
    categoryId: null,
    kind: null,
    minor: direction === 'in' ? 1n : -1n,
    status: 'booked',
    source: 'import',
    currency: workspace.currency,
    originalCurrency: null,
    categorySource: null,
    note: null,
    tagIds: [],
    needsReview: false,
    state: 'cleared',
    isSplit: false,
    isLinked: false,
    hasReceipt: false,
    part: null,
    isTransferred: false,
    isLocked: false,
  } as const;
}
