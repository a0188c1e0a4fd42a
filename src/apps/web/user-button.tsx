import type { ComponentProps } from 'react';
import { useAvatar } from '#modules/people/profile/profile.parts.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';

/** Who is signed in; opens their menu. */
export function UserButton(props: ComponentProps<'button'>) {
  const { person } = useCaller();
  return (
    <button type="button" aria-haspopup="menu" {...props} className={buttonClasses('quiet', 'medium', 'px-1.5!')}>
      <Avatar name={person.displayName} picture={useAvatar()} />
      <span className="max-w-40 truncate max-lg:sr-only">{person.displayName}</span>
      <span className="sr-only">Your menu</span>
    </button>
  );
}
