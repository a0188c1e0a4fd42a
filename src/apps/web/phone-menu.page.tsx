import { PageHeader } from '#ui/page-header.tsx';
import { MenuList } from './sidebar.tsx';

/** Every page in one list, for a phone (§2). */
export function PhoneMenuPage() {
  return (
    <>
      <PageHeader title="Menu" />
      <div className="card max-w-md py-3">
        <MenuList wide inSettings={false} label="All pages" />
      </div>
    </>
  );
}
