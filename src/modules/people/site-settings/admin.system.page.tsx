import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats, writeMoment, writeNumber } from '#ui/formats.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { OutboxAdmin } from './admin.outbox.part.tsx';
import { factsIn, limitRows, spanText } from './admin.words.ts';
import { api } from './api.client.ts';
import type { SystemFacts } from './model.ts';
import { troublesIn } from './rules.ts';
import { ADMIN_SYSTEM_PAGE_WORDS } from './words.ts';

/** Is the installation well, and what waits in it? */
export function SystemPage() {
  const found = useQuery(api.system.queryOptions());
  return (
    <>
      <PageHeader
        title={ADMIN_SYSTEM_PAGE_WORDS.systemHeading}
        {...(found.data === undefined
          ? {}
          : { answer: answerTo(found.data, troublesOf(found.data, found.dataUpdatedAt)) })}
        actions={
          <Button onClick={() => void found.refetch()} pending={found.isFetching}>
            {ADMIN_SYSTEM_PAGE_WORDS.refresh}
          </Button>
        }
      />
      <Loaded query={found} skeleton={<TableSkeleton rows={8} />}>
        {(facts) => <Facts facts={facts} now={found.dataUpdatedAt} />}
      </Loaded>
      <div className="mt-6">
        <OutboxAdmin />
      </div>
    </>
  );
}

function Facts({ facts, now }: { facts: SystemFacts; now: number }) {
  const formats = useFormats();
  const write = (count: number) => writeNumber(count, formats);
  const troubles = troublesOf(facts, now);
  const [installation, ...others] = factsIn(facts, write);
  return (
    <div className="flex flex-col gap-6">
      {troubles.map((trouble) => (
        <Notice key={trouble} tone="attention" icon={<TriangleAlert aria-hidden />}>
          {trouble}
        </Notice>
      ))}
      <p className="text-sm text-soft">
        {ADMIN_SYSTEM_PAGE_WORDS.runningForSince(
          spanText(now - facts.startedAt.getTime()),
          writeMoment(facts.startedAt, formats),
        )}
      </p>
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        {installation !== undefined && <FactsSection {...installation} />}
        <div className="flex flex-col gap-6">
          {others.map((part) => (
            <FactsSection key={part.title} {...part} />
          ))}
        </div>
      </div>
      <Section title={ADMIN_SYSTEM_PAGE_WORDS.limits} note={ADMIN_SYSTEM_PAGE_WORDS.requestsPerPersonChangeNote}>
        <div className="gap-x-10 lg:columns-2 lg:*:border-b lg:*:border-line">
          <Rows rows={limitRows(facts.limits, write)} />
        </div>
      </Section>
    </div>
  );
}

function FactsSection({ title, rows }: ReturnType<typeof factsIn>[number]) {
  return (
    <Section title={title}>
      <Rows rows={rows} />
    </Section>
  );
}

function Rows({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex break-inside-avoid flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-soft">{name}</dt>
          <dd className="figures min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function answerTo({ isMailSent }: SystemFacts, troubles: readonly string[]): string {
  if (troubles.length === 0)
    return isMailSent ? ADMIN_SYSTEM_PAGE_WORDS.everythingIsWorking : ADMIN_SYSTEM_PAGE_WORDS.noMailServer;
  return ADMIN_SYSTEM_PAGE_WORDS.oneProblem(troubles.length);
}

function troublesOf({ database, work }: SystemFacts, now: number): string[] {
  const overdueMinutes = work.overdueSince === null ? 0 : (now - work.overdueSince.getTime()) / 60_000;
  return troublesIn({ ...database, ...work, overdueMinutes });
}
