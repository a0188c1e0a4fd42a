import { unescaped } from './markup.ts';

/** An element as the XML parser gives it: children by name, attributes with `@`, text as `#text` or as itself. */
export type XmlNode = { readonly [name: string]: unknown };

export function isNode(value: unknown): value is XmlNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first element down a path; null where there is none. */
export function nodeAt(node: XmlNode | null, ...path: readonly string[]): XmlNode | null {
  let at: XmlNode | null = node;
  for (const name of path) {
    const child: unknown = at?.[name];
    const first: unknown = Array.isArray(child) ? child[0] : child;
    at = isNode(first) ? first : null;
  }
  return at;
}

/** All elements of a name under a node. */
export function arrayOf(node: XmlNode | null, name: string): XmlNode[] {
  const child: unknown = node?.[name];
  return (Array.isArray(child) ? child : [child]).filter(isNode);
}

/** The text down a path, entities resolved; null where there is none. A leaf with attributes keeps its text in `#text`. */
export function textAt(node: XmlNode | null, ...path: readonly string[]): string | null {
  const name = path.at(-1);
  const parent = nodeAt(node, ...path.slice(0, -1));
  if (name === undefined) return null;
  if (parent === null) {
    const leaf = name === '#text' ? nodeLeaf(node, path.slice(0, -1)) : null;
    return leaf === null ? null : unescaped(leaf);
  }
  const child: unknown = parent[name];
  const first: unknown = Array.isArray(child) ? child[0] : child;
  const text: unknown = isNode(first) ? first['#text'] : first;
  return typeof text === 'string' && text !== '' ? unescaped(text) : null;
}

function nodeLeaf(node: XmlNode | null, path: readonly string[]): string | null {
  const name = path.at(-1);
  const value: unknown = name === undefined ? null : nodeAt(node, ...path.slice(0, -1))?.[name];
  return typeof value === 'string' ? value : null;
}

/** Every text of a name under a node, for elements that repeat. */
export function textsOf(node: XmlNode | null, name: string): string[] {
  const child: unknown = node?.[name];
  return (Array.isArray(child) ? child : [child]).flatMap((each: unknown) => {
    const text: unknown = isNode(each) ? each['#text'] : each;
    return typeof text === 'string' && text !== '' ? [unescaped(text)] : [];
  });
}
