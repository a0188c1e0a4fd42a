import { useMutation, useQuery } from '@tanstack/react-query';
import { Monitor, ShieldCheck, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayAt } from '#kernel/calendar.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats, writeDay, writeMoment } from '#ui/formats.tsx';
import { keepFocus } from '#ui/keep-focus.client.ts';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Device, DeviceType, KnownDevice } from './model.ts';
import { DEVICE_TRUST } from './rules.ts';
import { PARTS_WORDS } from './words.ts';

const ICONS = { mobile: Smartphone, tablet: Tablet, desktop: Monitor } satisfies Record<DeviceType, typeof Monitor>;

/** The devices that a person has signed in on: which of them are theirs, and which to forget. */
export function DevicesSection() {
  const devices = useQuery(api.list.queryOptions());
  return (
    <Section flush title={PARTS_WORDS.yourDevices} note={PARTS_WORDS.trustDevicesYouOwnNote}>
      <Loaded query={devices} skeleton={<TableSkeleton rows={2} />}>
        {(found) => (
          <ul aria-label={PARTS_WORDS.yourDevices} className="divide-y divide-line border-t border-line">
            {found.map((device) => (
              <Row key={device.id} device={device} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

/** The sign of a kind of device. */
export function DeviceIcon({ type }: { type: DeviceType }) {
  const Icon = ICONS[type];
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-soft">
      <Icon className="size-4.5" aria-hidden />
    </span>
  );
}

/** A device of a list: what it calls itself, what is to be said of it, and what can be done. */
export function DeviceItem({
  device: { name, type },
  badges,
  about,
  children,
}: {
  device: Device;
  badges: ReactNode;
  about: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3">
      <DeviceIcon type={type} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {name}
          {badges}
        </p>
        <p className="text-sm text-faint">{about}</p>
      </div>
      {children}
    </li>
  );
}

/** That a device is trusted. */
export function TrustedBadge() {
  return (
    <Badge tone="accent" icon={<ShieldCheck aria-hidden />}>
      {PARTS_WORDS.trusted}
    </Badge>
  );
}

function Row({ device }: { device: KnownDevice }) {
  const { isCurrent, firstSeenAt, lastSeenAt } = device;
  const formats = useFormats();
  return (
    <DeviceItem
      device={device}
      badges={
        <>
          {isCurrent && <Badge tone="accent">{PARTS_WORDS.thisDevice}</Badge>}
          <Trust device={device} />
        </>
      }
      about={
        <>
          {PARTS_WORDS.lastSignedInOn(
            writeMoment(lastSeenAt, formats),
            writeDay(dayAt(firstSeenAt, formats.timeZone), formats),
          )}
        </>
      }
    >
      <Answers device={device} />
    </DeviceItem>
  );
}

/** Where something speaks of a device: whether it is this one, and what can be done about it. Nothing, of one forgotten. */
export function DeviceAnswers({ deviceId }: { deviceId: string }) {
  const device = useQuery(api.list.queryOptions()).data?.find(({ id }) => id === deviceId);
  if (device === undefined || device.isMarked) return null;
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 sm:pl-13">
      {device.isCurrent && <p className="text-sm font-medium max-sm:pl-13">{PARTS_WORDS.youAreUsingThis}</p>}
      <Answers device={device} />
    </div>
  );
}

function Answers({ device: { id, name, isCurrent, isMarked } }: { device: KnownDevice }) {
  const tellDone = useDone();
  const mark = useMutation(
    api.trust.mutationOptions({
      onSuccess: async (_, { isTrusted }) => {
        const done = isTrusted ? `${name} is marked as yours` : `${name} is trusted no longer`;
        tellDone(done, () => api.trust.call({ id, isTrusted: !isTrusted }));
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  const forget = useMutation(
    api.forget.mutationOptions({
      onSuccess: async () => {
        toast.success(`${name} is forgotten`, { description: PARTS_WORDS.itWasSignedOut });
        await refreshAll();
        keepFocus();
      },
      onError: toastError,
    }),
  );
  return (
    <div className="flex gap-2 max-sm:ml-13">
      <Button
        size="small"
        pending={mark.isPending}
        aria-label={isMarked ? PARTS_WORDS.stopTrusting(name) : PARTS_WORDS.trust(name)}
        onClick={() => mark.mutate({ id, isTrusted: !isMarked })}
      >
        {PARTS_WORDS.stopTrustingIsMarked(isMarked)}
      </Button>
      {!isCurrent && (
        <Button
          size="small"
          pending={forget.isPending}
          aria-label={PARTS_WORDS.forgetOf(name)}
          onClick={() => forget.mutate({ id })}
        >
          {PARTS_WORDS.forget}
        </Button>
      )}
    </div>
  );
}

function Trust({ device: { isTrusted, isMarked, isStale, trustScore } }: { device: KnownDevice }) {
  if (isTrusted) return <TrustedBadge />;
  if (isStale) return <Badge tone="attention">{PARTS_WORDS.notUsedForDays(DEVICE_TRUST.staleAfterDays)}</Badge>;
  // Marked, and still to be used a few times, or lately in doubt.
  return <Badge>{isMarked ? PARTS_WORDS.trustScoreOf100(trustScore) : PARTS_WORDS.notTrusted}</Badge>;
}
