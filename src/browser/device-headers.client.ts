import { timeZoneHere } from './place-here.ts';

/** What a browser says of its device with each request (§3): its screen and time zone. Its language it says by itself. */
export function deviceHeaders(): Record<'x-screen-width' | 'x-screen-height' | 'x-time-zone', string> {
  return {
    'x-screen-width': `${window.screen.width}`,
    'x-screen-height': `${window.screen.height}`,
    'x-time-zone': timeZoneHere(),
  };
}
