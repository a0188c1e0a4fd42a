import { BookOpen, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { DOT } from '#kernel/dot.ts';
import { dayAt } from '#kernel/calendar.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { openBooks } from '#browser/open-workspace.client.ts';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { flagParam } from '#ui/url-params.ts';
import { KIND_LABELS, type MyBooks, ROLE_LABELS } from './model.ts';
import { BooksMark, useBooks } from './parts.tsx';
import { CLIENTS_PAGE_WORDS } from './words.ts';

const loadDialog = () => import('./new-books.tsx').then((dialog) => ({ default: dialog.NewBooksDialog }));
const NewBooksDialog = lazy(loadDialog);

const FIELDS = { new: flagParam };

/** Whose books may I open? */
export function ClientsPage() {
  const books = useBooks();
  const [{ new: isNew }, setUrl] = useUrlState(FIELDS);
  return (
    <>
      <PageHeader
        title={CLIENTS_PAGE_WORDS.workspacesAndClientsHeading}
        note={CLIENTS_PAGE_WORDS.yourWorkspacesAndThoseNote}
        actions={
          <Button
            look="primary"
            icon={<Plus aria-hidden />}
            onPointerEnter={() => void loadDialog()}
            onClick={() => setUrl({ new: true })}
          >
            {CLIENTS_PAGE_WORDS.newWorkspace}
          </Button>
        }
      />
      <Loaded query={books} skeleton={<TableSkeleton rows={3} />}>
        {(all) => <Lists books={all} />}
      </Loaded>
      {isNew && (
        <Suspense>
          <NewBooksDialog onClose={() => setUrl({ new: false }, { replace: true })} />
        </Suspense>
      )}
    </>
  );
}

function Lists({ books }: { books: readonly MyBooks[] }) {
  const { person } = useCaller();
  const current = books.filter(({ isArchived }) => !isArchived);
  const lists = [
    { title: CLIENTS_PAGE_WORDS.yours, rows: current.filter(({ ownerId }) => ownerId === person.id) },
    { title: CLIENTS_PAGE_WORDS.sharedWithYou, rows: current.filter(({ ownerId }) => ownerId !== person.id) },
    { title: CLIENTS_PAGE_WORDS.archived, rows: books.filter(({ isArchived }) => isArchived) },
  ];
  return (
    <div className="flex flex-col gap-5">
      {lists
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <Section key={title} flush title={title}>
            <ul aria-label={title} className="divide-y divide-line">
              {rows.map((row) => (
                <Row key={row.id} books={row} />
              ))}
            </ul>
          </Section>
        ))}
    </div>
  );
}

function Row({ books }: { books: MyBooks }) {
  const { id, name, kind, role, ownerName, ownerId, memberCount } = books;
  const { workspace, person } = useCaller();
  const isOpen = id === workspace.id;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
      <BooksMark kind={kind} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-faint wrap-anywhere">
          {KIND_LABELS[kind]}
          {ownerId !== person.id && `${DOT}${CLIENTS_PAGE_WORDS.of(ownerName)}`}
          {DOT}
          <span className="whitespace-nowrap">{CLIENTS_PAGE_WORDS.onlyYou(memberCount)}</span>
        </p>
        <LastActivity books={books} />
      </div>
      <div className="flex items-center gap-x-3 max-sm:pl-10">
        <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{ROLE_LABELS[role]}</Badge>
        {isOpen ? (
          <span className="text-sm text-soft sm:min-w-20 sm:text-center">{CLIENTS_PAGE_WORDS.openNow}</span>
        ) : (
          <Button
            className="min-w-20"
            icon={<BookOpen aria-hidden />}
            aria-label={CLIENTS_PAGE_WORDS.openOf(name)}
            onClick={() => openBooks(id)}
          >
            {CLIENTS_PAGE_WORDS.open}
          </Button>
        )}
      </div>
    </li>
  );
}

function LastActivity({ books: { lastActivity } }: { books: MyBooks }) {
  const formats = useFormats();
  return (
    <p className="text-sm text-faint">
      {lastActivity === null
        ? CLIENTS_PAGE_WORDS.noActivityYet
        : CLIENTS_PAGE_WORDS.lastChanged(writeDay(dayAt(lastActivity, formats.timeZone), formats))}
    </p>
  );
}
