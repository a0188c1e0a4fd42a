import { cx } from './class-names.ts';
import { isLowData } from './low-data.client.ts';

/** A picture, or the first letters of a name where there is none. Decoration: the name stands beside it or is the label. */
export function Avatar({
  name,
  picture = null,
  size = 'medium',
}: {
  name: string;
  picture?: string | null;
  size?: 'medium' | 'large';
}) {
  const room = size === 'medium' ? 'size-8 text-xs' : 'size-20 text-2xl';
  // Where data is spared, only who looks at a picture itself sees it.
  const isShown = size === 'large' || !isLowData();
  if (picture !== null && isShown)
    return <img src={picture} alt="" className={cx('shrink-0 rounded-full object-cover', room)} />;
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center rounded-full bg-accent-tint font-semibold text-accent-ink select-none',
        room,
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
