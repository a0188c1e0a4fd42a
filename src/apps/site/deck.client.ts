const FORWARD = new Set(['ArrowRight', 'ArrowDown', 'PageDown']);
const BACK = new Set(['ArrowLeft', 'ArrowUp', 'PageUp']);

/** Walks the slides of a page by keys; without this one scrolls. */
export function watchDeck(deck: HTMLElement): void {
  const slides = [...deck.querySelectorAll<HTMLElement>('section')];
  document.addEventListener('keydown', (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const last = slides.length - 1;
    const here = placeOf(slides);
    const to = FORWARD.has(event.key) ? here + 1 : BACK.has(event.key) ? here - 1 : { Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    slides[Math.min(Math.max(to, 0), last)]?.scrollIntoView({ behavior: 'instant' });
  });
  for (const button of deck.querySelectorAll('[data-print]')) button.addEventListener('click', () => window.print());
}

/** The slide that takes up the middle of the window. */
function placeOf(slides: readonly HTMLElement[]): number {
  const middle = window.innerHeight / 2;
  const found = slides.findIndex((slide) => {
    const { top, bottom } = slide.getBoundingClientRect();
    return top <= middle && bottom > middle;
  });
  return Math.max(found, 0);
}
