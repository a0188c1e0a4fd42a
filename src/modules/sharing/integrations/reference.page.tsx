import { BRAND } from '#kernel/brand.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { API_SAMPLE } from './public-api.sample.ts';
import { Operations } from './reference.tsx';
import { PAGE_WORDS, REFERENCE_WORDS } from './words.ts';

/** What can my program call, and how? */
export function ReferencePage() {
  return (
    <div className="max-w-reading">
      <PageHeader
        title={REFERENCE_WORDS.apiReferenceHeading}
        note={
          <Sentence
            text={REFERENCE_WORDS.note}
            parts={{
              keys: <TextLink to="/app/settings/integrations">{REFERENCE_WORDS.keys}</TextLink>,
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
        <Operations />
        <Section title={REFERENCE_WORDS.example} note={REFERENCE_WORDS.exampleNote}>
          <pre
            role="region"
            aria-label={REFERENCE_WORDS.example}
            className="figures rounded-card bg-sunken px-4 py-3 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap"
          >
            <code>{API_SAMPLE}</code>
          </pre>
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton size="small" text={API_SAMPLE} label={REFERENCE_WORDS.copy} />
          </div>
        </Section>
      </div>
    </div>
  );
}
