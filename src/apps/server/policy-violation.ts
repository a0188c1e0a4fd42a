/** What a browser refused because of a content policy, as much of it as may be told. */
export type Violation = {
  readonly directive: string;
  /** `inline`, `eval`, a scheme, or an address without what names a person in it. */
  readonly blocked: string;
  /** The file that asked for it. */
  readonly source: string;
  /** The page, as a path. */
  readonly path: string;
};

/** Pieces of a path that tell one row or one person from another. */
const IDS = /(?<=\/)(?:[0-9a-f]{8}-[0-9a-f-]{27,}|[^/]*@[^/]*|[^/]{40,})(?=\/|$)/gi;

const ADDRESS = /^([a-z][a-z0-9+.-]*:)\/\/(?:[^/?#@]*@)?([^/?#]+)([^?#]*)/i;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** An address without its query, its fragment, who it names and which rows; other words as they are. */
export function plainAddress(text: string): string {
  const [, scheme, host, path = ''] = ADDRESS.exec(text) ?? [];
  if (scheme !== undefined) return `${scheme}//${host}${path.replaceAll(IDS, '…')}`;
  // Of `data:` and `blob:` what follows is the content itself.
  return SCHEME.exec(text)?.[1] ?? text.replace(/[?#].*$/s, '').replaceAll(IDS, '…');
}

/** Whether what asked for it is no part of the page: extensions bring scripts of their own, which a policy rightly stops. */
export function isOfExtension({ blocked, source }: Pick<Violation, 'blocked' | 'source'>): boolean {
  return [blocked, source].some((address) => /^[a-z-]*-extension\b/i.test(address));
}
