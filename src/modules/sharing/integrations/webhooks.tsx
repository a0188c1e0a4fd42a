import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook } from 'lucide-react';
import * as z from 'zod';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { flagParam } from '#ui/url-params.ts';
import { api } from './webhooks.api.client.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { EndpointList } from './endpoint-list.tsx';
import { SignatureSample } from './signature-sample.tsx';
import { INTEGRATIONS } from './access.ts';
import { WEBHOOKS_WORDS } from './words.ts';

const FIELDS = { 'new-webhook': flagParam, webhook: z.string().default(''), calls: z.string().default('') };

/** The addresses that are told of changes in these books; for the page of integrations. */
export function Webhooks() {
  const endpoints = useQuery(api.list.queryOptions());
  const groups = useQuery(api.groups.queryOptions());
  const mayWrite = useMay(INTEGRATIONS.write);
  const [{ 'new-webhook': isNew, webhook, calls }, setUrl] = useUrlState(FIELDS);
  const close = () => setUrl({ 'new-webhook': false, webhook: '', calls: '' }, { replace: true });
  const add = mayWrite && (
    <Button icon={<Plus aria-hidden />} onClick={() => setUrl({ 'new-webhook': true })}>
      {WEBHOOKS_WORDS.addWebhook}
    </Button>
  );
  const skeleton = <TableSkeleton rows={2} label={WEBHOOKS_WORDS.loadingWebhooks} />;
  const found = endpoints.data ?? [];
  const changed = found.find(({ id }) => id === webhook);
  const looked = found.find(({ id }) => id === calls);
  return (
    <>
      <Section
        flush
        title={WEBHOOKS_WORDS.webhooks}
        note={WEBHOOKS_WORDS.weCallYourAddressNote}
        actions={found.length > 0 && add}
      >
        <Loaded query={endpoints} skeleton={skeleton}>
          {(all) => (
            <Loaded query={groups} skeleton={skeleton}>
              {(offered) =>
                all.length === 0 ? (
                  <EmptyState icon={<Webhook aria-hidden />} title={WEBHOOKS_WORDS.noWebhooksYet} actions={add}>
                    {WEBHOOKS_WORDS.webhookTellsYourProgram}
                  </EmptyState>
                ) : (
                  <EndpointList
                    endpoints={all}
                    groups={offered}
                    mayWrite={mayWrite}
                    onChange={(id) => setUrl({ webhook: id })}
                    onLog={(id) => setUrl({ calls: id })}
                  />
                )
              }
            </Loaded>
          )}
        </Loaded>
      </Section>
      {found.length > 0 && <SignatureSample />}
      {mayWrite && isNew && groups.data !== undefined && (
        <EndpointDialog groups={groups.data} endpoint={null} onClose={close} />
      )}
      {mayWrite && changed !== undefined && groups.data !== undefined && (
        <EndpointDialog groups={groups.data} endpoint={changed} onClose={close} />
      )}
      {looked !== undefined && <DeliveryLog endpoint={looked} mayWrite={mayWrite} onClose={close} />}
    </>
  );
}
