import { BRAND } from '#kernel/brand.ts';
import { plural } from '#kernel/plural.ts';
import { type Content, type PdfDocument, pdfOf, type TableCell } from '#platform/pdf.server.ts';
import type { Check, Evidence, Report } from './model.ts';
import { STATUS_WORDS } from './rules.ts';

/** Whose report it is, as it stands on its first page, and by which clock it tells the time. */
export type PdfFor = { readonly about: string; readonly madeBy: string; readonly timeZone: string };

const FAINT = '#5f5a52';
const LINE = '#d9d4ca';

/** A report on A4 pages, each check with the evidence that it rests on. */
export function reportPdf(report: Report, { about, madeBy, timeZone }: PdfFor): Promise<Uint8Array> {
  const { overallScore, status, risk, generatedAt, checks, summary, criticalIssues, id } = report;
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    generatedAt,
  );
  const riskLevel = risk.toLowerCase();
  const title = report.reportType === 'personal' ? 'Compliance report' : 'Workspace compliance report';
  const document: PdfDocument = {
    info: { title: `${title}, ${about}`, author: BRAND.name, creationDate: generatedAt },
    footer: (page, pages) => ({
      columns: [
        { text: `${BRAND.name}, report ${id}`, color: FAINT, fontSize: 8 },
        { text: `Page ${page} of ${pages}`, alignment: 'right', color: FAINT, fontSize: 8 },
      ],
      margin: [48, 20, 48, 0],
    }),
    styles: { h1: { fontSize: 20, bold: true }, h2: { fontSize: 13, bold: true } },
    content: [
      { text: title, style: 'h1' },
      { text: about, fontSize: 13, margin: [0, 2, 0, 10] },
      { text: `Created ${when} (${timeZone}) for ${madeBy}.`, color: FAINT },
      {
        text: 'This installation checked every fact itself at the time above. This is not legal advice.',
        color: FAINT,
        margin: [0, 4, 0, 0],
      },
      { text: `Security score: ${overallScore} of 100`, fontSize: 28, bold: true, margin: [0, 16, 0, 0] },
      { text: `${STATUS_WORDS[status]}. Risk: ${riskLevel}.`, fontSize: 12, margin: [0, 0, 0, 6] },
      summary,
      ...critical(criticalIssues),
      { text: 'Security checks', style: 'h2', margin: [0, 18, 0, 6] },
      overview(checks),
      ...checks.flatMap(checkPart),
    ],
  };
  return pdfOf(document);
}

function critical(issues: readonly string[]): Content[] {
  if (issues.length === 0) return [];
  return [{ text: 'Critical requirements not met', style: 'h2', margin: [0, 12, 0, 4] }, { ul: [...issues] }];
}

function overview(checks: readonly Check[]): Content {
  const head = ['Check', 'Points', 'Check met', 'Severity'].map((text): TableCell => ({
    text,
    bold: true,
    color: FAINT,
  }));
  const rows = checks.map(({ name, score, compliant, severity }): TableCell[] => [
    name,
    { text: String(score), alignment: 'right' },
    compliant ? 'yes' : 'no',
    severity,
  ]);
  return { table: { headerRows: 1, widths: ['*', 50, 60, 70], body: [head, ...rows] }, layout: 'lightHorizontalLines' };
}

function checkPart({ name, description, message, evidence }: Check): Content[] {
  return [
    { text: name, style: 'h2', margin: [0, 16, 0, 2], headlineLevel: 1 },
    { text: `${description} ${message}`, color: FAINT, margin: [0, 0, 0, 6] },
    {
      table: { widths: [66, '*', 84], body: evidence.map(evidenceRow), dontBreakRows: true },
      layout: {
        hLineWidth: () => 0.5,
        vLineWidth: () => 0,
        hLineColor: () => LINE,
        paddingTop: () => 4,
        paddingBottom: () => 4,
      },
    },
  ];
}

function evidenceRow({ title, note, earned, of }: Evidence): TableCell[] {
  return [
    {
      text: earned === of ? 'Requirement met' : earned === 0 ? 'Requirement not met' : 'Requirement partly met',
      bold: true,
    },
    { stack: [{ text: title, bold: true }, note] },
    { text: `${earned} of ${plural(of, 'point')}`, alignment: 'right' },
  ];
}
