import { useEffect, useState } from 'react';

const COOKIE = 'sidebar';
const SEVEN_DAYS = 7 * 24 * 60 * 60;

function readOpen(): boolean {
  return !/(?:^|; )sidebar=closed(?:;|$)/.test(document.cookie);
}

/** Whether the sidebar is wide; remembered for seven days (§2). Ctrl/Cmd+B is among the shell's actions. */
export function useSidebarState(): [open: boolean, toggle: () => void] {
  const [open, setOpen] = useState(readOpen);
  useEffect(() => {
    document.cookie = `${COOKIE}=${open ? 'open' : 'closed'}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
  }, [open]);
  return [open, () => setOpen((was) => !was)];
}
