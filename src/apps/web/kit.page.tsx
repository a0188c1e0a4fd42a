import * as z from 'zod';
import { PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { KitBasics } from './kit-basics.tsx';
import { KitCharts } from './kit-charts.tsx';
import { KitForms } from './kit-forms.tsx';
import { KitLists } from './kit-lists.tsx';
import { KitStates } from './kit-states.tsx';

const FIELDS = { tab: z.enum(['basics', 'forms', 'lists', 'charts', 'states']).default('basics') };

/** The pieces of the interface side by side, with example data. */
export function KitPage() {
  const [{ tab }, setUrl] = useUrlState(FIELDS);
  return (
    <>
      <PageHeader title="Design kit" note="The pieces of the interface in every state, with example data." />
      <Tabs
        label="Kinds of pieces"
        value={tab}
        onChange={(next) => setUrl({ tab: next })}
        tabs={[
          { value: 'basics', label: 'Basics' },
          { value: 'forms', label: 'Forms' },
          { value: 'lists', label: 'Lists' },
          { value: 'charts', label: 'Charts' },
          { value: 'states', label: 'States' },
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
