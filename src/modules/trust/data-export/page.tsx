import { BRAND } from '#kernel/brand.ts';
import { EndAccount } from '#modules/people/account-deletion/end-account.parts.tsx';
import { DataUse, KeptHere } from '#modules/people/preferences/data-use.parts.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { BringBack } from './bring-back.tsx';
import { TakeAway } from './take-away.parts.tsx';
import { PAGE_WORDS } from './words.ts';

/** How do I take my books away, or bring them here? */
export function AdvancedPage() {
  return (
    <div className="max-w-reading">
      <PageHeader title={PAGE_WORDS.advancedHeading} note={PAGE_WORDS.exportRestoreOrDeleteNote} />
      <div className="flex flex-col gap-4">
        <TakeAway />
        <BringBack />
        <DataUse />
        <KeptHere />
        <EndAccount />
      </div>
      <p className="mt-6 text-sm text-faint">
        {BRAND.name} {BRAND.version}
      </p>
    </div>
  );
}
