/** Colours of members, in the order in which they joined. */
const HUES = ['green', 'ochre', 'indigo', 'rose', 'teal', 'plum', 'clay', 'sky'] as const;

/** The colour of a member in pictures and lists, the same in both; of a former one the last. */
export function memberHue(members: readonly { readonly id: string }[], id: string): string {
  const place = members.findIndex((one) => one.id === id);
  return `var(--color-hue-${HUES[place === -1 ? HUES.length - 1 : place % HUES.length]})`;
}
