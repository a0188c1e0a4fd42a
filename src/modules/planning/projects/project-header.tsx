import { CheckCheck, Copy, Download, Ellipsis, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { DOT } from '#kernel/dot.ts';
import { useRecordedChange } from '#modules/money/history/recorded.parts.tsx';
import { Badge, Notice } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { download } from '#ui/charts/download.client.ts';
import { DateText } from '#ui/date-text.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { toast } from '#ui/toast.client.ts';
import { useToday } from '#ui/today.client.ts';
import { toastError } from '#ui/undoable.client.ts';
import { PROJECT_REPORTS } from './access.ts';
import { useProjectAddress } from './address.client.ts';
import { api } from './api.client.ts';
import { linkToEdit, PROJECTS_PATH } from './links.ts';
import { ProjectLeft } from './project-left.tsx';
import { ProjectSpan } from './project-span.tsx';
import type { Detail } from './reading.model.ts';
import { KIND_WORDS, PROJECT_WORDS, STATE_WORDS } from './words.ts';

/** The name of a project, what is left of its budget, and what can be done with it as a whole. */
export function ProjectHeader({ detail, isEditor }: { detail: Detail; isEditor: boolean }) {
  const { project, figures } = detail;
  const { address } = useProjectAddress();
  const mayReport = useMay(PROJECT_REPORTS.read);
  const isClosed = project.state === 'closed';
  return (
    <>
      <PageHeader
        title={project.name}
        // The overview has it as its leading figure.
        {...(address.tab !== 'overview' &&
          figures.left.withheld !== true && { answer: <ProjectLeft figures={figures} /> })}
        note={
          <>
            <span className="wrap-anywhere">{project.client ?? KIND_WORDS[project.kind]}</span>
            {DOT}
            <ProjectSpan project={project} /> <Badge>{STATE_WORDS[project.state]}</Badge>
          </>
        }
        actions={
          <>
            {mayReport && <Report id={project.id} />}
            {isEditor && !isClosed && (
              <LinkButton to={linkToEdit(project.id)} icon={<Pencil aria-hidden />}>
                {PROJECT_WORDS.edit}
              </LinkButton>
            )}
            {isEditor && <More detail={detail} />}
          </>
        }
      />
      <ClosedNote detail={detail} />
    </>
  );
}

function Report({ id }: { id: string }) {
  const today = useToday();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.report.call({ id, today }),
    onSuccess: (file) => {
      download(file.name, file);
      toast.success(PROJECT_WORDS.reportDone(file.name));
    },
    onError: toastError,
  });
  return (
    <Button icon={<Download aria-hidden />} pending={isPending} onClick={() => mutate()}>
      {PROJECT_WORDS.report}
    </Button>
  );
}

function More({ detail: { project } }: { detail: Detail }) {
  const today = useToday();
  const navigate = useNavigate();
  const change = useRecordedChange();
  const { setAddress } = useProjectAddress();
  const { id, state, name } = project;
  const { done } = PROJECT_WORDS;
  const into = (wanted: 'active' | 'on-hold') => () =>
    change(() => api.setState.call({ id, state: wanted }), done[wanted]);
  const entries: MenuEntry[] = [
    ...(state === 'closed'
      ? [
          {
            label: PROJECT_WORDS.reopen,
            icon: <Play aria-hidden />,
            perform: () => change(() => api.reopen.call({ id }), done.reopened),
          },
        ]
      : [
          ...(state === 'active'
            ? [{ label: PROJECT_WORDS.hold, icon: <Pause aria-hidden />, perform: into('on-hold') }]
            : [{ label: PROJECT_WORDS.activate, icon: <Play aria-hidden />, perform: into('active') }]),
          {
            label: PROJECT_WORDS.close,
            icon: <CheckCheck aria-hidden />,
            perform: () => change(() => api.close.call({ id, today }), done.closed),
          },
        ]),
    { label: PROJECT_WORDS.copy, icon: <Copy aria-hidden />, perform: () => setAddress({ do: 'copy' }) },
    { kind: 'line' },
    {
      label: PROJECT_WORDS.remove,
      icon: <Trash2 aria-hidden />,
      danger: true,
      perform: () => {
        change(() => api.remove.call({ id }), done.removed(name));
        void navigate(PROJECTS_PATH);
      },
    },
  ];
  return (
    <Menu
      trigger={<IconButton label={PROJECT_WORDS.more} look="secondary" icon={<Ellipsis aria-hidden />} />}
      entries={entries}
    />
  );
}

/** With which figures it was closed, and what changed since. */
function ClosedNote({ detail: { project, since } }: { detail: Detail }) {
  const { closing } = project;
  if (closing === null) return null;
  return (
    <div className="mb-4">
      <Notice icon={<CheckCheck aria-hidden />}>
        <Sentence
          text={PROJECT_WORDS.closedOn}
          parts={{ day: <DateText day={closing.day} />, amount: <MoneyText value={closing.spent} /> }}
        />{' '}
        {since !== null && since.spent.minor !== 0n && (
          <Sentence
            text={PROJECT_WORDS.since}
            parts={{ amount: <MoneyText value={since.spent} sign="always" className="font-medium" /> }}
          />
        )}{' '}
        {since !== null && since.income.minor !== 0n && (
          <Sentence
            text={PROJECT_WORDS.sinceIncome}
            parts={{ amount: <MoneyText value={since.income} sign="always" className="font-medium" /> }}
          />
        )}
      </Notice>
    </div>
  );
}
