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
import { TRUSTED_PARTS_WORDS } from './words.ts';

/** Browsers in which no second step is asked for; nothing where there are none. */
export function TrustedBrowsersSection() {
  const devices = useQuery(factorsQuery).data?.trustedDevices ?? [];
  const forget = useChange(api.forgetDevice, ({ forgotten }) => {
    toast.success(TRUSTED_PARTS_WORDS.browserRemoved(forgotten));
  });
  if (devices.length === 0) return null;
  return (
    <Section
      flush
      title={TRUSTED_PARTS_WORDS.trustedBrowsers}
      note={TRUSTED_PARTS_WORDS.weSkipTwoStepNote}
      actions={
        devices.length > 1 && (
          <Button size="small" pending={forget.isPending} onClick={() => forget.mutate({ id: null })}>
            {TRUSTED_PARTS_WORDS.askInAllBrowsers}
          </Button>
        )
      }
    >
      <ul aria-label={TRUSTED_PARTS_WORDS.trustedBrowsers} className="divide-y divide-line border-t border-line">
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
          <p className="text-sm text-faint">{TRUSTED_PARTS_WORDS.lastUsedOnTrusted(on(lastUsedAt), on(expiresAt))}</p>
        </div>
        <div className="flex items-center gap-2">
          {isThisOne && <Badge tone="accent">{TRUSTED_PARTS_WORDS.thisBrowser}</Badge>}
          <Button size="small" pending={isPending} aria-label={TRUSTED_PARTS_WORDS.askAgainIn(name)} onClick={onForget}>
            {TRUSTED_PARTS_WORDS.askAgain}
          </Button>
        </div>
      </div>
    </li>
  );
}
