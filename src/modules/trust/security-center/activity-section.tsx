import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Download, Link2, OctagonAlert } from 'lucide-react';
import * as z from 'zod';
import { countryName } from '#kernel/country-name.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { download } from '#ui/charts/download.client.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import { useFormats, writeMoment, writeNumber } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Select } from '#ui/select.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { AUDIT } from '#kernel/permissions.ts';
import { api } from './api.client.ts';
import type { AuditVerdict, Recorded } from './model.ts';
import { wordsOf } from './record-words.ts';
import { ACTIVITY_SECTION_WORDS } from './words.ts';

const SHOWN = [
  { value: 'all', label: ACTIVITY_SECTION_WORDS.everything },
  { value: 'risky', label: ACTIVITY_SECTION_WORDS.unusualOnly },
  { value: 'critical', label: ACTIVITY_SECTION_WORDS.deletionsAndSecurity },
] as const;
const SPANS = [
  { value: 'day', label: ACTIVITY_SECTION_WORDS.last24Hours },
  { value: 'week', label: ACTIVITY_SECTION_WORDS.last7Days },
  { value: 'ever', label: ACTIVITY_SECTION_WORDS.allShown },
] as const;
const HOURS = { day: 24, week: 7 * 24, ever: null } as const;

const FILTERS = {
  show: z.enum(['all', 'risky', 'critical']).default('all'),
  since: z.enum(['day', 'week', 'ever']).default('week'),
};

/** What was done under the person's name in the last day. */
export function useLastDay() {
  return useQuery(api.list.queryOptions({ input: { show: 'all', hours: 24 } }));
}

/** What happened, with filters, and the proof that nothing was taken out of it. */
export function ActivitySection() {
  const [{ show, since }, setFilters] = useUrlState(FILTERS);
  const record = useQuery(api.list.queryOptions({ input: { show, hours: HOURS[since] } }));
  return (
    <Section
      flush
      title={ACTIVITY_SECTION_WORDS.activity}
      note={ACTIVITY_SECTION_WORDS.yourActivityInYourNote}
      actions={<TakeCopy show={show} hours={HOURS[since]} />}
    >
      <div className="flex flex-wrap items-center gap-2 px-5 pb-3">
        <Select
          aria-label={ACTIVITY_SECTION_WORDS.which}
          className="w-52 max-sm:w-full"
          choices={SHOWN}
          value={show}
          onChoose={(chosen) => setFilters({ show: chosen })}
        />
        <Select
          aria-label={ACTIVITY_SECTION_WORDS.sinceWhen}
          className="w-52 max-sm:w-full"
          choices={SPANS}
          value={since}
          onChoose={(chosen) => setFilters({ since: chosen })}
        />
      </div>
      <Loaded query={record} skeleton={<TableSkeleton rows={6} />}>
        {(lines) =>
          lines.length === 0 ? (
            <p className="border-t border-line px-5 py-4 text-sm text-soft">
              {ACTIVITY_SECTION_WORDS.noActivityMatches}
            </p>
          ) : (
            <ol aria-label={ACTIVITY_SECTION_WORDS.activity} className="divide-y divide-line border-t border-line">
              {lines.map((line) => (
                <Line key={`${line.workspaceId ?? ''} ${line.number}`} line={line} />
              ))}
            </ol>
          )
        }
      </Loaded>
      <Proof />
    </Section>
  );
}

/** What is filtered, as a sheet; who asks for very much may have to confirm that it is them. */
function TakeCopy(input: { show: (typeof SHOWN)[number]['value']; hours: number | null }) {
  const { mutate, isPending } = useMutation(
    api.export.mutationOptions({
      onSuccess: async (file) => {
        download(file.name, file);
        toast.success(ACTIVITY_SECTION_WORDS.activityLogIsDownloading);
        await refreshAll();
      },
      onError: (error) =>
        void toast.error(ACTIVITY_SECTION_WORDS.nothingWasExported, { description: sentenceOf(error) }),
    }),
  );
  return (
    <Button size="small" icon={<Download aria-hidden />} pending={isPending} onClick={() => mutate(input)}>
      {ACTIVITY_SECTION_WORDS.downloadAsCsv}
    </Button>
  );
}

function Line({ line: { action, riskLevel, device, country, ipAddress, at } }: { line: Recorded }) {
  const formats = useFormats();
  const place = country === null ? ipAddress : countryName(country, formats.locale);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-5 py-2.5">
      <span className="flex min-w-0 flex-1 basis-56 flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
        {wordsOf(action)}
        {riskLevel !== 'low' && (
          <Badge tone={riskLevel === 'high' ? 'danger' : 'attention'}>{ACTIVITY_SECTION_WORDS.high(riskLevel)}</Badge>
        )}
      </span>
      <span className="text-sm text-faint">{[device, place].filter((part) => part != null).join(', ')}</span>
      <time
        dateTime={at.toISOString()}
        className="figures w-44 text-right text-sm text-soft max-lg:w-full max-lg:text-left"
      >
        {writeMoment(at, formats)}
      </time>
    </li>
  );
}

/** Asks the server to follow the chain of the record, when the person wants to know. */
function Proof() {
  const formats = useFormats();
  const verdict = useQuery(api.verify.queryOptions({ enabled: false, gcTime: 0 }));
  const ofBooks = useQuery(api.verifyBooks.queryOptions({ enabled: false, gcTime: 0 }));
  const mayReadBooks = useMay(AUDIT.read);
  const check = () => void Promise.all([verdict.refetch(), mayReadBooks ? ofBooks.refetch() : null]);
  const data = worstOf(verdict.data, mayReadBooks ? ofBooks.data : NONE);
  const isFetching = verdict.isFetching || ofBooks.isFetching;
  const entries = (lines: number) => ACTIVITY_SECTION_WORDS.entry(lines, (count) => writeNumber(count, formats));
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3">
      <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-2 text-sm text-soft">
        {data === undefined ? (
          ACTIVITY_SECTION_WORDS.nobodyCanChangeActivity
        ) : data.bad === null ? (
          <>
            <CircleCheck className="mt-0.5 size-4 shrink-0 text-accent-ink" aria-hidden />
            {mayReadBooks
              ? ACTIVITY_SECTION_WORDS.inBothLogsNone(entries(data.lines), writeNumber(data.inBooks, formats))
              : ACTIVITY_SECTION_WORDS.inYourLogNone(entries(data.lines))}
          </>
        ) : (
          <>
            <OctagonAlert className="mt-0.5 size-4 shrink-0 text-danger-ink" aria-hidden />
            {ACTIVITY_SECTION_WORDS.entryInThisWorkspaces(
              writeNumber(data.bad.number, formats),
              data.isOfBooks,
              data.bad.what,
            )}
          </>
        )}
      </p>
      <Button size="small" icon={<Link2 aria-hidden />} pending={isFetching} onClick={check}>
        {ACTIVITY_SECTION_WORDS.checkActivityLog}
      </Button>
    </div>
  );
}

const NONE: AuditVerdict = { lines: 0, bad: null };

/** Both chains as one answer. A bad link is told though the other chain is not known; that all is well, only of both. */
function worstOf(account: AuditVerdict | undefined, books: AuditVerdict | undefined) {
  const bad = account?.bad ?? books?.bad ?? null;
  if (bad === null && (account === undefined || books === undefined)) return undefined;
  return { lines: account?.lines ?? 0, inBooks: books?.lines ?? 0, bad, isOfBooks: bad !== (account?.bad ?? null) };
}
