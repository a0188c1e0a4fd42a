import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { PLAIN_PROJECT } from '#testing/a-project.ts';
import { ZAR } from '#testing/projects.server.ts';

type Project = { id: string; name: string; figures: { budget: string; minutes: number; billable: string } };

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-22T10:00:00Z') });
});
afterAll(() => app.close());

test('a program lists projects, reads one, logs time and undoes that', async () => {
  const { who, done } = await programOf(app);
  const { id } = await who.api.projects.add({ ...PLAIN_PROJECT, kind: 'client', client: 'Acme', rate: ZAR(600_00n) });
  expect(await done<Project[]>('GET', 'projects')).toMatchObject([
    { id, name: 'Kitchen', client: 'Acme', state: 'active', figures: { currency: 'ZAR', budget: '10000.00' } },
  ]);
  const { changeId } = await done<{ changeId: string }>('POST', `projects/${id}/time`, {
    day: '2026-11-20',
    minutes: 90,
    note: 'Survey',
  });
  expect(await done<Project>('GET', `projects/${id}`)).toMatchObject({
    figures: { minutes: 90, billable: '900.00' },
    times: [{ day: '2026-11-20', minutes: 90, note: 'Survey', billable: true, amount: '900.00' }],
    lines: [],
    tasks: [],
  });
  await done('POST', `changes/${changeId}/undo`);
  expect(await done<Project>('GET', `projects/${id}`)).toMatchObject({ figures: { minutes: 0 } });
});

test('a program lists the files of a project and takes one, with the scope for receipts', async () => {
  const { who, done, call, send } = await programOf(app);
  const { id: projectId } = await who.api.projects.add(PLAIN_PROJECT);
  const file = new File(['%PDF-1.7\n%%EOF'], 'Contract.pdf');
  const { id } = await who.api.projects.addFile({ projectId, file });
  expect(await done('GET', `projects/${projectId}/files`)).toMatchObject([{ id, name: 'Contract.pdf' }]);
  expect(await (await send.file(`attachments/${id}/file`)).text()).toBe('%PDF-1.7\n%%EOF');
  const { key: narrow } = await who.api.apiKeys.create({ name: 'Sheet', scopes: ['projects.read'], days: 30 });
  expect((await call('GET', `projects/${projectId}/files`, { as: narrow })).code).toBe('SCOPE_MISSING');
});
