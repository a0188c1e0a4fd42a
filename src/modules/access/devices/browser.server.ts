import { createHash, randomBytes } from 'node:crypto';
import { parseCookies, serializeCookie } from 'better-call';
import bowser from 'bowser';
import { type AuthSettings, isOverTls } from '#modules/access/identity/service.server.ts';
import type { Device, DeviceType } from './model.ts';

/** As long as browsers keep a cookie at most. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;
const DEVICE_ID = /^[\w-]{43}$/;

type Browser = Device & { readonly browser: string; readonly system: string };

/** User agents are few and come with every request. */
const known = new Map<string, Browser>();
const MOST_KNOWN = 1000;

/** What a user agent says of a device; versions are left out, so that an update makes no other device of it. */
export function browserOf(userAgent: string | null): Browser {
  const text = (userAgent ?? '').slice(0, 512);
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = readUserAgent(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, found);
  return found;
}

function readUserAgent(text: string): Browser {
  const { browser, os, platform } = bowser.parse(text === '' ? 'unknown' : text);
  const [name, system] = [browser.name ?? '', os.name ?? ''];
  const type: DeviceType = platform.type === 'mobile' || platform.type === 'tablet' ? platform.type : 'desktop';
  return { browser: name, system, type, name: nameOf(name, platform.model ?? system) };
}

function nameOf(browser: string, system: string): string {
  if (browser === '') return system === '' ? 'Unknown device' : system;
  return system === '' ? browser : `${browser} on ${system}`;
}

/** The id that this browser was given; null where it has none. */
export function deviceIdOf(cookies: string | null, settings: AuthSettings): string | null {
  const id = parseCookies(cookies ?? '').get(nameFor(settings));
  return id !== undefined && DEVICE_ID.test(id) ? id : null;
}

/** An id for a browser that has none yet, and the cookie that it keeps it in. */
export function newDevice(settings: AuthSettings): { id: string; cookie: string } {
  const id = randomBytes(32).toString('base64url');
  const attributes = { httpOnly: true, sameSite: 'lax', secure: isOverTls(settings), path: '/' } as const;
  return { id, cookie: serializeCookie(nameFor(settings), id, { ...attributes, maxAge: COOKIE_SECONDS }) };
}

/** Tells one device from another: the id its browser was given, and what kind of browser it is. */
export function fingerprintOf(deviceId: string | null, userAgent: string | null): string {
  const { browser, system } = browserOf(userAgent);
  return createHash('sha256')
    .update(`${deviceId ?? ''}\n${browser}\n${system}`)
    .digest('hex');
}

function nameFor(settings: AuthSettings): string {
  return isOverTls(settings) ? '__Host-ilifa.device' : 'ilifa.device';
}
