import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { countryName } from '#kernel/country-name.ts';
import { DeviceIcon } from '#modules/access/devices/parts.tsx';
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

/** The same as a list, with the way to end each. */
export function SessionsPart() {
  const sessions = useOpenSessions();
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <Section
      flush
      title={PARTS_WORDS.signedInDevices}
      note={PARTS_WORDS.upToAtOnceNote(SESSION_LIMITS.mostAtOnce)}
      actions={others > 0 && <EndOthers />}
    >
      <Loaded query={sessions} skeleton={<TableSkeleton rows={2} />}>
        {(found) => (
          <ul aria-label={PARTS_WORDS.signedInDevices} className="divide-y divide-line">
            {currentFirst(found).map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Loaded>
      <p className="border-t border-line px-5 py-2.5 text-xs text-faint">{PARTS_WORDS.countriesAreEstimatesData}</p>
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

function Row({ session }: { session: OpenSession }) {
  const { id, isCurrent, isPending, device, via, country, ipAddress, startedAt, lastActivity } = session;
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
  const place = [country === null ? PARTS_WORDS.locationUnknown : countryName(country, formats.locale), ipAddress]
    .filter((part) => part !== null)
    .join(', ');
  const used = writeMoment(lastActivity, formats);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3">
      <DeviceIcon type={device.type} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {device.name}
          {isCurrent && <Badge tone="accent">{PARTS_WORDS.thisDevice}</Badge>}
          {isPending && <Badge tone="attention">{PARTS_WORDS.notVerifiedYet}</Badge>}
        </p>
        <p className="text-sm text-soft wrap-anywhere">{place}</p>
        <p className="text-sm text-faint">
          {PARTS_WORDS.inUseNowSigned(isCurrent, used, VIA[via], writeMoment(startedAt, formats))}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          className="max-sm:ml-13"
          pending={end.isPending}
          aria-label={PARTS_WORDS.signOutLastUsed(device.name, used)}
          onClick={() => end.mutate({ sessionId: id })}
        >
          {PARTS_WORDS.signOut}
        </Button>
      )}
    </li>
  );
}

function currentFirst(sessions: readonly OpenSession[]): OpenSession[] {
  return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
