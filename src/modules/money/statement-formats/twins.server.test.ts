import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import * as z from 'zod';
import { ManifestSchema } from '../../../../scripts/statements-judge.ts';
import { findLayout } from '#modules/money/csv-detection/rules.ts';
import { pdfOf } from '#platform/pdf.server.ts';
import { decode } from './decode.server.ts';
import type { Reading } from './model.ts';
import { openAndRead } from '#testing/open-and-read.server.ts';
import { xlsOf } from '#testing/xls-files.server.ts';
import { readStatement } from './service.server.ts';

const folder = fileURLToPath(new URL('../../../../../shared/statements/', import.meta.url));
const isThere = existsSync(`${folder}manifest.json`);

type Read = Extract<Reading, { kind: 'read' }>;
type Sample = {
  readonly file: string;
  /** Of the account it belongs to. */
  readonly currency: string;
  readonly reading: Read;
  readonly rows: readonly (readonly string[])[];
};

/** Samples in CSV that say all by themselves, with the cells of their lines. */
function samples(): Sample[] {
  const { files } = z
    .looseObject({ files: ManifestSchema.shape.files })
    .parse(JSON.parse(readFileSync(`${folder}manifest.json`, 'utf8')));
  return files.flatMap(({ file, format }): Sample[] => {
    if (format !== 'csv') return [];
    const bytes = readFileSync(`${folder}${file}`);
    // A sign of several currencies is that of the account.
    const isAsked = readStatement(bytes, { currency: 'ZAR' }).kind === 'questions';
    const currency = isAsked ? 'USD' : 'ZAR';
    const reading = readStatement(bytes, { currency });
    const decoded = decode(bytes);
    if (reading.kind !== 'read' || 'kind' in decoded) return [];
    const found = findLayout(decoded.text, undefined);
    if (typeof found === 'string') return [];
    const { preamble, heading, body } = found.table;
    const records = [...preamble, ...(heading === null ? [] : [heading]), ...body];
    return [{ file, currency, reading, rows: records.slice(0, 400).map(({ cells }) => cells) }];
  });
}

/** The movements of a reading, without where they stand in it. */
function movementsOf(reading: Read): string[] {
  return reading.accounts.flatMap(({ rows }) =>
    rows.map(({ day, amount, part, status }) => `${day} ${amount.minor} ${amount.currency} ${part} ${status}`),
  );
}

const name = (what: string) => (isThere ? what : `left out: there are no statements at ${folder}`);

test.runIf(isThere).each([name('samples in CSV read the same as spreadsheets')])(
  '%s',
  async () => {
    const differing: string[] = [];
    let same = 0;
    for (const { file, currency, reading, rows } of samples()) {
      const xlsx = await writeXlsx(rows.map((cells) => cells.map((value) => ({ type: String, value })))).toBuffer();
      const xls = xlsOf([{ name: 'Sheet1', rows }]);
      for (const [kind, bytes] of [
        ['XLSX', xlsx],
        ['XLS', xls],
      ] as const) {
        const twin = await openAndRead(bytes, { currency });
        if (twin.kind === 'read' && movementsOf(twin).join('\n') === movementsOf(reading).join('\n')) same += 1;
        else
          differing.push(
            `${kind} ${file}: ${twin.kind === 'read' ? 'other rows' : JSON.stringify(twin).slice(0, 200)}`,
          );
      }
    }
    expect(differing).toEqual([]);
    expect(same).toBeGreaterThanOrEqual(80);
  },
  120_000,
);

test
  .runIf(isThere)
  .each([name('samples in CSV, printed as PDFs, read the same, at once or once their columns are confirmed')])(
  '%s',
  async () => {
    const tally = { same: 0, confirmed: 0, other: 0 };
    const wrong: string[] = [];
    for (const { file, currency, reading, rows } of samples()) {
      const width = Math.max(...rows.map(({ length }) => length));
      const body = rows.map((cells) =>
        Array.from({ length: width }, (_, at) => ({ text: (cells[at] ?? '').slice(0, 60) })),
      );
      const widths = Array.from({ length: width }, () => 'auto');
      const bytes = await pdfOf({ content: [{ fontSize: 5, layout: 'noBorders', table: { widths, body } }] });
      const isSame = (twin: Reading) =>
        twin.kind === 'read' && movementsOf(twin).join('\n') === movementsOf(reading).join('\n');
      const twin = await openAndRead(bytes, { currency });
      if (isSame(twin)) tally.same += 1;
      else if (twin.kind === 'read') wrong.push(`${file}: ${movementsOf(twin).slice(0, 3).join('; ')}`);
      else if (twin.kind === 'unmapped') {
        const { delimiter, heading, skipLines, columns } = twin;
        const found = { delimiter, heading, skipLines, columns: columns.map(({ role }) => role) };
        const mapping = { ...found, dateOrder: null, decimal: null, sign: null };
        tally[isSame(await openAndRead(bytes, { currency, mapping })) ? 'confirmed' : 'other'] += 1;
      } else tally.other += 1;
    }
    process.stdout.write(`${JSON.stringify(tally)}\n`);
    expect(wrong).toEqual([]);
    expect(tally.same + tally.confirmed).toBeGreaterThanOrEqual(40);
  },
  240_000,
);
