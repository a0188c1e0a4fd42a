import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react';
import { Badge, type Tone } from '#ui/badge.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import type { Assessment, Check, Evidence } from './model.ts';
import { STATUS_WORDS } from './rules.ts';
import { Sentence } from '#ui/sentence.tsx';
import { PARTS_WORDS } from './words.ts';

const TONES: Readonly<Record<Assessment['status'], Tone>> = {
  compliant: 'accent',
  partial: 'attention',
  'non-compliant': 'danger',
};

/** How well the person is guarded. */
export function useAssessment() {
  return useQuery(api.assess.queryOptions());
}

/** The score, each check of it openable down to the facts, which lead to where they are changed. */
export function AssessmentSection() {
  const assessment = useAssessment();
  return (
    <Section
      flush
      title={PARTS_WORDS.securityScore}
      note={
        <>
          <Sentence
            text={PARTS_WORDS.openCheckForDetails}
            parts={{ link: <TextLink to="/app/settings/compliance">{PARTS_WORDS.compliance}</TextLink> }}
          />
        </>
      }
    >
      <Loaded query={assessment} skeleton={<TableSkeleton rows={5} />}>
        {(found) => (
          <>
            <ScoreLine {...found} />
            <MostHelpful {...found} />
            <CheckList checks={found.checks} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** The figure, what it is called (§4), and the risk. */
export function ScoreLine({ score, status, risk }: Pick<Assessment, 'score' | 'status' | 'risk'>) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-5 pb-3">
      <span className="figures text-3xl font-semibold tracking-tight">{score}</span>
      <span className="text-sm text-faint">{PARTS_WORDS.of100}</span>
      <StatusBadge status={status} />
      <span className="text-sm text-soft">{PARTS_WORDS.risk(risk.toLowerCase())}</span>
    </p>
  );
}

/** What to do first. */
export function MostHelpful({ gains: [first] }: Assessment) {
  if (first === undefined) return <p className="px-5 pb-3 text-sm text-soft">{PARTS_WORDS.everythingIsMet}</p>;
  return (
    <p className="px-5 pb-3 text-sm text-soft">
      <span className="font-medium text-ink">{PARTS_WORDS.biggestImprovement(first.gain)} </span>
      {first.note} {first.to !== null && <TextLink to={first.to}>{PARTS_WORDS.changeIt}</TextLink>}
    </p>
  );
}

export function StatusBadge({ status }: Pick<Assessment, 'status'>) {
  return <Badge tone={TONES[status]}>{STATUS_WORDS[status]}</Badge>;
}

export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <>
      {checks.map((check) => (
        <CheckOpenable key={check.id} check={check} />
      ))}
    </>
  );
}

function CheckOpenable({ check: { name, description, message, score, compliant, evidence } }: { check: Check }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-5 py-2.5 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-medium">{name}</span>
        {!compliant && <Badge tone="attention">{PARTS_WORDS.notMet}</Badge>}
        <span aria-hidden className="h-1.5 w-24 overflow-hidden rounded-full bg-sunken max-sm:hidden">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${score}%` }} />
        </span>
        <span className="figures w-10 text-right text-sm text-soft">{score}</span>
        <ChevronDown className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <p className="px-5 pt-1 pb-3 text-sm text-soft">
        {description} {message}
      </p>
      <ul className="flex flex-col gap-3 px-5 pb-4">
        {evidence.map((one) => (
          <EvidenceRow key={one.key} evidence={one} />
        ))}
      </ul>
    </details>
  );
}

export function EvidenceRow({ evidence: { title, note, earned, of, to } }: { evidence: Evidence }) {
  const isMet = earned === of;
  const Icon = isMet ? CircleCheck : CircleAlert;
  return (
    <li className="flex items-start gap-3">
      <Icon className={`mt-0.5 size-4.5 shrink-0 ${isMet ? 'text-accent-ink' : 'text-attention-ink'}`} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">
          {title}
          <span className="sr-only">{isMet ? PARTS_WORDS.met : PARTS_WORDS.notMetLabel}</span>
        </p>
        <p className="text-sm text-soft">
          {note} {!isMet && to !== null && <TextLink to={to}>{PARTS_WORDS.changeIt}</TextLink>}
        </p>
      </div>
      <span className="figures shrink-0 text-sm text-faint">{PARTS_WORDS.of(earned, of)}</span>
    </li>
  );
}
