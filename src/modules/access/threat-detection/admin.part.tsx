import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { AlertItem } from '#modules/access/alerts/alert-item.parts.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { keepFocus } from '#ui/keep-focus.client.ts';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { DevicesOfPerson } from './admin.devices.tsx';
import { OpenAccount } from './admin.open-account.tsx';
import { sayRefusedAndRefresh } from './admin.refused.client.ts';
import { api } from './api.client.ts';
import type { OpenAlert } from './model.ts';
import { ADMIN_PART_WORDS } from './words.ts';

/** What was done about threats, whom it holds up, and the ways to undo it. */
export function ThreatsAdmin() {
  return (
    <>
      <OpenAlerts />
      <OpenAccount />
      <DevicesOfPerson />
    </>
  );
}

function OpenAlerts() {
  const found = useQuery(api.openAlerts.queryOptions());
  return (
    <Section flush title={ADMIN_PART_WORDS.alerts} note={ADMIN_PART_WORDS.newestFirstNote}>
      <Loaded query={found} skeleton={<TableSkeleton rows={3} />}>
        {({ alerts, total }) =>
          alerts.length === 0 ? (
            <EmptyState icon={<CircleCheck aria-hidden />} title={ADMIN_PART_WORDS.noOpenAlerts}>
              {ADMIN_PART_WORDS.alertsAppearHereUntil}
            </EmptyState>
          ) : (
            <>
              <ul aria-label={ADMIN_PART_WORDS.openAlerts} className="divide-y divide-line border-t border-line">
                {alerts.map((alert) => (
                  <Row key={alert.id} alert={alert} />
                ))}
              </ul>
              {total > alerts.length && (
                <p className="border-t border-line px-5 py-3 text-sm text-soft">
                  {ADMIN_PART_WORDS.ofAreShown(alerts.length, total)}
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function Row({ alert }: { alert: OpenAlert }) {
  const { id, title, person } = alert;
  const resolve = useMutation(
    api.resolveAlert.mutationOptions({
      onSuccess: async () => {
        toast.success(ADMIN_PART_WORDS.alertResolved, {
          description: person === null ? title : ADMIN_PART_WORDS.weTold(title, person.name),
        });
        await refreshAll();
        keepFocus();
      },
      onError: sayRefusedAndRefresh,
    }),
  );
  return (
    <AlertItem
      alert={alert}
      who={person === null ? ADMIN_PART_WORDS.addressWithoutAccount : `${person.name}, ${person.email}`}
    >
      <Button
        size="small"
        className="max-sm:ml-13"
        pending={resolve.isPending}
        aria-label={ADMIN_PART_WORDS.resolveAddressWithoutAccount(
          title,
          person?.name ?? ADMIN_PART_WORDS.anAddressWithoutAn,
        )}
        onClick={() => resolve.mutate({ id })}
      >
        {ADMIN_PART_WORDS.resolve}
      </Button>
    </AlertItem>
  );
}
