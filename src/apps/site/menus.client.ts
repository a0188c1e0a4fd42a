import { afterCommit, ALL_CLOSED, type Happening, type Menus } from './menu-hover.ts';

/**
 * Lets the menus of the header open by hovering and be walked by arrow keys. They are `details` with links: without
 * this they open by a press, and a screen reader knows what they are.
 */
export function watchMenus(bar: HTMLElement): void {
  const all = [...bar.querySelectorAll('details')];
  const nameOf = (details: HTMLDetailsElement) => String(all.indexOf(details));
  let menus: Menus = ALL_CLOSED;
  let timer: number | undefined;

  const happen = (happening: Happening) => {
    const now = performance.now();
    menus = afterCommit(menus, happening, now);
    for (const details of all) details.open = menus.open === nameOf(details);
    clearTimeout(timer);
    if (menus.awaited !== null)
      timer = window.setTimeout(() => happen({ kind: 'time' }), Math.ceil(menus.awaited.at - now));
  };

  for (const details of all) {
    const menu = nameOf(details);
    const opener = openerOf(details);
    // Pressed before this ran.
    if (details.open) menus = afterCommit(menus, { kind: 'press', menu }, performance.now());
    details.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') happen({ kind: 'enter', menu });
    });
    details.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') happen({ kind: 'leave' });
    });
    opener?.addEventListener('click', (event) => {
      event.preventDefault();
      happen({ kind: 'press', menu });
    });
    details.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && details.open) {
        happen({ kind: 'close' });
        opener?.focus();
      } else if (event.key === 'ArrowDown' && !details.open) happen({ kind: 'press', menu });
      else if (!details.open || !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
      event.preventDefault();
      linkAfter(details, event.key)?.focus();
    });
    // The links of a menu may lead to another place on this page.
    for (const link of details.querySelectorAll('a')) link.addEventListener('click', () => happen({ kind: 'close' }));
  }

  bar.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    happen({ kind: 'close' });
    const entries = [...bar.querySelectorAll<HTMLElement>('[data-entry]')];
    const here = entries.findIndex((entry) => entry.contains(document.activeElement) || isOwn(entry));
    entries.at((here + step) % entries.length)?.focus();
  });
  bar.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !bar.contains(relatedTarget)) happen({ kind: 'close' });
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (menus.open !== null && target instanceof Node && !bar.contains(target)) happen({ kind: 'close' });
  });
}

/** A menu that opens by a press alone: closed by Escape, by a press beside it and by what it leads to. */
export function watchDropdown(details: HTMLDetailsElement): void {
  const close = () => (details.open = false);
  details.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !details.open) return;
    close();
    openerOf(details)?.focus();
  });
  for (const link of details.querySelectorAll('a')) link.addEventListener('click', close);
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !details.contains(target)) close();
  });
  details.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close();
  });
}

function openerOf(details: HTMLDetailsElement): HTMLElement | null {
  return details.querySelector('summary');
}

/** Whether the focus is within the menu that this entry opens. */
function isOwn(entry: HTMLElement): boolean {
  return entry.parentElement instanceof HTMLDetailsElement && entry.parentElement.contains(document.activeElement);
}

/** The link of a menu that a key leads to from where the focus is; from its opener the first, or the last. */
function linkAfter(details: HTMLDetailsElement, key: string): HTMLElement | undefined {
  const links = [...details.querySelectorAll('a')];
  const here = links.findIndex((link) => link === document.activeElement);
  if (key === 'Home') return links[0];
  if (key === 'End' || (key === 'ArrowUp' && here <= 0)) return links.at(-1);
  return links[key === 'ArrowDown' ? (here + 1) % links.length : here - 1];
}
