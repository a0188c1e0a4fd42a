import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  excerptOf,
  hasArrived,
  isGivenUp,
  LONGEST_ANSWER,
  HEARING_ROLES,
  MOST_ATTEMPTS,
  restAfter,
  SIGNATURE_HEADER,
  signatureHeader,
  signedText,
  waitAfter,
} from './webhooks.rules.ts';

const NOW = new Date('2026-11-22T10:00:00Z');

describe('attempts', () => {
  test.each([
    [1, 1],
    [2, 5],
    [3, 30],
    [4, 120],
    [5, 300],
    [6, 600],
    [7, 840],
  ])('after %i the next waits %i minutes', (attempts, minutes) => {
    expect(waitAfter(attempts)).toBe(minutes * 60_000);
  });

  test('there are eight, each waiting longer than the one before', () => {
    expect(MOST_ATTEMPTS).toBe(8);
    expect(waitAfter(MOST_ATTEMPTS)).toBeNull();
  });
});

describe('an endpoint is given up', () => {
  const dayAgo = new Date(NOW.getTime() - 24 * 3_600_000);
  test.each([
    [8, dayAgo, true],
    [7, dayAgo, false],
    [100, new Date(dayAgo.getTime() + 1), false],
    [0, null, false],
    [8, null, false],
    [9, new Date(dayAgo.getTime() - 1), true],
  ])('after %i failures since %s: %s', (failures, failingSince, is) => {
    expect(isGivenUp({ failures, failingSince }, NOW)).toBe(is);
  });
});

test.each([
  [200, true],
  [204, true],
  [299, true],
  [300, false],
  [199, false],
  [301, false],
  [404, false],
  [500, false],
])('status %i has arrived: %s', (status, is) => {
  expect(hasArrived(status)).toBe(is);
});

test('what is signed is the moment and the body, and the header names both', () => {
  expect(signedText(1_763_800_000, '{"a":1}')).toBe('1763800000.{"a":1}');
  expect(signatureHeader(1_763_800_000, ['aa', 'bb'])).toBe('t=1763800000,v1=aa,v1=bb');
});

test('a body names what changed and carries nothing of it', () => {
  const told = { id: 'e', type: 'transaction.created', createdAt: NOW, workspaceId: 'w', ids: ['t'] } as const;
  expect(JSON.parse(bodyOf(told))).toEqual({
    id: 'e',
    type: 'transaction.created',
    createdAt: '2026-11-22T10:00:00.000Z',
    booksId: 'w',
    data: { ids: ['t'] },
  });
});

test('of an answer the beginning is kept, without what no text holds', () => {
  expect(excerptOf('fine\u0000\u001b[31m\u202e \uFFFD\nnext')).toBe('fine[31m \nnext');
  expect(excerptOf('x'.repeat(2000))).toHaveLength(LONGEST_ANSWER);
});

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 5],
  [5, 15],
  [6, 30],
  [100, 30],
])('after %i calls in a row that did not arrive, an address rests for %i minutes', (failures, minutes) => {
  expect(restAfter(failures)).toBe(minutes * 60_000);
});

test('only who sees amounts and programs is told of a workspace', () => {
  expect(HEARING_ROLES).toEqual(['owner', 'manager']);
});

test('the header that receivers look for keeps its name', () => expect(SIGNATURE_HEADER).toBe('ilifa-signature'));
