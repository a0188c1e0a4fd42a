import { Parser } from 'htmlparser2';

export type Attributes = Readonly<Record<string, string>>;
/** What is told of a document as it is read; names come without the prefix of their namespace. */
export type Telling = {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

/**
 * Reads XML from its beginning to its end without holding it as a tree. Entities of its own are not known to it.
 * @param pieces of the text, in their order
 */
export function readXml(pieces: Iterable<string>, { open, text, close }: Telling): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(local(name), attributes),
      ontext: (data) => text?.(data),
      onclosetag: (name) => close?.(local(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (const piece of pieces) parser.write(piece);
  parser.end();
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** An attribute by its name, whatever prefix stands before it. */
export function attribute(attributes: Attributes, name: string): string | undefined {
  return attributes[name] ?? Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];
}
