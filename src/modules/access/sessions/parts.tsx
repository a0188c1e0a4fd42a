import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { countryName } from '#kernel/country-name.ts';
import type { KnownDevice } from '#modules/access/devices/model.ts';
import { DeviceActions, DeviceBadges, DeviceItem, LastSeen, useDevices } from '#modules/access/devices/parts.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { keepFocus } from '#ui/keep-focus.client.ts';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { OpenSession } from './model.ts';
import { SESSION_LIMITS } from './limits.ts';
import { PARTS_WORDS } from './words.ts';

const VIA: Readonly<Record<OpenSession['via'], string>> = {
  'sign-up': 'at sign-up',
  password: 'by password',
  provider: 'through another service',
  passkey: 'by passkey',
  link: 'by a link',
};

/** Everywhere that the person is signed in. */
export function useOpenSessions() {
  return useQuery(api.list.queryOptions());
}

/** A person's devices, each with its sessions, and what can be done about either. */
export function DevicesPart() {
  const sessions = useOpenSessions();
  const devices = useDevices();
  const open = sessions.data ?? [];
  const on = (device: KnownDevice) => open.filter(({ deviceId }) => deviceId === device.id);
  const others = open.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <Section
      flush
      title={PARTS_WORDS.yourDevices}
      note={PARTS_WORDS.trustDevicesYouOwnNote}
      actions={others > 0 && <EndOthers />}
    >
      <Loaded query={devices} skeleton={<TableSkeleton rows={2} />}>
        {(found) => (
          <ul aria-label={PARTS_WORDS.yourDevices} className="divide-y divide-line border-t border-line">
            {signedInFirst(found, (device) => on(device).length).map((device) => (
              <Row key={device.id} device={device} sessions={on(device)} />
            ))}
          </ul>
        )}
      </Loaded>
      <p className="border-t border-line px-5 py-2.5 text-xs text-faint">
        {PARTS_WORDS.upToAtOnce(SESSION_LIMITS.mostAtOnce)} {PARTS_WORDS.countriesAreEstimatesData}
      </p>
    </Section>
  );
}

function EndOthers() {
  const endOthers = useMutation(
    api.endOthers.mutationOptions({
      onSuccess: async ({ ended }) => {
        toast.success(PARTS_WORDS.oneOtherDeviceWas(ended));
        await refreshAll();
        keepFocus();
      },
      onError: toastError,
    }),
  );
  return (
    <Button icon={<LogOut aria-hidden />} pending={endOthers.isPending} onClick={() => endOthers.mutate(undefined)}>
      {PARTS_WORDS.signOutOtherDevices}
    </Button>
  );
}

function Row({ device, sessions }: { device: KnownDevice; sessions: readonly OpenSession[] }) {
  return (
    <DeviceItem
      device={device}
      badges={
        <>
          <DeviceBadges device={device} />
          {sessions.some(({ isPending }) => isPending) && <Badge tone="attention">{PARTS_WORDS.notVerifiedYet}</Badge>}
        </>
      }
      about={
        sessions.length === 0 ? (
          <LastSeen device={device} />
        ) : (
          sessions.map((session) => <Use key={session.id} session={session} />)
        )
      }
    >
      <div className="flex flex-wrap gap-2 max-sm:ml-13">
        {sessions
          .filter(({ isCurrent }) => !isCurrent)
          .map((session) => (
            <SignOut key={session.id} session={session} />
          ))}
        <DeviceActions device={device} />
      </div>
    </DeviceItem>
  );
}

/** Where a session is used from, and since when. */
function Use({ session: { isCurrent, via, country, ipAddress, startedAt, lastActivity } }: { session: OpenSession }) {
  const formats = useFormats();
  // The address alone where it tells no country.
  const place = [country === null ? null : countryName(country, formats.locale), ipAddress].filter(
    (part) => part !== null,
  );
  return (
    <>
      <span className="block wrap-anywhere text-soft">
        {place.length === 0 ? PARTS_WORDS.locationUnknown : place.join(', ')}
      </span>
      <span className="block">
        {PARTS_WORDS.inUseNowSigned(
          isCurrent,
          writeMoment(lastActivity, formats),
          VIA[via],
          writeMoment(startedAt, formats),
        )}
      </span>
    </>
  );
}

function SignOut({ session: { id, device, lastActivity } }: { session: OpenSession }) {
  const formats = useFormats();
  const end = useMutation(
    api.end.mutationOptions({
      onSuccess: async () => {
        toast.success(`${device.name} was signed out`);
        await refreshAll();
        keepFocus();
      },
      onError: toastError,
    }),
  );
  return (
    <Button
      size="small"
      pending={end.isPending}
      aria-label={PARTS_WORDS.signOutLastUsed(device.name, writeMoment(lastActivity, formats))}
      onClick={() => end.mutate({ sessionId: id })}
    >
      {PARTS_WORDS.signOut}
    </Button>
  );
}

/** This device, then those that are signed in; each as they were used last. */
function signedInFirst(devices: readonly KnownDevice[], sessionsOn: (device: KnownDevice) => number): KnownDevice[] {
  const rank = (device: KnownDevice) => (device.isCurrent ? 0 : sessionsOn(device) > 0 ? 1 : 2);
  return devices.toSorted((a, b) => rank(a) - rank(b));
}
