/** An opening tag with the text up to the next tag, or a closing one. */
export type Tag = { kind: 'open' | 'close'; name: string; value: string; line: number };

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Tags of SGML or XML, one after the other, whether leaves are closed or not. Comments and declarations are passed over. */
export function* tagsOf(text: string): Generator<Tag> {
  let line = 1;
  let counted = 0;
  let at = nextTag(text, 0);
  while (at < text.length) {
    for (; counted < at; counted += 1) if (text.charCodeAt(counted) === 10) line += 1;
    if (text.startsWith('<!--', at)) {
      at = nextTag(text, after(text, '-->', at));
      continue;
    }
    const end = after(text, '>', at);
    const inside = text.slice(at + 1, end - 1);
    if (inside.startsWith('?') || inside.startsWith('!')) {
      at = nextTag(text, end);
      continue;
    }
    let next = nextTag(text, end);
    let value = text.slice(end, next);
    while (text.startsWith('<![CDATA[', next)) {
      const close = after(text, ']]>', next);
      value += text.slice(next + 9, close - 3).replaceAll('&', '&amp;');
      next = nextTag(text, close);
    }
    const isClose = inside.startsWith('/');
    const name = (isClose ? inside.slice(1) : inside).trim().replace(/\/$/, '').trim().slice(0, 64).toUpperCase();
    const isEmpty = inside.endsWith('/') && !isClose;
    yield {
      kind: isClose ? 'close' : 'open',
      name,
      value: isClose ? '' : unescaped(value.trim().slice(0, 2000)),
      line,
    };
    if (isEmpty) yield { kind: 'close', name, value: '', line };
    at = next;
  }
}

/** Where the next tag begins; a `<` before anything but a letter, `/`, `!` or `?` is text. */
function nextTag(text: string, from: number): number {
  for (let at = text.indexOf('<', from); at >= 0; at = text.indexOf('<', at + 1)) {
    if (/[A-Za-z/!?]/.test(text.charAt(at + 1))) return at;
  }
  return text.length;
}

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at < 0 ? text.length : at + end.length;
}

/** The predefined entities, twice where a bank escaped twice (`&amp;lt;`). */
export function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  const once = replaced(text);
  return /&(?:lt|gt|amp|quot|apos);/.test(once) ? replaced(once) : once;
}

function replaced(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,5});/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return NAMED[entity.toLowerCase()] ?? whole;
    const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
  });
}
