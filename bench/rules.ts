import pg from 'pg';
import { MERCHANTS, TOWNS } from '../e2e/statement-file.ts';
import { openHandlers } from './handlers.ts';
import { type Line, sampleOf, timed } from './measure.ts';
import { addRows, openAccounts } from './rows.ts';
import type { Yard } from './yard.ts';

const ROWS = 100_000;
const RULES = 50;
const ROUNDS = 5;
const AIM = 5000;

/**
 * 50 rules over 100,000 transactions through guard and contract, of which they find nearly all: what they would change
 * (about one transaction in twenty), the run that changes it, and its undo; beside it a bare read of all rows.
 */
export async function measureRules({ loginUrl, superuserUrl, name }: Yard): Promise<Line[]> {
  const handlers = await openHandlers(loginUrl);
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { api, workspaceId } = handlers;
    const { id: tagId } = await api.tags.create({ name: 'Bench' });
    await addRows(client, { ...handlers, tagId }, await openAccounts(handlers), { from: 0, to: ROWS });
    await client.query('vacuum (analyze) transactions');
    const categories = (await api.categories.list()).filter(({ kind }) => kind === 'expense');
    for (let at = 0; at < RULES; at += 1) {
      await client.query('delete from rate_limits');
      await api.automationRules.create(ruleAt(at, categories[at % categories.length]?.id ?? ''));
    }
    const rounds: { dry: number; run: number; undo: number; bare: number }[] = [];
    let [found, changed] = [0, 0];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await client.query('delete from rate_limits');
      let id = '';
      const dry = await timed(async () => ({ changed } = await api.automationRules.dryRun({ includesPersons: true })));
      const run = await timed(async () => ({ id } = await api.automationRules.run({ includesPersons: true })));
      const undo = await timed(() => api.automationRules.revertRun({ id }));
      const bare = await timed(() => client.query('select * from transactions where workspace_id = $1', [workspaceId]));
      if (round > 0) rounds.push({ dry, run, undo, bare });
    }
    found = (await api.automationRules.report()).matches.reduce((sum, { count }) => sum + count, 0);
    const of = (key: keyof (typeof rounds)[number]) => sampleOf(rounds.map((round) => round[key]));
    const beside = { what: 'bare read', found: of('bare') };
    const aimOf = (sample: Line['found']) => ({ text: `< ${AIM} ms`, reached: sample.median < AIM });
    const over = `${RULES} rules over ${ROWS.toLocaleString('en')} transactions`;
    const line = (what: string, key: 'dry' | 'run' | 'undo'): Line => {
      return { what: `${name}: ${what}`, unit: 'ms', found: of(key), beside, aim: aimOf(of(key)) };
    };
    return [
      line(`${over}, dry run (${found.toLocaleString('en')} matches)`, 'dry'),
      line(`${over}, run (${changed.toLocaleString('en')} changed)`, 'run'),
      line('its undo', 'undo'),
    ];
  } finally {
    await client.end();
    await handlers.close();
  }
}

/** Most rules find what is as they want it; one in five changes the transactions of one town. */
function ruleAt(at: number, categoryId: string) {
  const merchant = MERCHANTS[at % MERCHANTS.length] ?? '';
  const town = TOWNS[at % TOWNS.length] ?? '';
  const changes = at % 5 === 0;
  const query = changes ? `description:"${merchant}" description:"${town}"` : `description:"${merchant}" is:reviewed`;
  const actions = changes ? { categoryId } : { isReviewed: true };
  return { name: `${at}: ${query}`, query, actions };
}
