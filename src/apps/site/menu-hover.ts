/** How long the pointer rests on a menu before it opens (§9). */
export const HOVER_DELAY = 200;
/** So long after one menu has closed the next opens at once (§9). */
export const SKIP_DELAY = 300;

/** `held`: opened by a press, so that it stays when the pointer leaves. Times in milliseconds of one clock. */
export type Menus = {
  readonly open: string | null;
  readonly held: boolean;
  readonly awaited: { readonly menu: string; readonly at: number } | null;
  readonly closedAt: number | null;
};

/** What happens to menus; `time`: nothing but that time has passed. */
export type Happening =
  | { readonly kind: 'enter' | 'press'; readonly menu: string }
  | { readonly kind: 'leave' | 'close' | 'time' };

export const ALL_CLOSED: Menus = { open: null, held: false, awaited: null, closedAt: null };

/** The menus after something has happened. */
export function afterCommit(menus: Menus, happening: Happening, now: number): Menus {
  switch (happening.kind) {
    case 'enter':
      return entered(menus, happening.menu, now);
    case 'press':
      return pressed(menus, happening.menu, now);
    case 'leave':
      return menus.held ? { ...menus, awaited: null } : closed(menus, now);
    case 'close':
      return closed(menus, now);
    case 'time':
      return menus.awaited !== null && menus.awaited.at <= now ? opened(menus.awaited.menu) : menus;
  }
}

function entered(menus: Menus, menu: string, now: number): Menus {
  if (menus.open === menu) return menus;
  const isNext = menus.open !== null || (menus.closedAt !== null && now - menus.closedAt <= SKIP_DELAY);
  return isNext ? opened(menu) : { ...menus, awaited: { menu, at: now + HOVER_DELAY } };
}

/** Who presses what hovering has opened wants it to stay; pressed once more it closes. */
function pressed(menus: Menus, menu: string, now: number): Menus {
  if (menus.open === menu && menus.held) return closed(menus, now);
  return { ...opened(menu), held: true };
}

function opened(menu: string): Menus {
  return { open: menu, held: false, awaited: null, closedAt: null };
}

function closed(menus: Menus, now: number): Menus {
  return { ...ALL_CLOSED, closedAt: menus.open === null ? menus.closedAt : now };
}
