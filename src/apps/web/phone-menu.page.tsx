import { PageHeader } from '#ui/page-header.tsx';
import { WholeMenu } from './menu-list.tsx';
import { PlanNote } from './plan-note.tsx';

/** Every page in two lists, for a phone (§2). */
export function PhoneMenuPage() {
  return (
    <>
      <PageHeader title="Menu" />
      <div className="grid items-start gap-4 md:max-w-reading md:grid-cols-2">
        <div className="card py-3">
          <WholeMenu of="pages" />
          <div className="mt-3 -mb-3">
            <PlanNote wide />
          </div>
        </div>
        <div className="card py-3">
          <WholeMenu of="settings" />
        </div>
      </div>
    </>
  );
}
