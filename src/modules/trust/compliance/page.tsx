import { useQuery } from '@tanstack/react-query';
import { useMay } from '#ui/caller.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { AUDIT } from '#kernel/permissions.ts';
import { LawsSection } from './laws-section.tsx';
import type { Assessment, ReportType } from './model.ts';
import { CheckList, MostHelpful, ScoreLine } from './parts.tsx';
import { ComparisonSection } from './comparison-section.tsx';
import { complianceOf, STATE, useStatement } from './reports.client.ts';
import { ReportsSection } from './reports-section.tsx';
import { PAGE_WORDS } from './words.ts';

/** Do I, and do my books, keep what we promise? */
export function CompliancePage() {
  const [{ of }, setState] = useUrlState(STATE);
  // Whoever may not read the record of these books is shown themselves alone.
  const mayReadBooks = useMay(AUDIT.read);
  const about: ReportType = mayReadBooks ? of : 'personal';
  const answer = useStatement(about);
  return (
    <div className="max-w-reading">
      <PageHeader
        title={PAGE_WORDS.complianceHeading}
        {...(answer === null ? {} : { answer })}
        note={PAGE_WORDS.howWellYourDataNote}
      />
      {mayReadBooks ? (
        <Tabs
          label={PAGE_WORDS.about}
          tabs={[
            { value: 'personal', label: PAGE_WORDS.you },
            { value: 'books', label: PAGE_WORDS.thisWorkspace },
          ]}
          value={about}
          onChange={(next: ReportType) => setState({ of: next, report: '', with: '' })}
        >
          <About key={about} about={about} />
        </Tabs>
      ) : (
        <About about="personal" />
      )}
    </div>
  );
}

function About({ about }: { about: ReportType }) {
  const assessment = useQuery(complianceOf(about).assess());
  return (
    <div className="flex flex-col gap-4">
      <Section
        flush
        title={about === 'personal' ? PAGE_WORDS.securityScore : PAGE_WORDS.securityScore}
        note={PAGE_WORDS.openCheckToSeeNote}
      >
        <Loaded query={assessment} skeleton={<TableSkeleton rows={5} />}>
          {(found: Assessment) => (
            <>
              <ScoreLine {...found} />
              <MostHelpful {...found} />
              <CheckList checks={found.checks} />
            </>
          )}
        </Loaded>
      </Section>
      <ReportsSection about={about} />
      <ComparisonSection about={about} />
      <LawsSection about={about} />
    </div>
  );
}
