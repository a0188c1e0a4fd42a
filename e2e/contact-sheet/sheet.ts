import type { Picture } from './camera.ts';

const STYLE = `
  body { margin: 2rem; font: 14px/1.4 system-ui, sans-serif; background: #777; color: #fff }
  a { color: inherit } nav { columns: 16rem; margin-bottom: 2rem } nav a { display: block }
  section { margin: 0 0 2rem; padding-top: .5rem; border-top: 1px solid #aaa }
  h2 { margin: 0 0 .5rem; font-size: 1rem; position: sticky; top: 0; background: #777; padding: .25rem 0 }
  .row { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto }
  figure { margin: 0; flex: none } figcaption { margin-bottom: .25rem; font-size: .75rem }
  img { display: block; height: 24rem; width: auto; object-fit: cover; object-position: top; background: #999 }
  .w360 img { width: 9.5rem } .w768 img { width: 16rem } .w1440 img { width: 28rem }
  li { margin: .25rem 0 }
`;

/** The contact sheet: a page of plain HTML beside its pictures, opened from the disk. */
export function sheetOf(pictures: readonly Picture[], findings: readonly string[]): string {
  const pages = [...Map.groupBy(pictures, ({ who, path }) => `${who}: ${path}`)];
  const rows = pages.map(
    ([name, taken], at) =>
      `<section id="p${at}"><h2>${escaped(name)}</h2><div class="row">${inOrder(taken).map(figure).join('')}</div></section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>
<h1>${pages.length} pages, ${pictures.length} pictures, ${findings.length} findings</h1>
<ul>${findings.map((finding) => `<li>${escaped(finding)}</li>`).join('')}</ul>
<nav>${pages.map(([name], at) => `<a href="#p${at}">${escaped(name)}</a>`).join('')}</nav>
${rows.join('\n')}</html>
`;
}

function figure({ file, width, theme }: Picture): string {
  const source = encodeURIComponent(file);
  return `<figure class="w${width}"><figcaption>${width} px, ${theme}</figcaption><a href="${source}"><img loading="lazy" src="${source}" alt=""></a></figure>`;
}

/** Narrow to wide, light before dark. */
function inOrder(pictures: readonly Picture[]): Picture[] {
  return pictures.toSorted((a, b) => a.width - b.width || b.theme.localeCompare(a.theme));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
