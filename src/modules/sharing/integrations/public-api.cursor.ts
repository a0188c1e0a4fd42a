import { type Day, isDay } from '#kernel/calendar.ts';
import { isId } from '#kernel/is-id.ts';

/** Where a page ended: its last transaction, newest first. */
export type Place = { readonly bookedOn: Day; readonly id: string };

/** The place as programs hand it back; they need not know what is in it. */
export function cursorOf({ bookedOn, id }: Place): string {
  return `${bookedOn}.${id}`;
}

/** Null where it is no cursor. */
export function placeOf(cursor: string): Place | null {
  const [bookedOn = '', id = '', ...more] = cursor.split('.');
  return isDay(bookedOn) && isId(id) && more.length === 0 ? { bookedOn, id } : null;
}
