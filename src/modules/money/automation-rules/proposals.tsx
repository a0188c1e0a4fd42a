import { useQuery } from '@tanstack/react-query';
import type { Category } from '#modules/money/categories/model.ts';
import { CategoryName } from '#modules/money/categories/parts.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { api } from './api.client.ts';
import type { Proposal } from './model.ts';
import type { RuleChanges } from './rule-changes.client.ts';
import { PROPOSAL_WORDS } from './words.ts';

type ProposalsProps = {
  categories: readonly Category[];
  changes: RuleChanges;
  onMake: (proposal: Proposal) => void;
};

/** Rules that a person's own corrections suggest. */
export function Proposals({ categories, changes, onMake }: ProposalsProps) {
  const proposals = useQuery(api.proposals.queryOptions());
  const all = proposals.data ?? [];
  if (all.length === 0) return null;
  return (
    <Section title={PROPOSAL_WORDS.suggestions} note={PROPOSAL_WORDS.suggestionsNote}>
      <ul aria-label={PROPOSAL_WORDS.suggestions} className="divide-y divide-line">
        {all.map((proposal) => {
          const { merchant, direction, name, corrections, categoryId, description } = proposal;
          const category = categories.find(({ id }) => id === categoryId);
          return (
            <li
              key={`${direction} ${description === null} ${merchant}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-medium wrap-anywhere">{name}</p>
                <p className="text-sm text-soft">
                  {description === null ? (
                    <Sentence
                      text={PROPOSAL_WORDS.proposal(corrections)}
                      parts={{ category: category !== undefined && <CategoryName category={category} /> }}
                    />
                  ) : (
                    PROPOSAL_WORDS.renamed(corrections, description)
                  )}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  look="primary"
                  aria-label={PROPOSAL_WORDS.makeOne(name)}
                  onClick={() => onMake(proposal)}
                >
                  {PROPOSAL_WORDS.make}
                </Button>
                <Button
                  size="small"
                  aria-label={PROPOSAL_WORDS.dismissOne(name)}
                  onClick={() => changes.dismiss(proposal)}
                >
                  {PROPOSAL_WORDS.dismiss}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
