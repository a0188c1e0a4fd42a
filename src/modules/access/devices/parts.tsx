import { useMutation, useQuery } from '@tanstack/react-query';
import { Monitor, ShieldCheck, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayAt } from '#kernel/calendar.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats, writeDay, writeMoment } from '#ui/formats.tsx';
import { keepFocus } from '#ui/keep-focus.client.ts';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Device, DeviceType, KnownDevice } from './model.ts';
import { DEVICE_TRUST } from './rules.ts';
import { PARTS_WORDS } from './words.ts';

const ICONS = { mobile: Smartphone, tablet: Tablet, desktop: Monitor } satisfies Record<DeviceType, typeof Monitor>;

/** The devices that a person has signed in on. */
export function useDevices() {
  return useQuery(api.list.queryOptions());
}

/** The sign of a kind of device. */
function DeviceIcon({ type }: { type: DeviceType }) {
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
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-3.5">
      <DeviceIcon type={type} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {name}
          {badges}
        </p>
        <div className="text-sm text-faint">{about}</div>
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

/** What is to be said of a device beside its name. */
export function DeviceBadges({ device }: { device: KnownDevice }) {
  return (
    <>
      {device.isCurrent && <Badge tone="accent">{PARTS_WORDS.thisDevice}</Badge>}
      <Trust device={device} />
    </>
  );
}

/** When a device was used that is signed in no more. */
export function LastSeen({ device: { firstSeenAt, lastSeenAt } }: { device: KnownDevice }) {
  const formats = useFormats();
  return PARTS_WORDS.lastSignedInOn(
    writeMoment(lastSeenAt, formats),
    writeDay(dayAt(firstSeenAt, formats.timeZone), formats),
  );
}

/** Where something speaks of a device: whether it is this one, and what can be done about it. Nothing, of one forgotten. */
export function DeviceAnswers({ deviceId }: { deviceId: string }) {
  const device = useDevices().data?.find(({ id }) => id === deviceId);
  if (device === undefined || device.isMarked) return null;
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2 sm:pl-13">
      {device.isCurrent && <p className="text-sm font-medium max-sm:pl-13">{PARTS_WORDS.youAreUsingThis}</p>}
      <div className="flex gap-2 max-sm:ml-13">
        <DeviceActions device={device} />
      </div>
    </div>
  );
}

/** Trusting a device, and forgetting it. */
export function DeviceActions({ device: { id, name, isCurrent, isMarked } }: { device: KnownDevice }) {
  const tellDone = useDone();
  const mark = useMutation(
    api.trust.mutationOptions({
      onSuccess: async (_, { isTrusted }) => {
        const done = isTrusted ? `${name} is now trusted` : `${name} is no longer trusted`;
        tellDone(done, () => api.trust.call({ id, isTrusted: !isTrusted }));
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  const forget = useMutation(
    api.forget.mutationOptions({
      onSuccess: async () => {
        toast.success(`${name} was removed`, { description: PARTS_WORDS.itWasSignedOut });
        await refreshAll();
        keepFocus();
      },
      onError: toastError,
    }),
  );
  return (
    <>
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
    </>
  );
}

function Trust({ device: { isTrusted, isMarked, isStale, trustScore } }: { device: KnownDevice }) {
  if (isTrusted) return <TrustedBadge />;
  if (isStale) return <Badge tone="attention">{PARTS_WORDS.notUsedForDays(DEVICE_TRUST.staleAfterDays)}</Badge>;
  // Marked, and still to be used a few times, or lately in doubt.
  return <Badge>{isMarked ? PARTS_WORDS.trustScoreOf100(trustScore) : PARTS_WORDS.notTrusted}</Badge>;
}
