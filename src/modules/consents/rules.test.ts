import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL, type Consent, CONSENT_DEFAULTS, CONSENT_VERSION, inForce, isAsked, latestOf, NONE } from './rules.ts';

const consents = fc.option(
  fc.record({
    choices: fc.record({ functional: fc.boolean(), analytics: fc.boolean(), marketing: fc.boolean() }),
    version: fc.integer({ min: 0, max: CONSENT_VERSION + 1 }),
    givenAt: fc.integer({ min: 0 }),
  }),
);
const given = (choices: Consent['choices'], version = CONSENT_VERSION, givenAt = 1) => ({ choices, version, givenAt });

test('the essential is on, functional, analytics and marketing are off until somebody decides [§9 consent defaults]', () => {
  expect(CONSENT_DEFAULTS).toEqual({ essential: true, functional: false, analytics: false, marketing: false });
  expect(inForce(null)).toEqual(CONSENT_DEFAULTS);
});

test.each([
  [null, true],
  [given(NONE), false],
  [given(ALL), false],
  [given(ALL, CONSENT_VERSION - 1), true],
])('the banner asks where nothing of this version was decided: %j, %s', (consent, asked) => {
  expect(isAsked(consent)).toBe(asked);
});

test('a yes to an older version is no yes to this one', () => {
  expect(inForce(given(ALL, CONSENT_VERSION - 1))).toEqual(CONSENT_DEFAULTS);
  expect(inForce(given(ALL))).toEqual({ essential: true, ...ALL });
});

test('the essential is never off, and nothing else is on that nobody allowed', () => {
  fc.assert(
    fc.property(consents, (consent) => {
      const held = inForce(consent);
      expect(held.essential).toBe(true);
      for (const purpose of ['functional', 'analytics', 'marketing'] as const)
        if (held[purpose]) expect(consent?.choices[purpose]).toBe(true);
    }),
  );
});

test('of two decisions the later one holds, from whichever side it comes', () => {
  fc.assert(
    fc.property(consents, consents, (here, kept) => {
      const latest = latestOf(here, kept);
      expect(latest?.givenAt).toBe(
        here === null && kept === null ? undefined : Math.max(here?.givenAt ?? 0, kept?.givenAt ?? 0),
      );
      expect(latestOf(kept, here)?.givenAt).toBe(latest?.givenAt);
    }),
  );
});
