import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { resetAtOf } from './reset-at.ts';

test('what was asked for too often says when it may be asked for again; nothing else does', () => {
  const often = (data: unknown) => new ORPCError('TOO_MANY_REQUESTS', { defined: true, message: 'x', data });
  const at = new Date('2026-11-21T10:00:30Z');
  expect(resetAtOf(often({ resetAt: at.toISOString() }))).toEqual(at);
  expect(resetAtOf(often({ resetAt: '2026-11-21T10:00:29.010Z' }))).toEqual(at);
  expect(resetAtOf(often({ resetAt: 'soon' }))).toBeNull();
  expect(resetAtOf(often(undefined))).toBeNull();
  expect(resetAtOf(new Error('x'))).toBeNull();
});
