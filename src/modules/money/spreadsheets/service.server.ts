import { readHtmlTables } from './html-tables.server.ts';
import type { Workbook } from './model.ts';
import { readOds } from './ods.server.ts';
import { readOfficeXml } from './office-xml.server.ts';
import { isXls, readXls } from './xls.server.ts';
import { readXlsx } from './xlsx.server.ts';

export { isXls } from './xls.server.ts';

const ARCHIVE = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Reads a workbook told by its bytes; null where the bytes are none. */
export function readWorkbook(bytes: Uint8Array): Workbook | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isXls(buffer)) return readXls(buffer);
  if (!buffer.subarray(0, 4).equals(ARCHIVE)) return null;
  // An archive names its parts before each of them, and once more at its end.
  const edges = [buffer.subarray(0, 4096), buffer.subarray(-65_536)].map((edge) => edge.toString('latin1')).join('');
  if (/Index\/Document\.iwa|xl\/workbook\.bin/.test(edges)) return { fault: 'other' };
  if (/opendocument\.spreadsheet/.test(edges)) return readOds(bytes);
  return /\[Content_Types\]\.xml|xl\/work/.test(edges) ? readXlsx(bytes) : null;
}

/** Reads a workbook or a table that is text: an HTML page or Excel's XML of 2003; null where the text is neither. */
export function readTextWorkbook(text: string): Workbook | null {
  const beginning = text.slice(0, 4000);
  if (/urn:schemas-microsoft-com:office:spreadsheet/.test(beginning)) return readOfficeXml(text);
  return isHtml(beginning) ? readHtmlTables(text) : null;
}

function isHtml(beginning: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,400}?-->\s*)?<(?:!doctype html|html|head|body|script|style|meta|table|div)\b/i.test(
    beginning,
  );
}
