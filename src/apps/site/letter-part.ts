/** A part of a page that is read like a letter. */
export type LetterPart = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly facts?: readonly string[];
};
