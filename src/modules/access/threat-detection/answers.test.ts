import { expect, test } from 'vitest';
import { NewAlertSchema } from '#modules/access/alerts/model.ts';
import { alertAbout, ANSWERS } from './answers.ts';
import { THREATS, type ThreatKind } from './threat-detection.ts';

const threats = Object.keys(THREATS) as ThreatKind[];

test.each(threats)('%s has an answer, and is told in words that fit', (threat) => {
  expect(ANSWERS[threat]).not.toEqual([]);
  const alert = alertAbout(threat, { country: 'KE', abroad: 'ZA' });
  expect(NewAlertSchema.parse(alert)).toEqual(alert);
  expect(`${alert.title} ${alert.description}`).not.toMatch(/_|undefined|null|!/);
});

test('the alert names the countries, what was done and what to do', () => {
  const { title, description } = alertAbout('impossible_travel', { country: 'KE', abroad: 'ZA' });
  expect(title).toBe('Account used in South Africa and Kenya within an hour');
  expect(description).toContain('confirm it’s you');
  expect(description).toContain('no longer trusted');
  expect(description).toContain('change your password');
});
