/** Where each key leads, by slides. Home and End lead to an end, however far that is. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['PageDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['PageUp', -1],
  ['Home', -Infinity],
  ['End', Infinity],
]);
/** Keys that scroll, too: while there is more of the slide to be read in their direction, they do nothing else. */
const SCROLLING: ReadonlySet<string> = new Set(['ArrowDown', 'PageDown', 'ArrowUp', 'PageUp']);
/** Edges lie between two points of a screen where a page is zoomed. */
const NEARLY = 1;

/** Walks the slides of a page by keys; without this one scrolls. */
export function watchDeck(deck: HTMLElement): void {
  const slides = [...deck.querySelectorAll<HTMLElement>('section')];
  document.addEventListener('keydown', (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    const last = slides.length - 1;
    const here = placeOf(slides);
    const to = Math.min(Math.max(here + step, 0), last);
    const scrolls = SCROLLING.has(event.key);
    if (scrolls && (to === here || !endsInView(slides[here], step))) return;
    event.preventDefault();
    // Who reads upwards goes on at the end of the slide before.
    slides[to]?.scrollIntoView({ behavior: 'instant', block: scrolls && step < 0 ? 'end' : 'start' });
  });
  for (const button of deck.querySelectorAll('[data-print]')) button.addEventListener('click', () => window.print());
}

/** Whether a slide was seen to the end that lies ahead: its foot, or its head for who goes up. */
function endsInView(slide: HTMLElement | undefined, step: number): boolean {
  if (slide === undefined) return true;
  const { top, bottom } = slide.getBoundingClientRect();
  return step > 0 ? bottom <= window.innerHeight + NEARLY : top >= -NEARLY;
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
