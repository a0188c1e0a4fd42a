/** A part of a page of paragraphs. */
export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly facts?: readonly string[];
};
