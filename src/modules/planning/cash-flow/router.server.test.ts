import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import { startTestApp } from '#testing/app.server.ts';
import { seedDemo } from '#apps/server/demo.server.ts';
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());
test('x', async () => {
  expect(addDays('2026-01-01', 1)).toBe('2026-01-02');
  void seedDemo;
});
