/** A part of a page of paragraphs. */
export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly facts?: readonly string[];
  /** A list of paragraphs that the server fills in. */
  readonly filled?: string;
};
