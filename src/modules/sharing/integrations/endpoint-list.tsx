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

type ListProps = {
  endpoints: readonly Endpoint[];
  groups: readonly WebhookGroup[];
  mayWrite: boolean;
  onChange: (id: string) => void;
  onLog: (id: string) => void;
};

export function EndpointList({ endpoints, ...rest }: ListProps) {
  return (
    <ul aria-label="Webhooks" className="divide-y divide-line border-t border-line">
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
        toast.success('Test call sent');
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
            <Badge tone="danger">Off: no calls arrived</Badge>
          ) : offReason === 'person' ? (
            <Badge>Off</Badge>
          ) : failingSince === null ? (
            <Badge tone="accent">On</Badge>
          ) : (
            <Badge tone="attention">On, not answering</Badge>
          )}
        </div>
        <p className="mt-1 text-soft">Sends {tellsOf(endpoint, groups)}</p>
        <p className="mt-0.5 text-faint">
          {lastDeliveredAt === null ? 'No calls delivered yet.' : `Last delivered on ${on(lastDeliveredAt)}.`}
          {failingSince !== null && ` Failing since ${on(failingSince)}.`}
        </p>
      </div>
      <div className="flex gap-2">
        {mayWrite && isOn && (
          <Button size="small" pending={test.isPending} onClick={() => test.mutate({ id })} aria-label={`Test ${url}`}>
            Test
          </Button>
        )}
        <Button size="small" onClick={() => onLog(id)} aria-label={`Calls to ${url}`}>
          Calls
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
    return [chosen === all.length ? label.toLowerCase() : `some of ${label.toLowerCase()}`];
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
  const turn = useMutation(api.switch.mutationOptions(then(isOn ? 'Webhook switched off' : 'Webhook switched on')));
  const remove = useMutation(api.remove.mutationOptions(then('Webhook deleted')));
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
        trigger={<IconButton label={`More for ${url}`} icon={<EllipsisVertical aria-hidden />} />}
        entries={[
          { label: 'Change', perform: () => onChange(id) },
          { label: isOn ? 'Switch off' : 'Switch on', perform: () => turn.mutate({ id, isOn: !isOn }) },
          { label: 'Create new secret', perform: () => setAsked('rotate') },
          { kind: 'line' },
          { label: 'Delete', danger: true, perform: () => setAsked('remove') },
        ]}
      />
      {secret !== null && (
        <SecretOnce title="New secret" label="Secret" secret={secret} onKept={() => setSecret(null)}>
          We sign calls with it now, and also with the old one for {OVERLAP_HOURS} hours.
        </SecretOnce>
      )}
      <Dialog
        open={asked !== 'nothing'}
        size="small"
        onClose={() => setAsked('nothing')}
        title={asked === 'remove' ? 'Delete this webhook?' : 'Create a new secret?'}
        footer={
          <>
            <Button onClick={() => setAsked('nothing')}>Cancel</Button>
            {asked === 'remove' ? (
              <Button look="danger" pending={remove.isPending} onClick={() => remove.mutate({ id })}>
                Delete
              </Button>
            ) : (
              <Button look="primary" pending={rotate.isPending} onClick={() => rotate.mutate({ id })}>
                Create secret
              </Button>
            )}
          </>
        }
      >
        <p className="text-sm break-words text-soft">
          {asked === 'remove'
            ? `We stop calling ${url} and delete its log. You cannot undo this.`
            : `The program at ${url} has ${OVERLAP_HOURS} hours to switch. Until then we sign calls with both secrets.`}
        </p>
      </Dialog>
    </>
  );
}
