import { useLocation } from 'react-router';
import { BRAND } from '#kernel/brand.ts';
import { Sheet } from '#ui/sheet.tsx';
import { isSetting } from './screens.tsx';
import { MenuList } from './sidebar.tsx';

/** The sidebar of a narrow screen. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <Sheet open={open} onClose={onClose} side="left" title={BRAND.name}>
      <MenuList wide inSettings={isSetting({ path: pathname })} onGo={onClose} />
    </Sheet>
  );
}
