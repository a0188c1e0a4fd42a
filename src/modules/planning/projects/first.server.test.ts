import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { PLAIN_PROJECT } from '#testing/a-project.ts';
import { builderIn, ZAR } from '#testing/projects.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';

describe('a first project', () => {
  test('is suggested by a tag that is used and by a trip, until it is made', async () => {
    const { add, api, book, tag, category } = await builderIn(app);
    const tagId = await tag('Wedding');
    await book('Venue', -5_000_00n, { tagIds: [tagId], bookedOn: '2026-09-01' });
    await book('Rings', -2_000_00n, { tagIds: [tagId], bookedOn: '2026-10-01' });
    const travel = { categoryId: category('Travel and holidays') };
    for (const day of ['01', '03', '08'])
      await book(`Stay ${day}`, -500_00n, { ...travel, bookedOn: `2026-07-${day}` });
    const suggested = await api.projects.suggest({ today });
    expect(suggested).toMatchObject([
      { source: 'tag', name: 'Wedding', from: '2026-09-01', to: '2026-10-01', count: 2, spent: ZAR(7_000_00n) },
      { source: 'trip', from: '2026-07-01', to: '2026-07-08', count: 3, spent: ZAR(1_500_00n) },
    ]);
    await add({ rule: { ...PLAIN_PROJECT.rule, tagIds: [tagId] } });
    await add({ name: 'Trip', rowIds: suggested[1]?.rowIds ?? [] });
    expect(await api.projects.suggest({ today })).toEqual([]);
  });
});
