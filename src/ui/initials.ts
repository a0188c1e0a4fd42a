/** The first letters of the first and the last name, as readers count letters: an accent belongs to its letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${firstLetter(first)}${firstLetter(last)}`.toUpperCase();
}

function firstLetter(word: string): string {
  return [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';
}
