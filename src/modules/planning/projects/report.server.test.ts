import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPdf } from '#modules/money/pdf-statements/service.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { PLAIN_PROJECT } from '#testing/a-project.ts';
import { builderIn, ZAR } from '#testing/projects.server.ts';
import { PICTURES_IN_REPORT } from './limits.ts';
import { writtenAmount } from './report-text.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const lineId = '018f4d7a-0000-7000-8000-000000000001';
const peopleIds = ['018f4d7a-0000-7000-8000-000000000002', '018f4d7a-0000-7000-8000-000000000003'];

/** The texts of a PDF as its pages have them, with plain spaces. */
async function textOf(file: File): Promise<string> {
  const read = await openPdf(new Uint8Array(await file.arrayBuffer()), undefined);
  if ('fault' in read) throw new Error(read.fault);
  const runs = read.pages.flatMap((page) => page.runs.map(({ text }) => text));
  return runs.join(' ').replaceAll(/\s+/g, ' ');
}
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

test('the report says in real text what the page says, names with every letter among it', async () => {
  const { api, add, book, tag, category, session } = await builderIn(app);
  const tagId = await tag('acme');
  const tagged = { tagIds: [tagId], bookedOn: '2026-11-05' };
  const tiles = await book('Tiles from Ṣadé', -12_345_67n, { ...tagged, categoryId: category('Groceries') });
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await api.attachments.add({ transactionId: tiles, file: new File([png], 'tiles.png', { type: 'image/png' }) });
  const { id } = await add({
    ...PLAIN_PROJECT,
    name: 'Ọlábísí ₦ Naïve',
    kind: 'client',
    client: 'Zoë Ltd “Q”',
    invoiceReference: 'INV-7',
    rate: ZAR(600_00n),
    budget: null,
    lines: [
      {
        id: lineId,
        name: 'Tiling',
        direction: 'cost',
        categoryId: category('Groceries'),
        accountId: null,
        amount: ZAR(10_000_00n),
      },
    ],
    rule: { ...PLAIN_PROJECT.rule, tagIds: [tagId] },
    people: [
      { id: peopleIds[0] ?? '', name: 'Sipho', memberId: session.person.id, weight: 1, accountIds: [] },
      { id: peopleIds[1] ?? '', name: 'Adébáyọ̀', memberId: null, weight: 1, accountIds: [] },
    ],
  });
  await api.projects.addTime({ projectId: id, day: today, minutes: 95, note: 'Drawing', isBillable: true, rate: null });
  await api.projects.addFile({ projectId: id, file: new File(['%PDF-1.7\n%%EOF'], 'Contract.pdf') });
  const task = { kind: 'milestone', name: 'Handover', startsOn: null, doneOn: null, assigneeId: null } as const;
  await api.projects.addTask({ projectId: id, ...task, dueOn: '2026-12-15' });
  await api.projects.close({ id, today });
  const { figures, payments } = await api.projects.get({ id, today });
  const file = await api.projects.report({ id, today });
  expect(file.name).toBe('Ọlábísí Naïve.pdf');
  // The receipt is a picture, which stands in it too.
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toContain('/Subtype /Image');
  const text = await textOf(file);
  const [payment] = payments;
  if (payment === undefined) throw new Error('someone owes');
  for (const said of [
    'Ọlábísí ₦ Naïve',
    'Zoë Ltd “Q”',
    'INV-7',
    'Closed on 20 November 2026',
    'Tiles from Ṣadé',
    'tiles.png',
    'Contract.pdf',
    'Handover',
    'Drawing',
    '1:35',
    writtenAmount(figures.budget),
    writtenAmount(figures.spent),
    writtenAmount(figures.left),
    writtenAmount(figures.workValue),
    `pays ${writtenAmount(payment.amount)} to Sipho`,
  ])
    expect(text).toContain(plain(said).normalize('NFKC'));
  expect(figures.left).toEqual(ZAR(-2_345_67n));
});

test('pictures among the files stand in the report before those of receipts, up to as many as it shows', async () => {
  const { api, add, book } = await builderIn(app);
  const rowId = await book('Tiles', -100_00n, { bookedOn: '2026-11-05' });
  await api.attachments.add({ transactionId: rowId, file: await drawing(0) });
  const { id } = await add({ rowIds: [rowId] });
  const drawnIn = async () => {
    const bytes = Buffer.from(await (await api.projects.report({ id, today })).arrayBuffer());
    return bytes.toString('latin1').split('/Subtype /Image').length - 1;
  };
  expect(await drawnIn()).toBe(1);
  await api.projects.addFile({ projectId: id, file: new File(['%PDF-1.7\n%%EOF'], 'Contract.pdf') });
  expect(await drawnIn()).toBe(1);
  // More than a person adds in a minute.
  await app.owner.query('delete from rate_limits');
  for (let at = 1; at <= PICTURES_IN_REPORT; at += 1)
    await api.projects.addFile({ projectId: id, file: await drawing(at) });
  expect(await drawnIn()).toBe(PICTURES_IN_REPORT);
  const text = await textOf(await api.projects.report({ id, today }));
  // In the list, and above its picture; the receipt only in the list.
  expect(text.split('Drawing 1.png')).toHaveLength(3);
  expect(text.split('Drawing 0.png')).toHaveLength(2);
});

/** A picture that is like no other. */
async function drawing(at: number): Promise<File> {
  const picture = sharp({ create: { width: 10, height: 12, channels: 3, background: { r: at, g: 3 * at, b: 90 } } });
  return new File([new Uint8Array(await picture.png().toBuffer())], `Drawing ${at}.png`);
}
