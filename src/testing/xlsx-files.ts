import { strToU8, zipSync } from 'fflate';

const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of parts written by hand, for what libraries do not write. */
export function xlsxOf(
  sheets: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>> = {},
): Uint8Array {
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="r" Type="${RELS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="id${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, at) => `<Relationship Id="id${at}" Type="${RELS}/worksheet" Target="worksheets/s${at}.xml"/>`)
      .join(
        '',
      )}<Relationship Id="st" Type="${RELS}/styles" Target="/xl/styles.xml"/><Relationship Id="ss" Type="${RELS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ...Object.fromEntries(names.map((name, at) => [`xl/worksheets/s${at}.xml`, sheets[name] ?? ''])),
    ...others,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
