import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { useAnchor } from '#ui/anchor.client.ts';
import { Field } from '#ui/field.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Select } from '#ui/select.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { type Comparison, comparisonOf } from './comparison.ts';
import type { Evidence, Report, ReportLine, ReportType } from './model.ts';
import { CheckList, EvidenceRow, ScoreLine } from './parts.tsx';
import { complianceOf, STATE, useReports } from './reports.client.ts';
import { COMPARISON_SECTION_WORDS } from './words.ts';

/** A report as it was kept, and what changed since one before it. */
export function ComparisonSection({ about }: { about: ReportType }) {
  const [state, setState] = useUrlState(STATE);
  const formats = useFormats();
  const all = useReports(about).data?.reports ?? [];
  const later = all.find(({ id }) => id === state.report) ?? all[0];
  const before = earlierThan(all, later);
  const earlier = before.find(({ id }) => id === state.with) ?? before[0];
  const ofAbout = complianceOf(about);
  const [report, base] = [useQuery(ofAbout.get(later?.id ?? '')), useQuery(ofAbout.get(earlier?.id ?? ''))];
  useAnchor(later !== undefined);
  if (later === undefined) return null;
  const choices = (lines: readonly ReportLine[]) =>
    lines.map(({ id, overallScore, generatedAt }) => ({
      value: id,
      label: `${writeMoment(generatedAt, formats)}: ${overallScore}`,
    }));
  return (
    <div id="report" className="scroll-mt-20">
      <Section flush title={COMPARISON_SECTION_WORDS.reportOf(writeMoment(later.generatedAt, formats))}>
        <div className="flex flex-wrap gap-4 px-5 pb-4">
          <Field label={COMPARISON_SECTION_WORDS.report} className="min-w-0 flex-1 basis-56">
            <Select
              choices={choices(all)}
              value={later.id}
              onChoose={(id) => setState({ report: id === all[0]?.id ? '' : id, with: '' })}
            />
          </Field>
          {earlier !== undefined && (
            <Field label={COMPARISON_SECTION_WORDS.comparedWith} className="min-w-0 flex-1 basis-56">
              <Select
                choices={choices(before)}
                value={earlier.id}
                onChoose={(id) => setState({ with: id === before[0]?.id ? '' : id })}
              />
            </Field>
          )}
        </div>
        <Loaded query={report} skeleton={<TableSkeleton rows={5} />}>
          {(found: Report) => (
            <>
              {base.data !== undefined && earlier !== undefined && <Changes {...comparisonOf(base.data, found)} />}
              <div className="pt-4">
                <ScoreLine score={found.overallScore} status={found.status} risk={found.risk} />
              </div>
              <CheckList checks={found.checks} />
            </>
          )}
        </Loaded>
      </Section>
    </div>
  );
}

function earlierThan(all: readonly ReportLine[], later: ReportLine | undefined): readonly ReportLine[] {
  return later === undefined ? [] : all.slice(all.indexOf(later) + 1);
}

function Changes({ score, checks, rose, fell }: Comparison) {
  const moved = checks.filter(({ before, after }) => before !== after);
  return (
    <div className="flex flex-col gap-4 border-y border-line bg-sunken/50 px-5 py-4">
      <div>
        <p className="text-sm font-medium">{sentenceOf(score)}</p>
        <ul aria-label={COMPARISON_SECTION_WORDS.changedChecks} className="mt-2 flex flex-col gap-1">
          {moved.map(({ name, before, after }) => (
            <li key={name} className="flex items-center gap-2 text-sm text-soft [&_svg]:size-4">
              {after > before ? (
                <ArrowUp className="text-accent-ink" aria-hidden />
              ) : (
                <ArrowDown className="text-attention-ink" aria-hidden />
              )}
              <span className="min-w-0 flex-1">{COMPARISON_SECTION_WORDS.roseFell(name, after, before)}</span>
              <span className="figures flex items-center gap-1.5">
                {before} <ArrowRight aria-label="to" /> {after}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Moved title={COMPARISON_SECTION_WORDS.improved} evidence={rose} />
      <Moved title={COMPARISON_SECTION_WORDS.worse} evidence={fell} />
    </div>
  );
}

function sentenceOf({ before, after }: Comparison['score']): string {
  if (before === after) return COMPARISON_SECTION_WORDS.scoreIsUnchanged(after);
  return COMPARISON_SECTION_WORDS.scoreRoseFellBy(after, before, Math.abs(after - before));
}

function Moved({ title, evidence }: { title: string; evidence: readonly Evidence[] }) {
  if (evidence.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-sm font-medium">{title}</h3>
      <ul aria-label={title} className="flex flex-col gap-3">
        {evidence.map((one) => (
          <EvidenceRow key={`${one.part} ${one.key}`} evidence={one} />
        ))}
      </ul>
    </div>
  );
}
