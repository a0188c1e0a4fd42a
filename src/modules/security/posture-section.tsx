import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react';
import { Badge, type Tone } from '#ui/badge.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import type { Posture } from './model.ts';

const STATUS: Readonly<Record<Posture['status'], { words: string; tone: Tone }>> = {
  compliant: { words: 'Well guarded', tone: 'accent' },
  partial: { words: 'Guarded in part', tone: 'attention' },
  'non-compliant': { words: 'Poorly guarded', tone: 'danger' },
};

const PARTS: Readonly<Record<Posture['parts'][number]['part'], string>> = {
  dataProtection: 'Your data',
  authentication: 'Signing in',
  session: 'Sessions and devices',
  access: 'Who gets in',
  audit: 'Your record',
};

/** How well the person is guarded. */
export function usePosture() {
  return useQuery(api.posture.queryOptions());
}

/** The score, each part of it openable down to the facts, which lead to where they are changed. */
export function PostureSection() {
  const posture = usePosture();
  return (
    <Section
      flush
      title="How well you are guarded"
      note="Reckoned from facts that we check ourselves. Open a part to see them."
    >
      <Loaded query={posture} skeleton={<TableSkeleton rows={5} />}>
        {(found) => (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-5 pb-3">
              <span className="figures text-3xl font-semibold tracking-tight">{found.score}</span>
              <span className="text-sm text-faint">of 100</span>
              <Badge tone={STATUS[found.status].tone}>{STATUS[found.status].words}</Badge>
              <span className="text-sm text-soft">Risk: {found.risk.toLowerCase()}</span>
            </p>
            {found.parts.map((part) => (
              <PartOf key={part.part} {...part} factors={found.factors} />
            ))}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function PartOf({ part, score, factors }: Posture['parts'][number] & { factors: Posture['factors'] }) {
  const own = factors.filter((factor) => factor.part === part);
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-5 py-2.5 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-medium">{PARTS[part]}</span>
        <span aria-hidden className="h-1.5 w-24 overflow-hidden rounded-full bg-sunken max-sm:hidden">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${score}%` }} />
        </span>
        <span className="figures w-10 text-right text-sm text-soft">{score}</span>
        <ChevronDown className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <ul className="flex flex-col gap-3 px-5 pt-1 pb-4">
        {own.map((factor) => (
          <FactorRow key={factor.key} factor={factor} />
        ))}
      </ul>
    </details>
  );
}

function FactorRow({ factor: { title, note, earned, of, to } }: { factor: Posture['factors'][number] }) {
  const isMet = earned === of;
  const Icon = isMet ? CircleCheck : CircleAlert;
  return (
    <li className="flex items-start gap-3">
      <Icon className={`mt-0.5 size-4.5 shrink-0 ${isMet ? 'text-accent-ink' : 'text-attention-ink'}`} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium">
          {title}
          <span className="sr-only">{isMet ? ': so' : ': not so'}</span>
        </p>
        <p className="text-sm text-soft">
          {note} {!isMet && to !== null && <TextLink to={to}>Change it</TextLink>}
        </p>
      </div>
      <span className="figures shrink-0 text-sm text-faint">
        {earned} of {of}
      </span>
    </li>
  );
}
