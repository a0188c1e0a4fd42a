import { addDays, type Day } from '#kernel/calendar.ts';
import { type Currency, money } from '#kernel/money.ts';
import { tagsIn } from '#modules/money/tags/service.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { projectsOfRows } from './collected.store.server.ts';
import { type TripRow, tripsAmong } from './first-projects.ts';
import type { Suggestion } from './reading.model.ts';
import { type Reader, worldOf } from './world.server.ts';

/** How far back tags and trips are looked for: two winters. */
const DAYS_BACK = 550;
const MOST_TAGS = 6;
const MOST_TRIPS = 3;
const FEWEST_ROWS = 2;
/** Slug of the starter category for trips. */
const TRAVEL = 'travel';

type TagRow = { tagId: string; currency: Currency; from: Day; to: Day; count: number; spent: string };

/** Projects that a person could begin with: tags that they use and trips that they made, those of no project yet. */
export async function suggestionsOf(reader: Reader, today: Day): Promise<Suggestion[]> {
  const { db, workspaceId } = reader;
  const world = await worldOf(reader);
  const since = addDays(today, -DAYS_BACK);
  const tags = await tagsIn(db, workspaceId);
  const taken = new Set(world.rules.flatMap(({ tagIds }) => tagIds));
  const used = await tagSums(db, workspaceId, since);
  const ofTags = tags
    .filter(({ ids }) => !ids.some((id) => taken.has(id)))
    .flatMap(({ id, ids, name }): Suggestion[] => {
      const rows = used.filter(({ tagId }) => ids.includes(tagId));
      const [main] = rows.toSorted((a, b) => b.count - a.count);
      if (main === undefined || main.count < FEWEST_ROWS || BigInt(main.spent) <= 0n) return [];
      const { currency, count, spent } = main;
      const from = rows.map((row) => row.from).toSorted()[0] ?? main.from;
      const to =
        rows
          .map((row) => row.to)
          .toSorted()
          .at(-1) ?? main.to;
      const about = { key: `tag ${id}`, source: 'tag', name, tagId: id } as const;
      return [{ ...about, from, to, count, spent: money(BigInt(spent), currency), rowIds: [] }];
    })
    .toSorted((a, b) => (a.to > b.to ? -1 : a.to < b.to ? 1 : 0))
    .slice(0, MOST_TAGS);
  const rows = await tripRows(db, workspaceId, since);
  const counted = await projectsOfRows(
    db,
    workspaceId,
    world.rules,
    rows.map(({ id }) => id),
  );
  const ofTrips = tripsAmong(rows.filter(({ id }) => !counted.has(id)))
    .slice(0, MOST_TRIPS)
    .map(({ from, to, rowIds, spent }): Suggestion => {
      const about = { key: `trip ${from} ${spent.currency}`, source: 'trip', name: '', tagId: null } as const;
      return { ...about, from, to, count: rowIds.length, spent, rowIds: [...rowIds] };
    });
  return [...ofTags, ...ofTrips];
}

const COUNTS = `t.workspace_id = $1 and t.deleted_at is null and not t.is_split and t.booked_on >= $2
  and not exists (select from categories c where c.workspace_id = $1 and c.id = t.category_id and c.kind <> 'expense')`;

async function tagSums(db: Database, workspaceId: string, since: Day): Promise<TagRow[]> {
  const { rows } = await connectionOf(db).query<TagRow>(
    `select tag as "tagId", t.currency, min(t.booked_on)::text as from, max(t.booked_on)::text as to,
       count(*)::int as count, (-sum(t.minor))::text as spent
     from transactions t cross join unnest(t.tag_ids) tag where ${COUNTS} and t.tag_ids <> '{}' group by 1, 2`,
    [workspaceId, since],
  );
  return rows;
}

/** Enough for the trips of two years. */
const MOST_ROWS = 1000;

async function tripRows(db: Database, workspaceId: string, since: Day): Promise<TripRow[]> {
  const found = (where: string) => `select t.id, t.booked_on, t.minor, t.currency from transactions t
    where ${COUNTS} and t.minor < 0 and ${where}`;
  const { rows } = await connectionOf(db).query<Omit<TripRow, 'minor'> & { minor: string }>(
    `select id, booked_on::text as day, minor::text as minor, currency from (
       ${found('t.original is not null')}
       union
       ${found(`t.category_id = any(array(select id from categories where workspace_id = $1 and slug = '${TRAVEL}'))`)}
     ) found order by booked_on desc, id limit ${MOST_ROWS}`,
    [workspaceId, since],
  );
  return rows.map(({ minor, ...row }) => ({ ...row, minor: BigInt(minor) }));
}
