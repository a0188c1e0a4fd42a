import { afterAll, beforeAll, expect, test } from 'vitest';
import { joined } from '#testing/members.server.ts';
import { startNewsroom } from '#testing/notices.server.ts';
import { PLAIN_PROJECT } from '#testing/a-project.ts';
import { builderIn, ZAR } from '#testing/projects.server.ts';
import { watchProjects } from './jobs.server.ts';

let room: Awaited<ReturnType<typeof startNewsroom>>;
beforeAll(async () => {
  room = await startNewsroom(() => new Date('2026-11-20T09:00:00Z'));
});
afterAll(() => room.app.close());

const watch = () => watchProjects(room.app.services);

test('80 % and all of a budget and a milestone that is due are told once, to those who may change projects', async () => {
  const who = await builderIn(room.app);
  const viewer = await joined(room.app, who, { role: 'viewer' });
  const { add, api, book, tag } = who;
  const tagId = await tag('kitchen');
  const tagged = { tagIds: [tagId], bookedOn: '2026-11-05' };
  const rule = { ...PLAIN_PROJECT.rule, tagIds: [tagId] };
  const { id: projectId } = await add({ budget: ZAR(100_00n), rule });
  const milestone = { projectId, kind: 'milestone', startsOn: null, doneOn: null, assigneeId: null } as const;
  await api.projects.addTask({ ...milestone, name: 'Tiling done', dueOn: '2026-11-22' });
  await api.projects.addTask({ ...milestone, name: 'All done', dueOn: '2026-12-22' });
  await book('Tiles', -79_00n, tagged);
  const titles = async () => {
    const all = await room.titlesOf(who, true);
    return all.filter((title) => /budget is|is due/.test(title)).toSorted();
  };
  await watch();
  expect(await titles()).toEqual(['Tiling done is due']);
  await book('Glue', -1_00n, tagged);
  await watch();
  await watch();
  expect(await titles()).toEqual(['Kitchen: 80 % of the budget is used', 'Tiling done is due']);
  await book('Taps', -30_00n, tagged);
  await watch();
  expect(await titles()).toContain('Kitchen: the budget is used up');
  expect((await api.notifications.list({ all: true })).notices[0]).toMatchObject({
    actionUrl: `/app/projects/${projectId}`,
  });
  expect((await room.titlesOf(viewer, true)).filter((title) => /Kitchen|Tiling/.test(title))).toEqual([]);
});
