import { PAGES_HEADER } from '#kernel/pages-header.ts';

let entered = 0;
let isTelling = false;

/** Somebody has gone to a page; the next request says so. */
export function notePage(): void {
  entered += 1;
}

/** The same for all calls of one moment, which travel as one request; those of the next say nothing of it. */
export function pagesHeader(): Record<string, string> {
  if (entered === 0) return {};
  const said = entered;
  if (!isTelling) {
    isTelling = true;
    setTimeout(() => {
      isTelling = false;
      entered -= said;
    });
  }
  return { [PAGES_HEADER]: `${Math.min(said, 99)}` };
}
