import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { dayAt } from '#kernel/calendar.ts';
import type { WebhookGroup } from '#kernel/manifest.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { Menu } from '#ui/menu.tsx';
import { SecretOnce } from '#ui/secret-once.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './webhooks.api.client.ts';
import type { Endpoint } from './webhooks.model.ts';
import { OVERLAP_HOURS } from './webhooks.rules.ts';
import { ENDPOINT_LIST_WORDS } from './words.ts';

type ListProps = {
  endpoints: readonly Endpoint[];
  groups: readonly WebhookGroup[];
  mayWrite: boolean;
  onChange: (id: string) => void;
  onLog: (id: string) => void;
};

export function EndpointList({ endpoints, ...rest }: ListProps) {
  return (
    <ul aria-label={ENDPOINT_LIST_WORDS.webhooks} className="divide-y divide-line border-t border-line">
      {endpoints.map((endpoint) => (
        <Row key={endpoint.id} endpoint={endpoint} {...rest} />
      ))}
    </ul>
  );
}

function Row({ endpoint, groups, mayWrite, onChange, onLog }: Omit<ListProps, 'endpoints'> & { endpoint: Endpoint }) {
  const { id, url, isOn, offReason, failingSince, lastDeliveredAt } = endpoint;
  const formats = useFormats();
  const on = (instant: Date) => writeDay(dayAt(instant, formats.timeZone), formats);
  const test = useMutation(
    api.test.mutationOptions({
      onSuccess: async () => {
        toast.success(ENDPOINT_LIST_WORDS.testCallSent);
        onLog(id);
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-4 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-sm font-semibold break-all">{url}</h3>
          {offReason === 'failing' ? (
            <Badge tone="danger">{ENDPOINT_LIST_WORDS.offNoCallsArrived}</Badge>
          ) : offReason === 'person' ? (
            <Badge>{ENDPOINT_LIST_WORDS.off}</Badge>
          ) : failingSince === null ? (
            <Badge tone="accent">{ENDPOINT_LIST_WORDS.on}</Badge>
          ) : (
            <Badge tone="attention">{ENDPOINT_LIST_WORDS.onNotAnswering}</Badge>
          )}
        </div>
        <p className="mt-1 text-soft">{ENDPOINT_LIST_WORDS.sends(tellsOf(endpoint, groups))}</p>
        <p className="mt-0.5 text-faint">
          {lastDeliveredAt === null
            ? ENDPOINT_LIST_WORDS.noCallsDeliveredYet
            : ENDPOINT_LIST_WORDS.lastDeliveredOn(on(lastDeliveredAt))}
          {failingSince !== null && ENDPOINT_LIST_WORDS.failingSince(on(failingSince))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayWrite && isOn && (
          <Button
            size="small"
            pending={test.isPending}
            onClick={() => test.mutate({ id })}
            aria-label={ENDPOINT_LIST_WORDS.testOf(url)}
          >
            {ENDPOINT_LIST_WORDS.test}
          </Button>
        )}
        <Button size="small" onClick={() => onLog(id)} aria-label={ENDPOINT_LIST_WORDS.callsTo(url)}>
          {ENDPOINT_LIST_WORDS.calls}
        </Button>
        {mayWrite && <More endpoint={endpoint} onChange={onChange} />}
      </div>
    </li>
  );
}

function tellsOf({ events }: Endpoint, groups: readonly WebhookGroup[]): string {
  const parts = groups.flatMap(({ label, events: all }) => {
    const chosen = all.filter((event) => events.includes(event)).length;
    if (chosen === 0) return [];
    const group = label.toLowerCase();
    return [chosen === all.length ? group : ENDPOINT_LIST_WORDS.someOf(group, chosen, all.length)];
  });
  return parts.join(', ');
}

type Asked = 'nothing' | 'rotate' | 'remove';

function More({ endpoint: { id, url, isOn }, onChange }: { endpoint: Endpoint; onChange: (id: string) => void }) {
  const [asked, setAsked] = useState<Asked>('nothing');
  const [secret, setSecret] = useState<string | null>(null);
  const then = (said: string) => ({
    onSuccess: async () => {
      toast.success(said);
      setAsked('nothing');
      await refreshAll();
    },
    onError: toastError,
  });
  const turn = useMutation(
    api.switch.mutationOptions(
      then(isOn ? ENDPOINT_LIST_WORDS.webhookSwitchedOff : ENDPOINT_LIST_WORDS.webhookSwitchedOn),
    ),
  );
  const remove = useMutation(api.remove.mutationOptions(then(ENDPOINT_LIST_WORDS.webhookDeleted)));
  const rotate = useMutation(
    api.rotate.mutationOptions({
      onSuccess: (made) => {
        setAsked('nothing');
        setSecret(made.secret);
      },
      onError: toastError,
    }),
  );
  return (
    <>
      <Menu
        trigger={<IconButton label={ENDPOINT_LIST_WORDS.moreFor(url)} icon={<EllipsisVertical aria-hidden />} />}
        entries={[
          { label: ENDPOINT_LIST_WORDS.change, perform: () => onChange(id) },
          {
            label: isOn ? ENDPOINT_LIST_WORDS.switchOff : ENDPOINT_LIST_WORDS.switchOn,
            perform: () => turn.mutate({ id, isOn: !isOn }),
          },
          { label: ENDPOINT_LIST_WORDS.createNewSecret, perform: () => setAsked('rotate') },
          { kind: 'line' },
          { label: ENDPOINT_LIST_WORDS.delete, danger: true, perform: () => setAsked('remove') },
        ]}
      />
      {secret !== null && (
        <SecretOnce
          title={ENDPOINT_LIST_WORDS.newSecret}
          label={ENDPOINT_LIST_WORDS.secret}
          secret={secret}
          onKept={() => setSecret(null)}
        >
          {ENDPOINT_LIST_WORDS.weSignCallsWith(OVERLAP_HOURS)}
        </SecretOnce>
      )}
      <Dialog
        open={asked !== 'nothing'}
        size="small"
        onClose={() => setAsked('nothing')}
        title={asked === 'remove' ? ENDPOINT_LIST_WORDS.deleteThisWebhook : ENDPOINT_LIST_WORDS.createANewSecret}
        footer={
          <>
            <Button onClick={() => setAsked('nothing')}>{ENDPOINT_LIST_WORDS.cancel}</Button>
            {asked === 'remove' ? (
              <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate({ id })}>
                {ENDPOINT_LIST_WORDS.delete}
              </Button>
            ) : (
              <Button look="primary" pending={rotate.isPending} onClick={() => rotate.mutate({ id })}>
                {ENDPOINT_LIST_WORDS.createSecret}
              </Button>
            )}
          </>
        }
      >
        <p className="text-sm break-words text-soft">{ENDPOINT_LIST_WORDS.remove(asked, url, OVERLAP_HOURS)}</p>
      </Dialog>
    </>
  );
}
