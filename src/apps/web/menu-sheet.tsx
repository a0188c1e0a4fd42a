import { BRAND } from '#kernel/brand.ts';
import { Sheet } from '#ui/sheet.tsx';
import { MenuList } from './menu-list.tsx';
import { PlanNote } from './plan-note.tsx';
import { useShowsSettings } from './sidebar-side.client.ts';

/** The sidebar of a narrow screen. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const inSettings = useShowsSettings();
  return (
    <Sheet open={open} onClose={onClose} side="left" title={BRAND.name}>
      <div className="-mx-3">
        <MenuList wide inSettings={inSettings} onGo={onClose} />
        <div className="mt-4">
          <PlanNote wide />
        </div>
      </div>
    </Sheet>
  );
}
