import { dayInWords } from '#kernel/day-words.ts';
import type { Content, TableCell } from '#platform/pdf.server.ts';
import type { ProjectFile, Receipt } from './reading.model.ts';
import { type Column, FAINT, heading, part } from './report-table.server.ts';
import { REPORT_WORDS as WORDS } from './report-words.ts';

/* Files and receipts, in the report of a project. */

type Facts = {
  readonly files: readonly ProjectFile[];
  readonly receipts: readonly Receipt[];
  readonly pictures: ReadonlyMap<string, Buffer>;
};

/** Points of a page that a picture may take. */
const ROOM: [number, number] = [240, 320];

export function files({ files: all }: Facts): Content[] {
  if (all.length === 0) return [];
  const columns: Column[] = [
    { name: WORDS.file, width: '*' },
    { name: WORDS.addedBy, width: 200 },
  ];
  const body = all.map(({ name, addedBy }): TableCell[] => [name, addedBy ?? '']);
  return [part(WORDS.files, columns, body)];
}

export function receipts({ receipts: all }: Facts): Content[] {
  if (all.length === 0) return [];
  const columns: Column[] = [
    { name: WORDS.day, width: 58 },
    { name: WORDS.description, width: '*' },
    { name: WORDS.file, width: 200 },
  ];
  const body = all.map(({ day, description, name }): TableCell[] => [day, description, name]);
  return [part(WORDS.receipts, columns, body)];
}

/** The pictures among them, two beside each other. */
export function pictures({ files: ofProject, receipts: ofRows, pictures: byId }: Facts): Content[] {
  const drawn = [
    ...ofProject.map(({ id, name }) => ({ id, name, about: null })),
    ...ofRows.map(({ id, name, day, description }) => ({ id, name, about: `${dayInWords(day)}, ${description}` })),
  ].flatMap(({ id, name, about }): Content[] => {
    const picture = byId.get(id);
    if (picture === undefined) return [];
    return [
      {
        stack: [
          ...(about === null ? [] : [{ text: about, fontSize: 8 }]),
          { text: name, color: FAINT, fontSize: 8, margin: [0, 0, 0, 4] },
          { image: `data:image/jpeg;base64,${picture.toString('base64')}`, fit: ROOM },
        ],
      },
    ];
  });
  const inColumn = (one: Content) => ({ width: ROOM[0], stack: [one] });
  return Array.from({ length: Math.ceil(drawn.length / 2) }, (_, at): Content => {
    const row: Content = {
      columns: drawn.slice(at * 2, at * 2 + 2).map(inColumn),
      columnGap: 16,
      margin: [0, 0, 0, 14],
    };
    // The heading is not torn from the first of them by the end of a page.
    return { unbreakable: true, stack: at === 0 ? [heading(WORDS.pictures), row] : [row] };
  });
}
