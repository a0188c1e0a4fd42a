import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeviceItem, TrustedBadge } from '#modules/access/devices/parts.tsx';
import { AddressSchema } from '#modules/access/identity/model.ts';
import { queryClient } from '#browser/api.client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { keepFocus } from '#ui/keep-focus.client.ts';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { sayRefusedAndRefresh } from './admin.refused.client.ts';
import { devicesInWords } from './admin.words.ts';
import { api } from './api.client.ts';
import type { GuardedDevice } from './model.ts';
import { ADMIN_DEVICES_WORDS } from './words.ts';

/** What was just asked for is not asked for again to show it. */
const FRESH_MS = 10_000;
const devicesOf = (email: string) => api.devicesOf.queryOptions({ input: { email }, staleTime: FRESH_MS });

/** From which device of somebody did a threat take the trust, and shall it have it back? */
export function DevicesOfPerson() {
  const [email, setEmail] = useState<string | null>(null);
  const form = useZodForm({ schema: AddressSchema, defaultValues: { email: '' } });
  return (
    <Section title={ADMIN_DEVICES_WORDS.findDevices} note={ADMIN_DEVICES_WORDS.restoreTrustThatDeviceNote}>
      <Form
        form={form}
        onSave={async (said) => {
          setEmail(null);
          await queryClient.fetchQuery(devicesOf(said.email));
          setEmail(said.email);
        }}
        className="flex max-w-md flex-col items-start gap-4"
      >
        <FormField form={form} name="email" label={ADMIN_DEVICES_WORDS.eMailOfUser} className="w-full">
          {(control) => <TextInput type="email" autoComplete="off" {...control} />}
        </FormField>
        <SubmitButton form={form}>{ADMIN_DEVICES_WORDS.showDevices}</SubmitButton>
      </Form>
      {email !== null && <Devices email={email} />}
    </Section>
  );
}

function Devices({ email }: { email: string }) {
  const found = useQuery(devicesOf(email));
  return (
    <Loaded query={found} skeleton={<TableSkeleton rows={2} />}>
      {({ person, devices }) => (
        <>
          <p role="status" className="mt-5 text-sm font-medium wrap-anywhere">
            {devicesInWords(person.name, devices)}
          </p>
          {devices.length > 0 && (
            <ul
              aria-label={ADMIN_DEVICES_WORDS.devicesOf(person.name)}
              className="-mx-5 mt-3 -mb-5 divide-y divide-line border-t border-line"
            >
              {devices.map((device) => (
                <Row key={device.id} device={device} person={person} />
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  );
}

function Row({ device, person }: { device: GuardedDevice; person: { id: string; name: string } }) {
  const { id, name, isTrusted, trustScore, lostToThreat } = device;
  const trust = useMutation(
    api.trustDevice.mutationOptions({
      onSuccess: async () => {
        toast.success(ADMIN_DEVICES_WORDS.deviceTrustedAgain, {
          description: ADMIN_DEVICES_WORDS.weTold(name, person.name),
        });
        await refreshAll();
        keepFocus();
      },
      onError: sayRefusedAndRefresh,
    }),
  );
  return (
    <DeviceItem
      device={device}
      badges={
        <>
          {isTrusted && <TrustedBadge />}
          {lostToThreat && <Badge tone="attention">{ADMIN_DEVICES_WORDS.lostTrust}</Badge>}
        </>
      }
      about={ADMIN_DEVICES_WORDS.trustOf100(trustScore)}
    >
      {lostToThreat && (
        <Button
          size="small"
          className="max-sm:ml-13"
          pending={trust.isPending}
          aria-label={ADMIN_DEVICES_WORDS.trustAgainOf(name)}
          onClick={() => trust.mutate({ userId: person.id, deviceId: id })}
        >
          {ADMIN_DEVICES_WORDS.trustAgain}
        </Button>
      )}
    </DeviceItem>
  );
}
