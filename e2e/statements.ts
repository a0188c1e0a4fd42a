import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';

/** A statement of one month, and what it comes to as the dashboard writes it. */
export type KnownStatement = {
  readonly path: string;
  readonly lastDay: string;
  readonly accountNumber: string;
  readonly rows: number;
  readonly moneyIn: string;
  readonly moneyOut: string;
  readonly left: string;
};

const at = (path: string) => new URL(path, import.meta.url).pathname;

/** A real bank's file, which lies beside the repository; its licence is unknown, so it is in no commit. */
const REAL: KnownStatement = {
  path: at('../../shared/statements/csv/index68838073935__fnb_business_preamble.csv'),
  lastDay: '2026-03-31',
  accountNumber: '62123456789',
  rows: 5,
  moneyIn: 'R 45 000,00',
  moneyOut: 'R 41 855,00',
  left: 'R 3 145,00',
};

/** An invented one of the same shape, where that folder is absent. */
const INVENTED: KnownStatement = {
  path: at('files/fnb-business.csv'),
  lastDay: '2026-05-31',
  accountNumber: '62000000042',
  rows: 5,
  moneyIn: 'R 38 000,00',
  moneyOut: 'R 17 855,00',
  left: 'R 20 145,00',
};

export const STATEMENT = existsSync(REAL.path) ? REAL : INVENTED;

/** Drops files onto the page as a mouse does: with their names and bytes, anywhere in it. */
export async function drop(page: Page, files: readonly { name: string; content: string | Buffer }[]): Promise<void> {
  const sent = files.map(({ name, content }) => ({ name, base64: Buffer.from(content).toString('base64') }));
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer();
    for (const { name, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name));
    }
    return data;
  }, sent);
  const place = page.locator('#main');
  // The page takes them once it knows who may import.
  await place
    .getByText(/Drop statements here|Add files/)
    .first()
    .waitFor();
  await place.dispatchEvent('dragenter', { dataTransfer: transfer });
  await place.dispatchEvent('drop', { dataTransfer: transfer });
}

export function fileAt(path: string): { name: string; content: Buffer } {
  return { name: basename(path), content: readFileSync(path) };
}
