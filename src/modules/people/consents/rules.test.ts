import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALL,
  type Consent,
  CONSENT_DEFAULTS,
  CONSENT_VERSION,
  inForce,
  isAsked,
  latestOf,
  heldBy,
  NONE,
  PURPOSES,
  settled,
} from './rules.ts';
import { PURPOSE_WORDS } from './words.ts';

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

describe('in a browser that several people use', () => {
  const ME = 'me';
  const held = (by: string | null, givenAt = 5) => ({ ...given(ALL, CONSENT_VERSION, givenAt), by });
  const old = given(ALL, CONSENT_VERSION - 1);
  const [earlier, later] = [given(NONE, CONSENT_VERSION, 4), given(NONE, CONSENT_VERSION, 6)];
  const nothing = { give: null, hold: null, isForgotten: false };

  test.each([
    ['nothing is known', null, null, nothing],
    ['I decided here', held(ME), null, { ...nothing, give: held(ME) }],
    ['it was decided before I signed in', held(null), null, { ...nothing, give: held(null) }],
    ['it was decided before I signed in, after my last', held(null), earlier, { ...nothing, give: held(null) }],
    ['somebody else decided', held('another'), null, { ...nothing, isForgotten: true }],
    ['somebody else decided, and I to an older version', held('another'), old, { ...nothing, isForgotten: true }],
    ['somebody else decided after me', held('another'), earlier, { ...nothing, hold: earlier }],
    ['I decided elsewhere since', held(ME), later, { ...nothing, hold: later }],
    ['I decided elsewhere', null, later, { ...nothing, hold: later }],
    ['both know it', held(ME, 6), later, nothing],
    ['both know it, the browser not of whom', held(null, 6), later, { ...nothing, hold: later }],
  ])('%s', (_, here, known, settlement) => {
    expect(settled(here, known, ME)).toEqual(settlement);
  });

  test('what another person decided is never given to my account', () => {
    fc.assert(
      fc.property(consents, consents, (here, known) => {
        const { give, hold } = settled(here === null ? null : { ...here, by: 'another' }, known, ME);
        expect(give).toBeNull();
        if (hold !== null) expect(hold).toBe(known);
      }),
    );
  });
});

test('of two decisions of the same moment, the one that the account has proof of holds', () => {
  const [here, kept] = [given(ALL), given(NONE)];
  expect(latestOf(here, kept)).toBe(kept);
});

test('a browser holds for me what I decided and what nobody did, and nothing of another person', () => {
  const held = { ...given(ALL), by: 'me' };
  expect(heldBy(held, 'me')).toBe(held);
  expect(heldBy({ ...held, by: null }, 'me')).toEqual({ ...held, by: null });
  expect(heldBy(held, 'another')).toBeNull();
  expect(heldBy(null, 'me')).toBeNull();
});

test('yes to all is yes to each purpose, and no is no to each', () => {
  expect(PURPOSES).toEqual(['functional', 'analytics', 'marketing']);
  expect(PURPOSES.map((purpose) => [ALL[purpose], NONE[purpose]])).toEqual(PURPOSES.map(() => [true, false]));
});

test('each purpose says what it is and what runs for it today', () => {
  expect(PURPOSE_WORDS.functional).toEqual({
    label: 'Convenience',
    hint: expect.stringContaining('Not used at present'),
  });
  expect(PURPOSE_WORDS.analytics).toEqual({
    label: 'Measurement',
    hint: expect.stringContaining('nothing about its content'),
  });
  expect(PURPOSE_WORDS.marketing).toEqual({ label: 'Offers', hint: expect.stringContaining('Not used at present') });
});
