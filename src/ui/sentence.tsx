import { Fragment, type ReactNode } from 'react';
import { unbroken } from './unbroken.tsx';

/** A sentence of a `words.ts` with other parts in it, such as links: the part `link` stands where the text has `{link}`. */
export function Sentence({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, at) => <Fragment key={`${at} ${piece}`}>{at % 2 === 0 ? unbroken(piece) : parts[piece]}</Fragment>);
}
