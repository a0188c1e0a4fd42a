import { addDays } from '#kernel/calendar.ts';
import { PLAIN_PROJECT } from '#testing/a-project.ts';
import type { Api } from '../e2e/caller.ts';
import { type Line, repeated, type Sample } from './measure.ts';
import { onBooks } from './books.ts';
import { addRows, TODAY } from './rows.ts';
import type { Yard } from './yard.ts';

/** Of 19 answers in 20, in milliseconds; and how much longer than with the fewest rows. */
const AIM = { most: 100, growth: 3 };
/** Each collects by a tag, or by a category, over a quarter of its own. */
const PROJECTS = 12;

/** The list of a dozen projects, and one of them, at each number of transactions, as a browser asks for them. */
export async function measureProjects(yard: Yard, sizes: readonly number[]): Promise<Line[]> {
  return onBooks(yard, async ({ api, client, accounts, tagId, ...books }) => {
    const id = await addProjects(api, tagId);
    const lines: Line[] = [];
    const smallest = new Map<string, Sample>();
    let from = 0;
    for (const size of sizes) {
      await addRows(client, { ...books, tagId }, accounts, { from, to: size });
      await client.query('vacuum (analyze) transactions');
      from = size;
      for (const [name, ask] of Object.entries(QUESTIONS)) {
        await client.query('delete from rate_limits');
        const found = await repeated(() => ask(api, id));
        const first = smallest.get(name) ?? found;
        smallest.set(name, first);
        lines.push(lineOf(yard, `${name}, ${size.toLocaleString('en')} rows`, found, first));
      }
    }
    return lines;
  });
}

const QUESTIONS: Readonly<Record<string, (api: Api, id: string) => Promise<unknown>>> = {
  'list of projects': (api) => api.projects.list({ today: TODAY }),
  'one project': (api, id) => api.projects.get({ id, today: TODAY }),
  'transactions of a project': (api, id) => api.projects.rows({ id }),
};

/** Answers the id of the one by a tag. */
async function addProjects(api: Api, tagId: string): Promise<string> {
  const categories = (await api.categories.list()).filter(({ kind }) => kind === 'expense');
  let first = '';
  for (let at = 0; at < PROJECTS; at += 1) {
    const from = addDays(TODAY, -90 * (at % 4) - 90);
    const categoryIds = [categories[at % categories.length]?.id ?? ''];
    const days = { from, to: addDays(from, 89) };
    const rule = at === 0 ? { tagIds: [tagId], categoryIds: [] } : { tagIds: [], categoryIds };
    const { id } = await api.projects.add({
      ...PLAIN_PROJECT,
      name: `Project ${at}`,
      startsOn: from,
      endsOn: addDays(TODAY, 60),
      rule: { ...rule, accountIds: [], ...days },
    });
    if (at === 0) first = id;
  }
  return first;
}

function lineOf({ name }: Yard, what: string, found: Sample, first: Sample): Line {
  const reached = found.p95 < AIM.most && found.median <= AIM.growth * first.median;
  return {
    what: `${name}: ${what}`,
    unit: 'ms',
    found,
    beside: { what: 'with the fewest rows', found: first },
    aim: { text: `p95 < ${AIM.most} ms, ≤ ${AIM.growth}×`, reached },
  };
}
