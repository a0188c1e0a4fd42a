import { useQuery } from '@tanstack/react-query';
import { TakeAway } from './take-away.parts.tsx';
import { useCaller } from '#ui/caller.tsx';
import { useFormats, writeMoment, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { sizeText } from '#ui/size-text.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { api } from './storage.api.client.ts';
import type { Storage } from './storage.model.ts';
import { Sentence } from '#ui/sentence.tsx';
import { STORAGE_PAGE_WORDS } from './words.ts';

/** What is kept of these books, where, and how do I have a copy? */
export function DatabasePage() {
  const found = useQuery(api.standing.queryOptions());
  const formats = useFormats();
  // What the server is like helps those alone who can change it.
  const isOperator = useCaller().roles.length > 0;
  const total = found.data?.kinds.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <div className="max-w-reading">
      <PageHeader
        title={STORAGE_PAGE_WORDS.databaseHeading}
        {...(total === undefined
          ? {}
          : { answer: STORAGE_PAGE_WORDS.thisWorkspaceUses(sizeText(total, (value) => writeNumber(value, formats))) })}
        note={STORAGE_PAGE_WORDS.whatWeStoreForNote}
      />
      <div className="flex flex-col gap-4">
        <Loaded query={found} skeleton={<Skeleton className="h-80" />}>
          {(standing) => (
            <>
              <Kinds kinds={standing.kinds} />
              <Copies standing={standing} />
            </>
          )}
        </Loaded>
        <TakeAway />
        {isOperator && (
          <Loaded query={found} skeleton={<Skeleton className="h-40" />}>
            {({ database }) => <Connection database={database} />}
          </Loaded>
        )}
      </div>
    </div>
  );
}

type Kind = Storage['kinds'][number];

function Kinds({ kinds }: { kinds: readonly Kind[] }) {
  const formats = useFormats();
  const number = (value: number) => writeNumber(value, formats);
  const size = (bytes: number) => sizeText(bytes, number);
  const sum = (of: 'rows' | 'bytes') => kinds.reduce((all, kind) => all + kind[of], 0);
  const columns: Column<Kind>[] = [
    {
      key: 'kind',
      header: 'Kind',
      onCard: 'title',
      total: 'Total',
      cell: ({ label, hint }) => (
        <>
          {label}
          <span className="block text-xs font-normal text-faint">{hint}</span>
        </>
      ),
    },
    {
      key: 'rows',
      header: STORAGE_PAGE_WORDS.entries,
      align: 'end',
      cell: ({ rows }) => number(rows),
      total: number(sum('rows')),
    },
    {
      key: 'bytes',
      header: 'Size',
      align: 'end',
      onCard: 'figure',
      cell: ({ bytes }) => <span className="figures">{size(bytes)}</span>,
      total: <span className="figures">{size(sum('bytes'))}</span>,
    },
  ];
  return (
    <Section flush title={STORAGE_PAGE_WORDS.storageUsed} note={STORAGE_PAGE_WORDS.onlyDataYouCanNote}>
      <Table
        caption={STORAGE_PAGE_WORDS.storageUsed}
        columns={columns}
        rows={kinds.filter(({ rows }) => rows > 0).toSorted((a, b) => b.bytes - a.bytes)}
        keyOf={({ kind }) => kind}
      />
    </Section>
  );
}

function Copies({ standing: { copiedAt } }: { standing: Storage }) {
  const formats = useFormats();
  const isOwner = useCaller().workspace.role === 'owner';
  return (
    <Section title={STORAGE_PAGE_WORDS.copies}>
      <p className="text-sm text-soft">
        {STORAGE_PAGE_WORDS.noOwnerHasDownloadedCopiedAt(
          copiedAt === null
            ? STORAGE_PAGE_WORDS.noOwnerHasDownloaded
            : STORAGE_PAGE_WORDS.ownerLastDownloadedCopy(writeMoment(copiedAt, formats)),
          isOwner,
        )}
      </p>
      <p className="mt-2 text-sm text-soft">
        <Sentence
          text={STORAGE_PAGE_WORDS.youCanRestoreCopy}
          parts={{ link: <TextLink to="/app/settings/advanced">{STORAGE_PAGE_WORDS.advanced}</TextLink> }}
        />
      </p>
    </Section>
  );
}

function Connection({ database }: { database: Storage['database'] }) {
  const { version, isSameMachine, isEncrypted, isDurable, timeZone } = database;
  const facts: readonly (readonly [string, string])[] = [
    ['Database', `PostgreSQL ${version}`],
    [
      'Connection',
      isSameMachine
        ? STORAGE_PAGE_WORDS.onSameMachine
        : isEncrypted
          ? STORAGE_PAGE_WORDS.overNetworkEncrypted
          : STORAGE_PAGE_WORDS.overNetworkNotEncrypted,
    ],
    ['Changes', isDurable ? STORAGE_PAGE_WORDS.savedToDiskAt : STORAGE_PAGE_WORDS.powerCutCanLose],
    [STORAGE_PAGE_WORDS.workspaces, STORAGE_PAGE_WORDS.eachIsStoredApart],
    [STORAGE_PAGE_WORDS.timeZone, timeZone],
  ];
  return (
    <Section title={STORAGE_PAGE_WORDS.database}>
      <dl className="flex flex-col divide-y divide-line text-sm">
        {facts.map(([name, fact]) => (
          <div key={name} className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[14rem_1fr]">
            <dt className="text-faint">{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
