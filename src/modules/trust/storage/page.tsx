import { useQuery } from '@tanstack/react-query';
import { TakeAway } from '#modules/trust/data-export/take-away.parts.tsx';
import { useCaller } from '#ui/caller.tsx';
import { useFormats, writeMoment, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { sizeText } from '#ui/size-text.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { api } from './api.client.ts';
import type { Storage } from './model.ts';
import { KIND_WORDS } from './words.ts';

/** What is kept of these books, where, and how do I have a copy? */
export function DatabasePage() {
  const found = useQuery(api.standing.queryOptions());
  const formats = useFormats();
  const total = found.data?.kinds.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Database"
        {...(total === undefined
          ? {}
          : { answer: `These books take up ${sizeText(total, (value) => writeNumber(value, formats))}` })}
        note="What is kept of the books that are open, where it lies, and your own copy of it."
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
        <Loaded query={found} skeleton={<Skeleton className="h-40" />}>
          {({ database }) => <Connection database={database} />}
        </Loaded>
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
      cell: ({ kind }) => (
        <>
          {KIND_WORDS[kind].label}
          <span className="block text-xs font-normal text-faint">{KIND_WORDS[kind].hint}</span>
        </>
      ),
    },
    { key: 'rows', header: 'Rows', align: 'end', cell: ({ rows }) => number(rows), total: number(sum('rows')) },
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
    <Section
      flush
      title="Storage used"
      note="As far as you see these books. Indexes and logs of the database come on top."
    >
      <Table
        caption="Storage used"
        columns={columns}
        rows={kinds.toSorted((a, b) => b.bytes - a.bytes)}
        keyOf={({ kind }) => kind}
      />
    </Section>
  );
}

function Copies({ standing: { copiedAt } }: { standing: Storage }) {
  const formats = useFormats();
  const isOwner = useCaller().workspace.role === 'owner';
  return (
    <Section title="Copies">
      <p className="text-sm text-soft">
        {copiedAt === null
          ? 'No owner of these books has taken a copy of them away yet.'
          : `An owner last took a copy of these books away on ${writeMoment(copiedAt, formats)}.`}{' '}
        {isOwner
          ? 'A copy of your own is below: keep one outside this installation, and make another every few months.'
          : 'The archive below holds the books that you own; of these, their owner takes the copy.'}
      </p>
      <p className="mt-2 text-sm text-soft">
        Backups of the whole installation are made by whoever runs it. Whether and when they were made is not known to
        the product, so it does not say so. An archive is brought back in under{' '}
        <TextLink to="/app/settings/advanced">Advanced</TextLink>.
      </p>
    </Section>
  );
}

function Connection({ database }: { database: Storage['database'] }) {
  const { version, isSameMachine, isEncrypted, isDurable, timeZone } = database;
  const facts: readonly (readonly [string, string])[] = [
    ['Database', `PostgreSQL ${version}`],
    [
      'Way there',
      isSameMachine
        ? 'Within one machine: nothing goes over a network'
        : isEncrypted
          ? 'Over a network, encrypted'
          : 'Over a network, not encrypted. Ask whoever runs this installation',
    ],
    [
      'When a change counts',
      isDurable
        ? 'What you are told was saved is on the disk by then'
        : 'What you are told was saved may be lost if the power fails that second',
    ],
    ['Who sees what', 'The database itself keeps each set of books apart, row by row'],
    ['Time zone of the database', timeZone],
  ];
  return (
    <Section title="Connection" note="Where it lies and how to get in is known to whoever runs this installation.">
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
