import { useState } from 'react';
import { CopyButton } from '#ui/copy-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { SIGNATURE_HEADER } from './webhooks.rules.ts';
import { type Language, SAMPLES } from './webhooks.samples.ts';

/** How does a program know that a call comes from here? */
export function SignatureSample() {
  const [language, setLanguage] = useState<Language>('node');
  const { code, label } = SAMPLES.find(({ value }) => value === language) ?? SAMPLES[0];
  return (
    <Section
      title="Verify calls"
      note={
        <>
          Check the header <code>{SIGNATURE_HEADER}</code> with the secret of the webhook to verify a call.
        </>
      }
    >
      <Tabs label="Language" tabs={SAMPLES} value={language} onChange={setLanguage}>
        <pre
          role="region"
          aria-label={`Sample for ${label}`}
          className="figures rounded-card bg-sunken px-4 py-3 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap"
        >
          <code>{code}</code>
        </pre>
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton key={language} size="small" text={code} label="Copy sample" />
        </div>
      </Tabs>
    </Section>
  );
}
