import { useQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import * as z from 'zod';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { IssueDialog } from './admin.issue-dialog.tsx';
import { IssueView } from './admin.issue-view.tsx';
import { fateOf, readersText } from './admin.words.ts';
import { api } from './api.client.ts';
import type { Issue } from './model.ts';
import { ADMIN_PART_WORDS } from './words.ts';

const FIELDS = { write: z.string().default(''), issue: z.string().default('') };
/** While letters are on their way, how often one looks again, in milliseconds. */
const ASKING = 5000;

/** What is written to those who asked for news, and did it arrive? */
export function NewsletterAdmin() {
  const found = useQuery({
    ...api.issues.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.issues.some(({ underWay }) => underWay > 0) === true ? ASKING : false),
  });
  const [{ write, issue }, setUrl] = useUrlState(FIELDS);
  const close = () => setUrl({ write: '', issue: '' }, { replace: true });
  const issues = found.data?.issues ?? [];
  const written = issues.find(({ id, sentAt }) => id === write && sentAt === null);
  const seen = issues.find(({ id }) => id === issue);
  return (
    <>
      <Section
        flush
        title={ADMIN_PART_WORDS.newsletter}
        note={found.data === undefined ? ADMIN_PART_WORDS.writeToYourSubscribersNote : readersText(found.data)}
        actions={
          <Button size="small" onClick={() => setUrl({ write: 'new' })}>
            {ADMIN_PART_WORDS.writeIssue}
          </Button>
        }
      >
        <Loaded query={found} skeleton={<TableSkeleton rows={2} />}>
          {() =>
            issues.length === 0 ? (
              <EmptyState icon={<Newspaper aria-hidden />} title={ADMIN_PART_WORDS.noIssuesYet}>
                {ADMIN_PART_WORDS.writeYourFirstIssue}
              </EmptyState>
            ) : (
              <ul aria-label={ADMIN_PART_WORDS.issues} className="divide-y divide-line border-t border-line">
                {issues.map((one) => (
                  <Row
                    key={one.id}
                    issue={one}
                    onWrite={() => setUrl({ write: one.id })}
                    onSee={() => setUrl({ issue: one.id })}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
      {write === 'new' && (
        <IssueDialog
          issue={null}
          onClose={close}
          onSaved={(id) => setUrl({ write: '', issue: id }, { replace: true })}
        />
      )}
      {written !== undefined && (
        <IssueDialog
          issue={written}
          onClose={close}
          onSaved={(id) => setUrl({ write: '', issue: id }, { replace: true })}
        />
      )}
      {seen !== undefined && <IssueView issue={seen} subscribers={found.data?.subscribers ?? 0} onClose={close} />}
    </>
  );
}

type RowProps = { issue: Issue; onWrite: () => void; onSee: () => void };

function Row({ issue, onWrite, onSee }: RowProps) {
  const { subject, sentAt, updatedAt } = issue;
  const formats = useFormats();
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-sm font-semibold wrap-anywhere">{subject}</h3>
          {sentAt === null ? (
            <Badge>{ADMIN_PART_WORDS.draft}</Badge>
          ) : (
            <Badge tone="accent">{ADMIN_PART_WORDS.sent}</Badge>
          )}
        </div>
        <p className="mt-1 text-soft">
          {sentAt === null
            ? ADMIN_PART_WORDS.changedOn(writeMoment(updatedAt, formats))
            : ADMIN_PART_WORDS.sentOn(writeMoment(sentAt, formats), fateOf(issue))}
        </p>
      </div>
      <div className="flex gap-2">
        {sentAt === null && (
          <Button size="small" aria-label={ADMIN_PART_WORDS.changeOf(subject)} onClick={onWrite}>
            {ADMIN_PART_WORDS.change}
          </Button>
        )}
        <Button
          size="small"
          aria-label={`${sentAt === null ? ADMIN_PART_WORDS.preview : ADMIN_PART_WORDS.read} ${subject}`}
          onClick={onSee}
        >
          {sentAt === null ? ADMIN_PART_WORDS.previewAndSend : ADMIN_PART_WORDS.read}
        </Button>
      </div>
    </li>
  );
}
