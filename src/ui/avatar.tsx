import { cx } from './class-names.ts';

/** The first letters of a name, where there is no picture. Decoration: the name stands beside it or is the label. */
export function Avatar({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center rounded-full bg-accent-tint font-semibold text-accent-ink select-none',
        size === 'medium' ? 'size-8 text-xs' : 'size-12 text-base',
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${firstLetter(first)}${firstLetter(last)}`.toUpperCase();
}

/** As a reader counts letters: an accent belongs to its letter. */
function firstLetter(word: string): string {
  return [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';
}
