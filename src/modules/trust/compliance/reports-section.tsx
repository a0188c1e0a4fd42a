import { FileCheck, FileDown, FilePlus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Chart } from '#ui/charts/chart.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Formats, useFormats, writeMoment } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import type { ReportLine, ReportType } from './model.ts';
import { StatusBadge } from './parts.tsx';
import { useGenerate, usePdf, useReports } from './reports.client.ts';
import { REPORTS_SECTION_WORDS } from './words.ts';

/** From here on a course is easier to see than to read. */
const FEWEST_TO_DRAW = 4;

/** What was found before, kept as it was: made, listed, drawn over time, taken away as pages. */
export function ReportsSection({ about }: { about: ReportType }) {
  const reports = useReports(about);
  const generate = useGenerate(about);
  const make = (
    <Button
      look="primary"
      icon={<FilePlus aria-hidden />}
      pending={generate.isPending}
      onClick={() => generate.mutate()}
    >
      {REPORTS_SECTION_WORDS.createReport}
    </Button>
  );
  return (
    <Section
      flush
      title={REPORTS_SECTION_WORDS.reports}
      note={REPORTS_SECTION_WORDS.reportSavesScoreAndNote}
      actions={make}
    >
      <Loaded query={reports} skeleton={<TableSkeleton rows={3} />}>
        {({ reports: found }) =>
          found.length === 0 ? (
            <EmptyState icon={<FileCheck aria-hidden />} title={REPORTS_SECTION_WORDS.noReportsYet}>
              {REPORTS_SECTION_WORDS.createOneToCompare}
            </EmptyState>
          ) : (
            <>
              {found.length >= FEWEST_TO_DRAW && (
                <div className="px-5 pb-4">
                  <Trend about={about} reports={found} />
                </div>
              )}
              <ReportList about={about} reports={found} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function linkTo(about: ReportType, id: string): string {
  return `?${about === 'books' ? 'of=books&' : ''}report=${id}#report`;
}

/** How the score went, in the order of time. */
function Trend({ about, reports }: { about: ReportType; reports: readonly ReportLine[] }) {
  const formats = useFormats();
  const inOrder = reports.toReversed();
  return (
    <Chart
      title={findingOf(inOrder, formats)}
      kind="line"
      currency={null}
      height="small"
      series={[{ key: 'score', name: REPORTS_SECTION_WORDS.pointsOf100, hue: 'green' }]}
      points={inOrder.map(({ id, overallScore, generatedAt }) => ({
        key: id,
        label: writeMoment(generatedAt, formats),
        values: { score: overallScore },
      }))}
      linkOf={({ key }) => linkTo(about, key)}
      empty={REPORTS_SECTION_WORDS.nothingToShow}
    />
  );
}

function findingOf(inOrder: readonly ReportLine[], formats: Formats): string {
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return REPORTS_SECTION_WORDS.noReports;
  const [was, is] = [first.overallScore, last.overallScore];
  if (was === is) return REPORTS_SECTION_WORDS.scoreIsSameAs(is, writeMoment(first.generatedAt, formats));
  return REPORTS_SECTION_WORDS.scoreRoseFellFrom(is, was, writeMoment(first.generatedAt, formats));
}

function ReportList({ about, reports }: { about: ReportType; reports: readonly ReportLine[] }) {
  const formats = useFormats();
  const pdf = usePdf(about);
  return (
    <ul aria-label={REPORTS_SECTION_WORDS.reports} className="divide-y divide-line border-t border-line">
      {reports.map(({ id, overallScore, status, generatedAt, summary, criticalIssues }) => {
        const when = writeMoment(generatedAt, formats);
        return (
          <li
            key={id}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-5 py-3 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
          >
            <span className="figures text-xl font-semibold">{overallScore}</span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
                <TextLink to={linkTo(about, id)} className="pointer-coarse:py-2">
                  {when}
                </TextLink>
                <StatusBadge status={status} />
              </p>
              <p className="text-sm text-soft">
                {summary}
                {criticalIssues.length > 0 && REPORTS_SECTION_WORDS.critical(criticalIssues.length)}
              </p>
            </div>
            <Button
              size="small"
              className="justify-self-start max-sm:col-start-2"
              icon={<FileDown aria-hidden />}
              aria-label={REPORTS_SECTION_WORDS.downloadReportOfAs(when)}
              pending={pdf.isPending && pdf.variables === id}
              onClick={() => pdf.mutate(id)}
            >
              {REPORTS_SECTION_WORDS.pdf}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
