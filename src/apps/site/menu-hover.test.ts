import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterCommit, ALL_CLOSED, type Happening, HOVER_DELAY, type Menus, SKIP_DELAY } from './menu-hover.ts';

test('[§9 menu delays] a menu opens after 200 ms of hovering, the next within 300 ms of closing one', () => {
  expect([HOVER_DELAY, SKIP_DELAY]).toEqual([200, 300]);
});

type Step = readonly [at: number, happening: Happening['kind'], menu?: string];

test.each<[string, readonly Step[], string | null]>([
  [
    'hovered for 199 ms',
    [
      [0, 'enter', 'A'],
      [199, 'time'],
    ],
    null,
  ],
  [
    'hovered for 200 ms',
    [
      [0, 'enter', 'A'],
      [200, 'time'],
    ],
    'A',
  ],
  [
    'left before',
    [
      [0, 'enter', 'A'],
      [150, 'leave'],
      [250, 'time'],
    ],
    null,
  ],
  [
    'left and entered again',
    [
      [0, 'enter', 'A'],
      [150, 'leave'],
      [160, 'enter', 'A'],
      [359, 'time'],
    ],
    null,
  ],
  [
    'another, 300 ms after one closed',
    [
      [0, 'press', 'A'],
      [10, 'close'],
      [310, 'enter', 'B'],
    ],
    'B',
  ],
  [
    'another, 301 ms after one closed',
    [
      [0, 'press', 'A'],
      [10, 'close'],
      [311, 'enter', 'B'],
    ],
    null,
  ],
  [
    'another, much later, and waited for',
    [
      [0, 'press', 'A'],
      [10, 'close'],
      [900, 'enter', 'B'],
      [1100, 'time'],
    ],
    'B',
  ],
  [
    'nothing was open when the pointer left',
    [
      [0, 'enter', 'A'],
      [50, 'leave'],
      [60, 'enter', 'B'],
    ],
    null,
  ],
  [
    'from one to its neighbour',
    [
      [0, 'enter', 'A'],
      [200, 'time'],
      [300, 'leave'],
      [300, 'enter', 'B'],
    ],
    'B',
  ],
  [
    'opened by hovering, then left',
    [
      [0, 'enter', 'A'],
      [200, 'time'],
      [300, 'leave'],
    ],
    null,
  ],
  [
    'opened by a press, then left',
    [
      [0, 'press', 'A'],
      [300, 'leave'],
    ],
    'A',
  ],
  [
    'opened by a press, and pressed',
    [
      [0, 'press', 'A'],
      [300, 'press', 'A'],
    ],
    null,
  ],
  [
    'opened by hovering, and pressed',
    [
      [0, 'enter', 'A'],
      [200, 'time'],
      [210, 'press', 'A'],
      [300, 'leave'],
    ],
    'A',
  ],
  [
    'one open by a press, another entered',
    [
      [0, 'press', 'A'],
      [300, 'enter', 'B'],
    ],
    'B',
  ],
  [
    'one open, another pressed',
    [
      [0, 'press', 'A'],
      [300, 'press', 'B'],
    ],
    'B',
  ],
  [
    'closed while waiting',
    [
      [0, 'enter', 'A'],
      [100, 'close'],
      [250, 'time'],
    ],
    null,
  ],
])('%s', (_, steps, open) => {
  expect(through(steps).open).toBe(open);
});

test('leaving what never opened does not lengthen the time in which the next opens at once', () => {
  const menus = through([
    [0, 'press', 'A'],
    [10, 'close'],
    [200, 'leave'],
    [305, 'enter', 'B'],
  ]);
  expect(menus.open).toBe('B');
  expect(
    through([
      [0, 'press', 'A'],
      [10, 'close'],
      [200, 'leave'],
      [311, 'enter', 'B'],
    ]).open,
  ).toBeNull();
});

test('whatever happens, nothing is awaited that is open, and what is closed is not held', () => {
  const step = fc.tuple(
    fc.nat(400),
    fc.constantFrom<Happening['kind']>('enter', 'press', 'leave', 'close', 'time'),
    fc.constantFrom('A', 'B', 'C'),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now = 0;
      let menus = ALL_CLOSED;
      for (const [wait, kind, menu] of steps) {
        now += wait;
        menus = afterCommit(menus, happening(kind, menu), now);
        expect(menus.open !== null && menus.awaited?.menu === menus.open).toBe(false);
        if (menus.open === null) expect(menus.held).toBe(false);
        if (menus.awaited !== null) expect(menus.awaited.at).toBeLessThanOrEqual(now + HOVER_DELAY);
      }
    }),
  );
});

function through(steps: readonly Step[]): Menus {
  return steps.reduce((menus, [at, kind, menu]) => afterCommit(menus, happening(kind, menu ?? ''), at), ALL_CLOSED);
}

function happening(kind: Happening['kind'], menu: string): Happening {
  return kind === 'enter' || kind === 'press' ? { kind, menu } : { kind };
}
