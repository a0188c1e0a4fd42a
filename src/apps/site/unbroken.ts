import { COMPOUND } from '#kernel/compound.ts';

/** Texts that flow over lines: those right within these elements. A button or a link may be laid out by its parts. */
const FLOWING = /(<(?:p|li|dd|td|h[1-3]|strong|figcaption)(?: [^>]*)?>|<\/(?:a|strong|span|em|code)>)([^<]+)/g;
/** What a form is filled with is no text yet. */
const MARK_OR_COMPOUND = new RegExp(`⟦[^⟧]*⟧|(${COMPOUND.source})`, 'gu');

/** Keeps short compounds, such as "e-mail", of a page's texts on one line. */
export function unbrokenPage(html: string): string {
  return html.replaceAll(
    FLOWING,
    (_, tag: string, text: string) =>
      tag +
      text.replaceAll(MARK_OR_COMPOUND, (found, compound?: string) =>
        compound === undefined ? found : `<span class="whitespace-nowrap">${compound}</span>`,
      ),
  );
}
