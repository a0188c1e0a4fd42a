import { useMutation, useQuery } from '@tanstack/react-query';
import { FolderKanban, FolderPlus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { SampleRows } from '#ui/sample.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { PROJECTS } from './access.ts';
import { api } from './api.client.ts';
import { firstProject } from './first-project.ts';
import { linkToProject, NEW_PATH } from './links.ts';
import type { Suggestion } from './reading.model.ts';
import { PAGE_WORDS, SAMPLE } from './words.ts';

/** Before there is a project: a first one in one press, from what the transactions show. */
export function First({ isLimited }: { isLimited: boolean }) {
  const mayWrite = useMay(PROJECTS.write) && !isLimited;
  const today = useToday();
  const { data: suggestions = [] } = useQuery({
    ...api.suggest.queryOptions({ input: { today } }),
    enabled: mayWrite,
  });
  const add = mayWrite && (
    <LinkButton look="primary" to={NEW_PATH} icon={<FolderPlus aria-hidden />}>
      {PAGE_WORDS.add}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={PAGE_WORDS.projectsHeading} />
      <div className="flex flex-col gap-5">
        {suggestions.length > 0 && (
          <Section title={PAGE_WORDS.found} note={PAGE_WORDS.foundNote} flush>
            <ul className="divide-y divide-line border-t border-line">
              {suggestions.map((suggestion) => (
                <Found key={suggestion.key} suggestion={suggestion} />
              ))}
            </ul>
          </Section>
        )}
        <Section flush>
          <EmptyState
            icon={<FolderKanban aria-hidden />}
            title={PAGE_WORDS.firstTitle}
            actions={add}
            sample={<SampleRows rows={SAMPLE} />}
          >
            {mayWrite ? PAGE_WORDS.firstNote : PAGE_WORDS.firstNoteReader}
          </EmptyState>
        </Section>
      </div>
    </>
  );
}

function Found({ suggestion }: { suggestion: Suggestion }) {
  const formats = useFormats();
  const today = useToday();
  const navigate = useNavigate();
  const tellDone = useRecordedDone();
  const adding = useMutation(api.add.mutationOptions({ onError: toastError }));
  const { source, from, to, count, spent } = suggestion;
  const name = source === 'tag' ? suggestion.name : PAGE_WORDS.tripName(writeDay(from, formats, 'month'));
  const begin = async () => {
    const added = await adding.mutateAsync(firstProject(suggestion, { name, today }));
    tellDone(PAGE_WORDS.begun(name), [added]);
    await navigate(linkToProject(added.id));
    await refreshAll();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <span className="min-w-0 flex-1 basis-52">
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          <Badge>{source === 'tag' ? PAGE_WORDS.fromTag : PAGE_WORDS.fromTrip}</Badge>
        </span>
        <span className="mt-0.5 block text-sm text-soft">
          {PAGE_WORDS.seen(count)}, <DateText day={from} /> – <DateText day={to} />
        </span>
      </span>
      <MoneyText value={spent} whole />
      <Button
        size="small"
        pending={adding.isPending}
        aria-label={PAGE_WORDS.beginNamed(name)}
        // A refusal was said already.
        onClick={() => void begin().catch(() => undefined)}
      >
        {PAGE_WORDS.begin}
      </Button>
    </li>
  );
}
