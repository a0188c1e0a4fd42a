import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Fragment } from 'react';
import { DOT } from '#kernel/dot.ts';
import { dayAt } from '#kernel/calendar.ts';
import { openBooks } from '#browser/open-workspace.client.ts';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useFormats, writeDay, writeNumber } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { Round } from './difference.tsx';
import type { Client } from './model.ts';
import {
  CATEGORISE_LEFT,
  CLIENTS,
  CLIENTS_NOTE,
  COPY_STEPS,
  LAST_IMPORT,
  LEFT_THIS_MONTH,
  NO_CLIENTS,
  NO_IMPORT,
  OPEN,
  OPEN_CLIENT,
  STEPS,
} from './words.ts';

/** Which of my clients needs me? For those who advise: each workspace of others that they work in. */
export function ClientsSection() {
  const { person } = useCaller();
  const today = useToday();
  const clients = useQuery(api.clients.queryOptions({ input: { today } }));
  const steps = STEPS(`${window.location.origin}/auth/signup`, person.email, person.displayName);
  return (
    <div className="my-5">
      <Section
        title={CLIENTS}
        note={CLIENTS_NOTE}
        actions={<CopyButton size="small" label={COPY_STEPS} text={steps} />}
      >
        <Loaded query={clients} skeleton={<Skeleton className="h-16" />}>
          {(found) =>
            found.length === 0 ? (
              <p className="text-sm text-soft">{NO_CLIENTS}</p>
            ) : (
              <ul aria-label={CLIENTS} className="divide-y divide-line">
                {found.map((client) => (
                  <Row key={client.id} client={client} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
    </div>
  );
}

function Row({ client: { id, name, ownerName, lastImport, uncategorised, left } }: { client: Client }) {
  const formats = useFormats();
  const imported =
    lastImport === null ? NO_IMPORT : LAST_IMPORT(writeDay(dayAt(lastImport, formats.timeZone), formats));
  const facts = [
    ...(ownerName === name ? [] : [ownerName]),
    imported,
    ...(uncategorised === null ? [] : [CATEGORISE_LEFT(uncategorised, writeNumber(uncategorised, formats))]),
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <span className="max-sm:col-span-2">
        <span className="line-clamp-2 font-medium wrap-anywhere">{name}</span>
        <span className="block text-sm wrap-anywhere text-soft">
          {facts.map((fact, place) => (
            <Fragment key={fact}>
              {place > 0 && DOT}
              <span className="inline-block">{fact}</span>
            </Fragment>
          ))}
        </span>
      </span>
      {left !== null && (
        <span className="sm:text-right">
          <span className="block font-medium">
            <Round value={left} />
          </span>
          <span className="block text-sm text-soft">{LEFT_THIS_MONTH}</span>
        </span>
      )}
      <Button
        size="small"
        className="col-start-2 sm:col-start-3"
        icon={<BookOpen aria-hidden />}
        aria-label={OPEN_CLIENT(name)}
        onClick={() => openBooks(id)}
      >
        {OPEN}
      </Button>
    </li>
  );
}
