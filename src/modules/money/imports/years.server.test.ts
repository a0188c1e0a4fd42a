import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { fileOf, rowsOf, statementBooks } from '#testing/statements.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const HEADING = 'Date,Description,Amount';
const WINTER = [HEADING, '03/01,Rent,-900.00', '31/12,Shop,-12.00', '28/12,Salary,2000.00'].join('\n');
const SPRING = [HEADING, '03/02,Rent,-900.00', '02/02,Shop,-13.00', '01/02,Salary,2000.00'].join('\n');

type Api = Parameters<typeof rowsOf>[0];

async function upload(api: Api, text: string, name?: string) {
  const [account] = await api.accounts.list();
  return api.imports.upload({ file: fileOf(text, name), accountId: account?.id });
}

const daysOf = async (api: Api) =>
  (await rowsOf(api)).map(({ bookedOn, description }) => `${bookedOn} ${description}`).toSorted();

test('a statement whose dates have no year asks for it, and is imported over New Year under the answer', async () => {
  const { api } = await statementBooks(app);
  const { id, finding } = await upload(api, WINTER);
  expect(finding).toMatchObject({ kind: 'questions', questions: [{ about: 'year', suggested: '2026' }] });
  await expect(api.imports.commit({ id })).rejects.toMatchObject({ code: 'UNREADABLE' });
  const answered = await api.imports.choose({ id, answers: { year: '2026' } });
  expect(answered.finding).toMatchObject({
    kind: 'read',
    isReady: true,
    sections: [{ first: '2025-12-28', last: '2026-01-03' }],
  });
  expect(await api.imports.commit({ id })).toMatchObject({ added: 3, failed: 0 });
  expect(await daysOf(api)).toEqual(['2025-12-28 Salary', '2025-12-31 Shop', '2026-01-03 Rent']);
});

test('the next file of the bank asks for its year again, and for nothing that was answered before', async () => {
  const { api } = await statementBooks(app);
  const first = await upload(api, SPRING);
  expect(first.finding).toMatchObject({ kind: 'questions', questions: [{ about: 'year' }] });
  const dated = await api.imports.choose({ id: first.id, answers: { year: '2026' } });
  expect(dated.finding).toMatchObject({ kind: 'questions', questions: [{ about: 'dateOrder' }] });
  await api.imports.choose({ id: first.id, answers: { dateOrder: 'dmy' } });
  await api.imports.commit({ id: first.id });

  const next = await upload(api, SPRING.replaceAll('/02', '/03'), 'next.csv');
  expect(next).toMatchObject({ mappedBy: 'memory', finding: { kind: 'questions', questions: [{ about: 'year' }] } });
  const { finding } = await api.imports.choose({ id: next.id, answers: { year: '2026' } });
  expect(finding).toMatchObject({ kind: 'read', sections: [{ first: '2026-03-01', last: '2026-03-03' }] });
  expect(await api.imports.commit({ id: next.id })).toMatchObject({ added: 3 });
  expect((await daysOf(api)).slice(3)).toEqual(['2026-03-01 Salary', '2026-03-02 Shop', '2026-03-03 Rent']);
});

test('a year is four figures', async () => {
  const { api } = await statementBooks(app);
  const { id } = await upload(api, WINTER);
  await expect(api.imports.choose({ id, answers: { year: '26' } })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
