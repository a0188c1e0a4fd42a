/** A plain decimal above zero without needless zeros, or null: at most 12 digits before the point and 12 after. */
export function plainRate(text: string): string | null {
  const match = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text);
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  const kept = fraction.replace(/0+$/, '');
  const plain = whole.replace(/^0+(?=\d)/, '') + (kept === '' ? '' : `.${kept}`);
  return plain === '0' ? null : plain;
}

/**
 * What a person typed, with a point where they write a comma, and without the spaces between thousands. A comma before
 * exactly three digits may be either, so it stays and is refused: 1,500 is no rate.
 */
export function typedRate(text: string): string {
  return text.replace(/\s/g, '').replace(/^(\d+),(\d{1,2}|\d{4,})$/, '$1.$2');
}
