import { useQuery } from '@tanstack/react-query';
import { MonitorCheck } from 'lucide-react';
import { dayAt } from '#kernel/calendar.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.client.ts';
import { api } from './api.client.ts';
import { factorsQuery, useChange } from './factors.client.ts';
import type { TrustedDevice } from './model.ts';

/** Browsers in which no second step is asked for; nothing where there are none. */
export function TrustedBrowsersSection() {
  const devices = useQuery(factorsQuery).data?.trustedDevices ?? [];
  const forget = useChange(api.forgetDevice, ({ forgotten }) => {
    toast.success(forgotten === 1 ? 'Browser removed' : `${forgotten} browsers are asked again`);
  });
  if (devices.length === 0) return null;
  return (
    <Section
      flush
      title="Trusted browsers"
      note="We skip two-step verification here, except for sensitive actions."
      actions={
        devices.length > 1 && (
          <Button size="small" pending={forget.isPending} onClick={() => forget.mutate({ id: null })}>
            Ask in all browsers
          </Button>
        )
      }
    >
      <ul aria-label="Trusted browsers" className="divide-y divide-line border-t border-line">
        {devices.map((device) => (
          <Row
            key={device.id}
            device={device}
            isPending={forget.isPending && forget.variables.id === device.id}
            onForget={() => forget.mutate({ id: device.id })}
          />
        ))}
      </ul>
    </Section>
  );
}

type RowProps = { device: TrustedDevice; isPending: boolean; onForget: () => void };

function Row({ device: { name, lastUsedAt, expiresAt, isThisOne }, isPending, onForget }: RowProps) {
  const formats = useFormats();
  const on = (instant: Date) => writeDay(dayAt(instant, formats.timeZone), formats);
  return (
    <li className="flex items-center gap-3.5 px-5 py-3">
      <MonitorCheck className="size-5 shrink-0 text-accent-ink" aria-hidden />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-44">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-faint">
            Last used on {on(lastUsedAt)}, trusted until {on(expiresAt)}
          </p>
        </div>
        <div className="flex items-center gap-2">
          {isThisOne && <Badge tone="accent">This browser</Badge>}
          <Button size="small" pending={isPending} aria-label={`Ask again in ${name}`} onClick={onForget}>
            Ask again
          </Button>
        </div>
      </div>
    </li>
  );
}
