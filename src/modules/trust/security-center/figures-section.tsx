import { useQuery } from '@tanstack/react-query';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import { Figures } from './figures.tsx';
import { FIGURES_SECTION_WORDS } from './words.ts';

/** The person's own record in figures. */
export function FiguresSection() {
  const own = useQuery(api.statistics.queryOptions());
  return (
    <Section flush title={FIGURES_SECTION_WORDS.inFigures} note={FIGURES_SECTION_WORDS.yourAccountInNumbersNote}>
      <Loaded query={own} skeleton={<TableSkeleton rows={4} />}>
        {(found) => <Figures of={found} />}
      </Loaded>
    </Section>
  );
}
