import { connectionNow } from '#browser/connection.client.ts';
import { leaveHere } from '#browser/leave-here.client.ts';
import { toast } from '#ui/toast.client.ts';
import { signOut } from './session.client.ts';

/** Nothing that was written is lost by signing out; who wrote it is told where it is. */
function whatStays(): string {
  const { waiting, refused } = connectionNow();
  const count = waiting + refused;
  if (count === 0) return '';
  return count === 1
    ? 'One transaction is not sent yet. We store it encrypted on this device until you sign in here again.'
    : `${count} transactions are not sent yet. We store them encrypted on this device until you sign in here again.`;
}

/** Signs out, with the messages of §8. */
export function leave(): void {
  signOut().then(
    () => leaveHere(whatStays()),
    () => {
      toast.error('Error signing out', {
        description: 'There was a problem signing you out. Please try again.',
      });
    },
  );
}
