import { BRAND } from '#kernel/brand.ts';
import type { Day } from '#kernel/calendar.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { type Content, type PdfDocument, pdfOf, type TableCell } from '#platform/pdf.server.ts';
import { burnDrawing } from './report-burn.ts';
import { files, pictures, receipts } from './report-files.server.ts';
import { shares, tasks, time } from './report-people.server.ts';
import { type Column, FAINT, figure, heading, part } from './report-table.server.ts';
import { hoursOf, writtenAmount } from './report-text.ts';
import type { Detail, ProjectFile, Receipt, Row } from './reading.model.ts';
import { REPORT_WORDS as WORDS } from './report-words.ts';
import { KIND_WORDS, STATE_WORDS } from './words.ts';

export type ReportFacts = {
  readonly detail: Detail;
  readonly rows: readonly Row[];
  readonly files: readonly ProjectFile[];
  readonly receipts: readonly Receipt[];
  /** By file or receipt, its picture as JPEG. */
  readonly pictures: ReadonlyMap<string, Buffer>;
  readonly today: Day;
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly accountNames: ReadonlyMap<string, string>;
};

/** The report of a project on A4 pages, with the same figures as its page. */
export async function reportOf(facts: ReportFacts): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await pdfOf(documentOf(facts)));
}

export function documentOf(facts: ReportFacts): PdfDocument {
  const { detail, today } = facts;
  const { project } = detail;
  return {
    info: { title: `${project.name}: ${WORDS.title}`, author: BRAND.name, subject: project.client ?? '' },
    footer: (page, pages) => ({
      columns: [
        { text: `${BRAND.name}, ${dayInWords(today)}`, color: FAINT, fontSize: 8 },
        { text: WORDS.page(page, pages), alignment: 'right', color: FAINT, fontSize: 8 },
      ],
      margin: [48, 20, 48, 0],
    }),
    styles: { h1: { fontSize: 20, bold: true }, h2: { fontSize: 13, bold: true } },
    content: [
      { text: project.name, style: 'h1' },
      { text: WORDS.title, color: FAINT, margin: [0, 2, 0, 10] },
      ...aboutIt(facts),
      ...summary(facts),
      ...lineTable(facts),
      ...burn(facts),
      ...tasks(facts),
      ...time(facts),
      ...shares(facts),
      ...transactions(facts),
      ...files(facts),
      ...receipts(facts),
      ...pictures(facts),
    ],
  };
}

function pairs(rows: readonly (readonly [string, string])[]): Content {
  const body = rows.map(([name, value]): TableCell[] => [{ text: name, color: FAINT }, { text: value }]);
  return { table: { widths: [130, '*'], body }, layout: 'noBorders' };
}

function aboutIt({ detail: { project }, today }: ReportFacts): Content[] {
  const { client, startsOn, endsOn, closing, invoiceReference, kind, state } = project;
  const until = endsOn === null ? WORDS.noEnd : dayInWords(endsOn);
  const rows: (readonly [string, string])[] = [
    ...(client === null ? [] : [[WORDS.client, client] as const]),
    [WORDS.kind, KIND_WORDS[kind]],
    [WORDS.dates, WORDS.fromTo(dayInWords(startsOn), until)],
    [WORDS.state, closing === null ? STATE_WORDS[state] : WORDS.closedOn(dayInWords(closing.day))],
    [WORDS.asOf, dayInWords(today)],
    ...(invoiceReference === null ? [] : [[WORDS.invoice, invoiceReference] as const]),
    ...(project.note === '' ? [] : [[WORDS.note, project.note] as const]),
  ];
  return [pairs(rows)];
}

function summary({ detail: { figures, since, unknown } }: ReportFacts): Content[] {
  const { budget, spent, committed, left, income, margin, workValue, workCost, billableMinutes } = figures;
  const hasWork = figures.minutes > 0;
  const rows: (readonly [string, string])[] = [
    [WORDS.budget, writtenAmount(budget)],
    [WORDS.spent, writtenAmount(spent)],
    [WORDS.committed, writtenAmount(committed)],
    [WORDS.left, writtenAmount(left)],
    ...(income.minor === 0n && figures.plannedIncome.minor === 0n
      ? []
      : [
          [WORDS.income, writtenAmount(income)] as const,
          ...(workCost.minor === 0n ? [] : [[WORDS.workCost, writtenAmount(workCost)] as const]),
          [WORDS.margin, writtenAmount(margin)] as const,
        ]),
    ...(hasWork
      ? [[WORDS.workValue, WORDS.forHours(writtenAmount(workValue), hoursOf(billableMinutes))] as const]
      : []),
    ...unknown.map((amount) => [WORDS.notCounted, WORDS.noRate(writtenAmount(amount))] as const),
    ...(since === null
      ? []
      : [[WORDS.since, WORDS.spentAndIncome(writtenAmount(since.spent), writtenAmount(since.income))] as const]),
  ];
  return [heading(WORDS.summary), pairs(rows)];
}

function lineTable({ detail: { project, figures }, categoryNames, accountNames }: ReportFacts): Content[] {
  if (project.lines.length === 0) return [];
  const byId = new Map(figures.lines.map((line) => [line.id, line]));
  const body = project.lines.flatMap((line): TableCell[][] => {
    const own = byId.get(line.id);
    if (own === undefined) return [];
    const about = [categoryNames.get(line.categoryId ?? ''), accountNames.get(line.accountId ?? '')];
    const takes = about.filter((one) => one !== undefined).join(', ');
    const name = takes === '' || takes === line.name ? line.name : `${line.name} (${takes})`;
    return [
      [
        name,
        WORDS.direction[line.direction],
        figure(own.planned),
        figure(own.actual),
        figure(own.committed),
        figure(own.left),
      ],
    ];
  });
  const outside = figures.outsideLines;
  const rest: TableCell[][] =
    outside.minor === 0n ? [] : [[WORDS.outside, WORDS.direction.cost, '', figure(outside), '', '']];
  const columns: Column[] = [
    { name: WORDS.line, width: '*' },
    { name: WORDS.kind, width: 40 },
    ...[WORDS.planned, WORDS.actual, WORDS.committed, WORDS.left].map((name): Column => ({
      name,
      width: 78,
      isFigure: true,
    })),
  ];
  return [part(WORDS.lines, columns, [...body, ...rest])];
}

function burn({
  detail: {
    burn: { points },
    tasks: all,
  },
}: ReportFacts): Content[] {
  const drawing = burnDrawing(
    points.map(({ day, spent, planned }) => ({ day, spent: spent?.minor ?? null, planned: planned?.minor ?? null })),
    all.flatMap(({ kind, dueOn }) => (kind === 'milestone' && dueOn !== null ? dueOn : [])),
  );
  const [first, last] = [points[0], points.at(-1)];
  if (drawing === null || first === undefined || last === undefined) return [];
  const line = (drawn: readonly { x: number; y: number }[], lineColor: string, dash?: { length: number }) => {
    const type = 'polyline' as const;
    return { type, points: [...drawn], lineColor, lineWidth: 1.2, ...(dash && { dash }) };
  };
  return [
    {
      unbreakable: true,
      stack: [
        heading(WORDS.burn),
        {
          canvas: [
            {
              type: 'line',
              x1: 0,
              y1: drawing.height,
              x2: drawing.width,
              y2: drawing.height,
              lineColor: '#d9d4ca',
              lineWidth: 0.5,
            },
            ...drawing.milestones.map((x) => {
              const type = 'line' as const;
              const dash = { length: 1 };
              return { type, x1: x, y1: 0, x2: x, y2: drawing.height, lineColor: FAINT, lineWidth: 0.5, dash };
            }),
            ...(drawing.planned.length < 2 ? [] : [line(drawing.planned, FAINT, { length: 3 })]),
            ...(drawing.spent.length < 2 ? [] : [line(drawing.spent, '#1f6f4a')]),
          ],
        },
        {
          margin: [0, 3, 0, 0],
          columns: [
            { text: dayInWords(first.day), color: FAINT, fontSize: 8 },
            { text: dayInWords(last.day), alignment: 'right', color: FAINT, fontSize: 8 },
          ],
        },
        {
          text: drawing.milestones.length === 0 ? WORDS.burnNote : WORDS.burnMilestones,
          color: FAINT,
          fontSize: 8,
          margin: [0, 2, 0, 0],
        },
      ],
    },
  ];
}

function transactions({ rows, detail }: ReportFacts): Content[] {
  if (rows.length === 0) return [heading(WORDS.transactions), WORDS.noTransactions];
  const columns: Column[] = [
    { name: WORDS.day, width: 84 },
    { name: WORDS.description, width: '*' },
    { name: WORDS.category, width: 90 },
    { name: WORDS.account, width: 90 },
    { name: WORDS.amount, width: 84, isFigure: true },
  ];
  const body = rows
    .toReversed()
    .map(({ day, description, categoryName, accountName, amount }): TableCell[] => [
      dayInWords(day),
      description,
      categoryName,
      accountName,
      figure(amount),
    ]);
  const isCut = rows.length < detail.figures.count;
  return [
    part(WORDS.transactions, columns, body),
    ...(isCut ? [{ text: WORDS.newest(rows.length, detail.figures.count), color: FAINT } satisfies Content] : []),
  ];
}
