import { fileURLToPath } from 'node:url';
import type { createPdf } from 'pdfmake';

type Definition = Parameters<typeof createPdf>[0];

export type { Content, TableCell } from 'pdfmake';
export type PdfDocument = Pick<Definition, 'content' | 'footer' | 'info' | 'styles'>;

const FACES = { normal: 'Roboto-Regular.ttf', bold: 'Roboto-Medium.ttf' } as const;

let loaded: Promise<(document: Definition) => Promise<Uint8Array>> | null = null;

/** A4 pages of real text, with its typeface in them. The words are drawn as they are; nothing in them is fetched or run. */
export async function pdfOf(document: PdfDocument): Promise<Uint8Array> {
  loaded ??= load();
  const draw = await loaded;
  return draw({
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
    language: 'en',
    ...copyOf(document),
  });
}

/** Letters that the typeface draws as a letter and its mark only, such as Ṣ and Ǹ in Yoruba names. */
const WITHOUT_GLYPH = /[\u1e00-\u1e9f\u01f8\u01f9]/g;

/** Drawing changes what it is given. Functions, which tell how a table is ruled, are the same in the copy. */
function copyOf<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(WITHOUT_GLYPH, (letter) => letter.normalize('NFD')) as Value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)])) as Value;
}

/** It is 10 MB of program: loaded when somebody wants the first page. */
async function load() {
  const { default: pdfmake } = await import('pdfmake');
  const pathOf = (face: string) => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/${face}`));
  const fonts = { normal: pathOf(FACES.normal), bold: pathOf(FACES.bold) };
  const own = new Set<string>(Object.values(fonts));
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path: string) => own.has(path));
  pdfmake.setFonts({ Roboto: fonts });
  return async (document: Definition) => new Uint8Array(await pdfmake.createPdf(document).getBuffer());
}
