import { useState } from 'react';
import { Section } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { CodeSample } from './code-sample.tsx';
import { SIGNATURE_HEADER } from './webhooks.rules.ts';
import { type Language, SAMPLES } from './webhooks.samples.ts';
import { Sentence } from '#ui/sentence.tsx';
import { SIGNATURE_SAMPLE_WORDS } from './words.ts';

/** How does a program know that a call comes from here? */
export function SignatureSample() {
  const [language, setLanguage] = useState<Language>('node');
  const { code, label } = SAMPLES.find(({ value }) => value === language) ?? SAMPLES[0];
  return (
    <Section
      title={SIGNATURE_SAMPLE_WORDS.verifyCalls}
      note={
        <>
          <Sentence
            text={SIGNATURE_SAMPLE_WORDS.checkHeaderWithSecret}
            parts={{ header: <code>{SIGNATURE_HEADER}</code> }}
          />
        </>
      }
    >
      <Tabs label={SIGNATURE_SAMPLE_WORDS.language} tabs={SAMPLES} value={language} onChange={setLanguage}>
        <CodeSample
          label={SIGNATURE_SAMPLE_WORDS.sampleFor(label)}
          code={code}
          copy={SIGNATURE_SAMPLE_WORDS.copySample}
        />
      </Tabs>
    </Section>
  );
}
