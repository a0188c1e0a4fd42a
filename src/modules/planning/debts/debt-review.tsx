import { TextLink } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { REVIEW_WORDS } from './words.ts';

/** What debt review is, for those in South Africa whose payments are too much for them. */
export function DebtReview() {
  return (
    <Section title={REVIEW_WORDS.title} note={REVIEW_WORDS.reviewNote}>
      <details className="text-sm">
        <summary className="w-fit cursor-pointer py-1 font-medium">{REVIEW_WORDS.how}</summary>
        <ol className="mt-2 flex max-w-prose list-decimal flex-col gap-1.5 pl-5">
          {REVIEW_WORDS.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="mt-3 max-w-prose text-soft">{REVIEW_WORDS.cost}</p>
        <p className="mt-1 max-w-prose text-soft">
          <Sentence
            text={REVIEW_WORDS.source}
            parts={{ guide: <TextLink to="/app/help/way-out-of-debt">{REVIEW_WORDS.guide}</TextLink> }}
          />
        </p>
      </details>
    </Section>
  );
}
