import { useLocation } from 'react-router';
import { BRAND } from '#kernel/brand.ts';
import { Sheet } from '#ui/sheet.tsx';
import { MenuList } from './menu-list.tsx';
import { PlanNote } from './plan-note.tsx';
import { isSetting } from './menu.ts';

/** The sidebar of a narrow screen. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Sheet open={open} onClose={onClose} side="left" title={BRAND.name}>
      <div className="-mx-3">
        <MenuList wide inSettings={isSetting({ path: pathname })} onGo={onClose} />
        <div className="mt-4">
          <PlanNote wide />
        </div>
      </div>
    </Sheet>
  );
}
