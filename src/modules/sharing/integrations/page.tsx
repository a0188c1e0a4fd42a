import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { BRAND } from '#kernel/brand.ts';
import { Webhooks } from './webhooks.tsx';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { flagParam } from '#ui/url-params.ts';
import { INTEGRATIONS } from './access.ts';
import { api } from './api-keys.api.client.ts';
import { KeyList } from './key-list.tsx';
import type { ApiKey } from './api-keys.model.ts';
import { NewKeyDialog } from './new-key.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { PAGE_WORDS } from './words.ts';

const FIELDS = { 'new-key': flagParam };

/** Which programs read these books or hear of them, and how do I let one in or keep it out? */
export function IntegrationsPage() {
  const keys = useQuery(api.list.queryOptions());
  const mayWrite = useMay(INTEGRATIONS.write);
  const [{ 'new-key': isNew }, setUrl] = useUrlState(FIELDS);
  const make = mayWrite && (
    <Button look="primary" icon={<Plus aria-hidden />} onClick={() => setUrl({ 'new-key': true })}>
      {PAGE_WORDS.createKey}
    </Button>
  );
  return (
    <div className="max-w-reading">
      <PageHeader
        title={PAGE_WORDS.integrationsHeading}
        {...(keys.data === undefined ? {} : { answer: answerOf(keys.data) })}
        note={
          <Sentence
            text={PAGE_WORDS.connectWithDescription}
            parts={{
              guide: (
                <TextLink to="/app/help/connect-a-program" className="whitespace-nowrap">
                  {PAGE_WORDS.connectProgram}
                </TextLink>
              ),
              reference: <TextLink to="/app/settings/integrations/reference">{PAGE_WORDS.reference}</TextLink>,
              description: (
                <PageLink href="/api/v1/openapi.json" download={`${BRAND.name.toLowerCase()}-openapi.json`}>
                  {PAGE_WORDS.openapiDescription}
                </PageLink>
              ),
            }}
          />
        }
      />
      <div className="flex flex-col gap-5">
        <Section
          flush
          title={PAGE_WORDS.keys}
          note={PAGE_WORDS.keyReadsWhatYouNote}
          actions={keys.data !== undefined && keys.data.length > 0 && make}
        >
          <Loaded query={keys} skeleton={<TableSkeleton rows={2} label={PAGE_WORDS.loadingKeys} />}>
            {(found) =>
              found.length === 0 ? (
                <EmptyState icon={<KeyRound aria-hidden />} title={PAGE_WORDS.noKeysYet} actions={make}>
                  {PAGE_WORDS.createKeyForYour}
                </EmptyState>
              ) : (
                <KeyList keys={found} mayRevoke={mayWrite} />
              )
            }
          </Loaded>
        </Section>
        <Webhooks />
      </div>
      {mayWrite && isNew && <NewKeyDialog onClose={() => setUrl({ 'new-key': false }, { replace: true })} />}
    </div>
  );
}

function answerOf(keys: readonly ApiKey[]): string {
  const active = keys.filter(({ state }) => state === 'active').length;
  if (active === 0) return PAGE_WORDS.noActiveKeys;
  return PAGE_WORDS.oneActiveKey(active);
}
