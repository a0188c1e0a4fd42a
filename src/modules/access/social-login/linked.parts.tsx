import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { dayAt } from '#kernel/calendar.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { keepFocus } from '#ui/keep-focus.client.ts';
import { Section } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { useDeparture } from './departure.client.ts';
import type { LinkedService } from './model.ts';
import { LINKED_PARTS_WORDS } from './words.ts';

const linkedQuery = queryOptions({ queryKey: ['providers', 'linked'], queryFn: () => api.linked() });
const offeredQuery = queryOptions({ queryKey: ['providers', 'list'], queryFn: () => api.list() });

/** The services that open the person's account, and those that could; nothing where there are neither. */
export function LinkedServicesSection() {
  const linked = useQuery(linkedQuery).data ?? [];
  const offered = useQuery(offeredQuery).data ?? [];
  const [going, setGoing] = useState<LinkedService | null>(null);
  const left = offered.filter(({ id }) => linked.every(({ provider }) => provider !== id));
  if (linked.length === 0 && left.length === 0) return null;
  return (
    <Section flush title={LINKED_PARTS_WORDS.otherServices} note={LINKED_PARTS_WORDS.signInWithAnotherNote}>
      {linked.length > 0 && (
        <ul aria-label={LINKED_PARTS_WORDS.otherServices} className="divide-y divide-line border-t border-line">
          {linked.map((service) => (
            <Row key={service.id} service={service} onUnlink={() => setGoing(service)} />
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <div className="flex flex-wrap gap-2 border-t border-line px-5 py-4">
          {left.map(({ id, name }) => (
            <LinkButton key={id} provider={id} name={name} />
          ))}
        </div>
      )}
      {going !== null && <Unlinking service={going} onClose={() => setGoing(null)} />}
    </Section>
  );
}

function Row({ service, onUnlink }: { service: LinkedService; onUnlink: () => void }) {
  const { name, since, isOffered, mayUnlink } = service;
  const formats = useFormats();
  return (
    <li className="flex items-center gap-3.5 px-5 py-3">
      <Link2 aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-44">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
            {name}
            {!isOffered && <Badge>{LINKED_PARTS_WORDS.noLongerUsedFor}</Badge>}
          </p>
          <p className="text-sm text-faint">
            {LINKED_PARTS_WORDS.linkedOn(writeDay(dayAt(since, formats.timeZone), formats))}
          </p>
          {!mayUnlink && <p className="text-sm text-soft">{LINKED_PARTS_WORDS.thisIsYourOnly}</p>}
        </div>
        {mayUnlink && (
          <Button size="small" aria-label={LINKED_PARTS_WORDS.unlinkOf(name)} onClick={onUnlink}>
            {LINKED_PARTS_WORDS.unlink}
          </Button>
        )}
      </div>
    </li>
  );
}

function LinkButton({ provider, name }: { provider: string; name: string }) {
  const { leavingFor, leave } = useDeparture({
    errand: 'link',
    from: () => window.location.pathname,
    begin: (service) => api.beginLink(service),
    onTrouble: (description) => toast.error(LINKED_PARTS_WORDS.nothingWasLinked, { description }),
  });
  return (
    <Button icon={<Plus aria-hidden />} pending={leavingFor !== null} onClick={() => leave(provider)}>
      {LINKED_PARTS_WORDS.link(name)}
    </Button>
  );
}

function Unlinking({ service: { id, name }, onClose }: { service: LinkedService; onClose: () => void }) {
  const unlink = useMutation({
    mutationFn: () => api.unlink({ id }),
    onSuccess: async () => {
      onClose();
      toast.success(`${name} was unlinked from your account`);
      await refreshAll();
      keepFocus();
    },
    onError: toastError,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={LINKED_PARTS_WORDS.unlinkOf(name)}
      footer={
        <>
          <Button onClick={onClose}>{LINKED_PARTS_WORDS.cancel}</Button>
          <Button look="danger" pending={unlink.isPending} onClick={() => unlink.mutate()}>
            {LINKED_PARTS_WORDS.unlink}
          </Button>
        </>
      }
    >
      <p className="text-sm text-soft">{LINKED_PARTS_WORDS.youCanNoLonger}</p>
    </Dialog>
  );
}
