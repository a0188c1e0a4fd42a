import { NOBODY, type Place, show } from './banner.client.ts';

/** Where someone asked for it, wherever on the page they are. */
const BOX: Place = {
  outside:
    'fixed inset-x-3 bottom-3 z-50 max-h-[80dvh] overflow-y-auto rounded-card border border-line bg-raised text-sm text-ink shadow-pop md:right-auto md:left-4 md:w-104',
  inside: 'flex flex-col gap-4 p-5',
  put: putBelow,
};

/** Asks whatever was decided before: what was given is withdrawn the same way. */
export function showBanner(): void {
  show(NOBODY, BOX);
}

/** The page can be scrolled until its last control stands above the box, and what is focused is not under it. */
function putBelow(banner: HTMLElement): () => void {
  document.body.append(banner);
  const root = document.documentElement.style;
  const measured = new ResizeObserver(() => {
    const room = `${window.innerHeight - banner.getBoundingClientRect().top}px`;
    document.body.style.paddingBottom = room;
    root.scrollPaddingBottom = room;
  });
  measured.observe(banner);
  return () => {
    measured.disconnect();
    document.body.style.paddingBottom = '';
    root.scrollPaddingBottom = '';
  };
}
