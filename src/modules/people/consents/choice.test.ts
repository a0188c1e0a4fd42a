import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentHere, decided, forgetConsent, keepConsent, watchConsent } from './choice.client.ts';
import { ALL, CONSENT_VERSION, NONE } from './rules.ts';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  // The other tabs are heard of by a channel, or by storage where another test has left none.
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a decision is kept under the names of §7, with the essential always on', () => {
  keepConsent({ choices: { ...NONE, analytics: true }, version: CONSENT_VERSION, givenAt: 5 }, 'thandi');
  expect(items.get('consent-given')).toBe('true');
  expect(JSON.parse(items.get('consent-preferences') ?? '')).toEqual({
    essential: true,
    functional: false,
    analytics: true,
    marketing: false,
    version: CONSENT_VERSION,
    givenAt: 5,
    by: 'thandi',
  });
  expect(consentHere()).toEqual({
    choices: { ...NONE, analytics: true },
    version: CONSENT_VERSION,
    givenAt: 5,
    by: 'thandi',
  });
  forgetConsent();
  expect([consentHere(), items.size]).toEqual([null, 0]);
});

test.each([
  ['nothing', null, null],
  ['a yes without what it was to', 'true', null],
  ['choices that nobody made', null, '{"analytics":true,"version":1,"givenAt":1}'],
  ['something else', 'true', '['],
  ['a text', 'true', '"yes"'],
  ['choices of no version', 'true', '{"analytics":true,"givenAt":1}'],
])('%s is no consent', (_, given, preferences) => {
  if (given !== null) items.set('consent-given', given);
  if (preferences !== null) items.set('consent-preferences', preferences);
  expect(consentHere()).toBeNull();
});

test('what is not plainly a yes is a no', () => {
  items.set('consent-given', 'true');
  items.set('consent-preferences', '{"functional":"yes","analytics":1,"version":1,"givenAt":1}');
  expect(consentHere()?.choices).toEqual(NONE);
});

test('whoever listens hears of it, until they stop', () => {
  const hear = vi.fn<() => void>();
  const stop = watchConsent(hear);
  keepConsent(decided(ALL), null);
  stop();
  keepConsent(decided(NONE), null);
  expect(hear).toHaveBeenCalledTimes(1);
});
