import { BRAND } from '#kernel/brand.ts';
import { TextLink } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { CodeSample } from './code-sample.tsx';
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
              keys: (
                <TextLink to="/app/settings/integrations" className="whitespace-nowrap">
                  {REFERENCE_WORDS.keys}
                </TextLink>
              ),
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
          <CodeSample label={REFERENCE_WORDS.example} code={API_SAMPLE} copy={REFERENCE_WORDS.copy} />
        </Section>
      </div>
    </div>
  );
}
