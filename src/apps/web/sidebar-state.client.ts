import { useEffect, useState } from 'react';
import { ROOMY, useMedia } from '#ui/media.client.ts';

const COOKIE = 'sidebar';
const SEVEN_DAYS = 7 * 24 * 60 * 60;

/** What the person chose within the last seven days; null where they did not choose. */
function chosen(): boolean | null {
  const [, value] = /(?:^|; )sidebar=(open|closed)(?:;|$)/.exec(document.cookie) ?? [];
  return value === undefined ? null : value === 'open';
}

/**
 * Whether the sidebar is wide: as the person chose, remembered for seven days (§2), else by the width of the window.
 * Ctrl/Cmd+B is among the shell's actions.
 */
export function useSidebarState(): [open: boolean, toggle: () => void] {
  const [choice, setChoice] = useState(chosen);
  const isRoomy = useMedia(ROOMY);
  useEffect(() => {
    if (choice === null) return;
    document.cookie = `${COOKIE}=${choice ? 'open' : 'closed'}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`;
  }, [choice]);
  const open = choice ?? isRoomy;
  return [open, () => setChoice(!open)];
}
