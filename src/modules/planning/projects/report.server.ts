import { BRAND } from '#kernel/brand.ts';
import type { Day } from '#kernel/calendar.ts';
import { dayInWords } from '#kernel/day-words.ts';
import type { Money } from '#kernel/money.ts';
import { type Content, type PdfDocument, pdfOf, type TableCell } from '#platform/pdf.server.ts';
import { burnDrawing } from './report-burn.ts';
import { hoursOf, writtenAmount } from './report-text.ts';
import type { Detail, Receipt, Row } from './reading.model.ts';
import { KIND_WORDS, REPORT_WORDS as WORDS, STATE_WORDS } from './words.ts';

export type ReportFacts = {
  readonly detail: Detail;
  readonly rows: readonly Row[];
  readonly receipts: readonly Receipt[];
  readonly today: Day;
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly accountNames: ReadonlyMap<string, string>;
};

const FAINT = '#5f5a52';

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
      ...receipts(facts),
    ],
  };
}

const heading = (text: string): Content => ({ text, style: 'h2', margin: [0, 16, 0, 6], headlineLevel: 1 });
const right = (text: string): TableCell => ({ text, alignment: 'right' });
const figure = (amount: Money): TableCell => right(writtenAmount(amount));

type Column = { readonly name: string; readonly width: number | '*'; readonly isFigure?: true };

function table(columns: readonly Column[], body: readonly TableCell[][]): Content {
  const head = columns.map(({ name, isFigure }): TableCell => ({
    text: name,
    bold: true,
    color: FAINT,
    ...(isFigure && { alignment: 'right' }),
  }));
  return {
    table: { headerRows: 1, widths: columns.map(({ width }) => width), body: [head, ...body], dontBreakRows: true },
    layout: 'lightHorizontalLines',
    fontSize: 8,
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
  return [heading(WORDS.lines), table(columns, [...body, ...rest])];
}

function burn({
  detail: {
    burn: { points },
  },
}: ReportFacts): Content[] {
  const drawing = burnDrawing(
    points.map(({ spent, planned }) => ({ spent: spent?.minor ?? null, planned: planned?.minor ?? null })),
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
            ...(drawing.planned.length < 2 ? [] : [line(drawing.planned, FAINT, { length: 3 })]),
            ...(drawing.spent.length < 2 ? [] : [line(drawing.spent, '#1f6f4a')]),
          ],
        },
        {
          columns: [
            { text: dayInWords(first.day), color: FAINT, fontSize: 8 },
            { text: dayInWords(last.day), alignment: 'right', color: FAINT, fontSize: 8 },
          ],
        },
        { text: WORDS.burnNote, color: FAINT, fontSize: 8, margin: [0, 2, 0, 0] },
      ],
    },
  ];
}

const nameOf = (people: readonly { readonly id: string; readonly name: string }[], id: string | null) =>
  people.find((one) => one.id === id)?.name ?? '';

function tasks({ detail: { tasks: all, members } }: ReportFacts): Content[] {
  if (all.length === 0) return [];
  const columns: Column[] = [
    { name: WORDS.task, width: '*' },
    { name: WORDS.kind, width: 60 },
    { name: WORDS.by, width: 110 },
    { name: WORDS.due, width: 84 },
    { name: WORDS.done, width: 84 },
  ];
  const body = all.map(({ name, kind, assigneeId, dueOn, doneOn }): TableCell[] => [
    name,
    WORDS.taskKind[kind],
    nameOf(members, assigneeId),
    dueOn === null ? '' : dayInWords(dueOn),
    doneOn === null ? WORDS.notDone : dayInWords(doneOn),
  ]);
  return [heading(WORDS.tasks), table(columns, body)];
}

function time({ detail: { times, members, figures } }: ReportFacts): Content[] {
  if (times.length === 0) return [];
  const columns: Column[] = [
    { name: WORDS.day, width: 84 },
    { name: WORDS.by, width: 100 },
    { name: WORDS.note, width: '*' },
    { name: WORDS.hours, width: 50, isFigure: true },
    { name: WORDS.worth, width: 84, isFigure: true },
  ];
  const body = times
    .toReversed()
    .map(({ day, memberId, note, minutes, isBillable, value }): TableCell[] => [
      dayInWords(day),
      nameOf(members, memberId),
      note,
      right(hoursOf(minutes)),
      isBillable ? figure(value) : right(WORDS.notBilled),
    ]);
  const sum = [{ text: WORDS.total, bold: true }, '', '', right(hoursOf(figures.minutes)), figure(figures.workValue)];
  return [heading(WORDS.time), table(columns, [...body, sum])];
}

function shares({ detail: { project, balances, payments, settlements, unattributed } }: ReportFacts): Content[] {
  const { people } = project;
  if (people.length === 0) return [];
  const columns: Column[] = [
    { name: WORDS.person, width: '*' },
    ...[WORDS.paid, WORDS.share, WORDS.balance].map((name): Column => ({ name, width: 90, isFigure: true })),
  ];
  const body = balances.map(({ personId, paid, owed, balance }): TableCell[] => [
    nameOf(people, personId),
    figure(paid),
    figure(owed),
    figure(balance),
  ]);
  const between = (from: string, to: string, amount: Money) =>
    WORDS.pays(nameOf(people, from), nameOf(people, to), writtenAmount(amount));
  return [
    heading(WORDS.shares),
    table(columns, body),
    ...(unattributed.minor === 0n
      ? []
      : [{ text: WORDS.unattributed(writtenAmount(unattributed)), margin: [0, 6, 0, 0] } satisfies Content]),
    ...(settlements.length === 0
      ? []
      : [
          { text: WORDS.settled, bold: true, margin: [0, 8, 0, 2] } satisfies Content,
          {
            ul: settlements.map(
              ({ day, fromPersonId, toPersonId, amount }) =>
                `${dayInWords(day)}: ${between(fromPersonId, toPersonId, amount)}`,
            ),
          },
        ]),
    { text: WORDS.toSettle, bold: true, margin: [0, 8, 0, 2] },
    payments.length === 0
      ? WORDS.even
      : { ul: payments.map(({ fromPersonId, toPersonId, amount }) => between(fromPersonId, toPersonId, amount)) },
  ];
}

function transactions({ rows, detail }: ReportFacts): Content[] {
  if (rows.length === 0) return [heading(WORDS.transactions), WORDS.noTransactions];
  const columns: Column[] = [
    { name: WORDS.day, width: 58 },
    { name: WORDS.description, width: '*' },
    { name: WORDS.category, width: 90 },
    { name: WORDS.account, width: 90 },
    { name: WORDS.amount, width: 84, isFigure: true },
  ];
  const body = rows
    .toReversed()
    .map(({ day, description, categoryName, accountName, amount }): TableCell[] => [
      day,
      description,
      categoryName,
      accountName,
      figure(amount),
    ]);
  const isCut = rows.length < detail.figures.count;
  return [
    heading(WORDS.transactions),
    ...(isCut ? [{ text: WORDS.newest(rows.length, detail.figures.count), color: FAINT } satisfies Content] : []),
    table(columns, body),
  ];
}

function receipts({ receipts: all }: ReportFacts): Content[] {
  if (all.length === 0) return [];
  const columns: Column[] = [
    { name: WORDS.day, width: 58 },
    { name: WORDS.description, width: '*' },
    { name: WORDS.file, width: 200 },
  ];
  const body = all.map(({ day, description, name }): TableCell[] => [day, description, name]);
  return [heading(WORDS.receipts), table(columns, body)];
}
