import * as z from 'zod';
import { TextLink } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { KitBasics } from './kit-basics.tsx';
import { KitCharts } from './kit-charts.tsx';
import { KitForms } from './kit-forms.tsx';
import { KitLists } from './kit-lists.tsx';
import { PAGE_KINDS, PageOfKind } from './kit-pages.tsx';
import { KitStates } from './kit-states.tsx';

const FIELDS = {
  tab: z.enum(['basics', 'forms', 'lists', 'charts', 'states']).default('basics'),
  /** A page of one kind, in place of the pieces. */
  page: z.enum(['', ...PAGE_KINDS]).default(''),
};

/** The pieces of the interface side by side, with example data. */
export function KitPage() {
  const [{ tab, page }, setUrl] = useUrlState(FIELDS);
  if (page !== '') return <PageOfKind kind={page} />;
  return (
    <>
      <PageHeader title="Design kit" note="The components of the interface in every state, with example data." />
      <nav aria-label="Kinds of pages" className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1">
        Example pages:
        {PAGE_KINDS.map((kind) => (
          <TextLink key={kind} to={`/dev/kit?page=${kind}`} className="px-1 py-0.5">
            {kind}
          </TextLink>
        ))}
      </nav>
      <Tabs
        label="Kinds of components"
        value={tab}
        onChange={(next) => setUrl({ tab: next })}
        tabs={[
          { value: 'basics', label: 'Basics' },
          { value: 'forms', label: 'Forms' },
          { value: 'lists', label: 'Lists' },
          { value: 'charts', label: 'Charts' },
          { value: 'states', label: 'Page states' },
        ]}
      >
        {tab === 'basics' && <KitBasics />}
        {tab === 'forms' && <KitForms />}
        {tab === 'lists' && <KitLists />}
        {tab === 'charts' && <KitCharts />}
        {tab === 'states' && <KitStates />}
      </Tabs>
    </>
  );
}
