import { cx } from './class-names.ts';
import { initialsOf } from './initials.ts';
import { isLowData } from '#browser/low-data.client.ts';

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
