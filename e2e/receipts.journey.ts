import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

test.use({ expected: [/status of 422 .*attachments\/add/] });

/** A page that is red in its middle, with a word beneath. */
function pdfWithABox(): Buffer {
  const drawing = '1 0 0 rg 50 50 100 100 re f BT /F1 12 Tf 60 20 Td (Total 12.34) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF\n`);
}

function colourInTheMiddle(canvas: Element): number[] {
  if (!(canvas instanceof HTMLCanvasElement)) throw new TypeError('not a canvas');
  const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1);
  return [...(pixel?.data ?? [])];
}

test('a receipt is attached and seen, a refund is linked, the totals net, and both are undone', async ({
  page,
  person,
}) => {
  const { api } = person;
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const categories = await api.categories.list();
  const clothes = categories.find(({ name }) => name === 'Clothes and shoes')?.id ?? '';
  const row = { accountId, bookedOn: '2026-03-10', categoryId: clothes };
  const purchase = await api.transactions.create({ ...row, description: 'TAKEALOT 1', amount: { minor: -1000_00n } });
  const refund = await api.transactions.create({ ...row, description: 'TAKEALOT 2', amount: { minor: 300_00n } });
  await api.transactions.update({ id: refund.id, categoryId: null });
  const bytes = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#0a6' } })
    .jpeg()
    .toBuffer();

  await page.goto(`/app/transactions?open=${purchase.id}`);
  const sheet = page.getByRole('dialog', { name: 'TAKEALOT 1' });
  const receipts = sheet.getByRole('region', { name: 'Receipts' });
  await receipts
    .getByLabel(/^Receipt files/)
    .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') });
  await expect(page.getByText('page.jpg was not added')).toBeVisible();
  await expect(page.getByText(/This is not a PDF, JPEG/)).toBeVisible();
  await receipts
    .getByLabel(/^Receipt files/)
    .setInputFiles({ name: 'Till slip.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(page.getByText('Till slip.jpg was added')).toBeVisible();
  await expect(receipts.locator('img')).toBeVisible();
  await looked(page, 'a receipt');
  await receipts.getByRole('button', { name: /^Open Till slip.jpg/ }).click();
  const preview = page.getByRole('dialog', { name: 'Till slip.jpg' });
  await expect(preview.getByRole('button', { name: 'Enlarge Till slip.jpg' })).toBeVisible();
  await looked(page, 'its picture');
  const download = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Download original' }).click();
  expect((await download).suggestedFilename()).toBe('Till slip.jpg');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await receipts.getByRole('button', { name: 'Delete Till slip.jpg' }).click();
  const deleted = await heldToast(page, 'Till slip.jpg was deleted');
  await expect(receipts.locator('img')).toBeHidden();
  await undoIn(deleted);
  await expect(receipts.locator('img')).toBeVisible();

  const links = sheet.getByRole('region', { name: 'Refunds and linked transactions' });
  await links.getByRole('button', { name: 'Add link' }).click();
  await links.getByRole('radio', { name: /TAKEALOT 2/ }).check();
  await expect(links.getByLabel('Amount refunded')).toHaveValue(/300/);
  await looked(page, 'the form of a link');
  await links.getByRole('button', { name: 'Link transactions' }).click();
  await expect(links.getByText(/Refunded: R\s300,00 of R\s1\s000,00\. Your cost: R\s700,00\./)).toBeVisible();
  await expect(links.getByRole('link', { name: 'TAKEALOT 2' })).toBeVisible();
  await looked(page, 'a refunded purchase');
  const spent = async () => (await api.transactions.totals({ currency: 'ZAR', categoryId: clothes })).moneyOut.minor;
  expect(await spent()).toBe(-700_00n);

  await links.getByRole('link', { name: 'TAKEALOT 2' }).click();
  const back = page
    .getByRole('dialog', { name: 'TAKEALOT 2' })
    .getByRole('region', { name: 'Refunds and linked transactions' });
  await expect(back.getByText('Refunded purchase')).toBeVisible();
  await back.getByRole('button', { name: 'Unlink TAKEALOT 1' }).click();
  const unlinked = await heldToast(page, 'TAKEALOT 1 was unlinked');
  await expect(back.getByRole('link', { name: 'TAKEALOT 1' })).toBeHidden();
  expect(await spent()).toBe(-1000_00n);
  await undoIn(unlinked);
  await expect(back.getByRole('link', { name: 'TAKEALOT 1' })).toBeVisible();
  expect(await spent()).toBe(-700_00n);

  // The form was opened while it was linked: what it did not change is not saved.
  await back.getByRole('button', { name: 'Unlink TAKEALOT 1' }).click();
  await expect(back.getByRole('link', { name: 'TAKEALOT 1' })).toBeHidden();
  const form = page.getByRole('dialog', { name: 'TAKEALOT 2' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  expect(await spent()).toBe(-1000_00n);

  await page.goto(`/app/transactions?open=${purchase.id}`);
  await receipts
    .getByLabel(/^Receipt files/)
    .setInputFiles({ name: 'Invoice.pdf', mimeType: 'application/pdf', buffer: pdfWithABox() });
  await receipts.getByRole('button', { name: /^Open Invoice.pdf/ }).click();
  const invoice = page.getByRole('dialog', { name: 'Invoice.pdf' });
  const drawn = invoice.getByRole('button', { name: 'Enlarge Invoice.pdf, page 1 of 1' }).locator('canvas');
  await expect.poll(() => drawn.evaluate(colourInTheMiddle)).toEqual([255, 0, 0, 255]);
  await looked(page, 'a PDF');
});
