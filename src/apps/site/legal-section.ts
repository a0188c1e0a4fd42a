/** A part of a page that is read like an e-mail. */
export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly facts?: readonly string[];
};
