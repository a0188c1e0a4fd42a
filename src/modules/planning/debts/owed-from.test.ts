import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { owedFrom } from './owed-from.ts';

const debt = { balance: money(500n, 'ZAR'), balanceOn: '2026-11-15', agreedOn: null };
const month = (of: string, owedMinor: bigint) => ({ month: of, owedMinor });

test('a debt is owed from the day of its balance on', () => {
  expect(owedFrom(debt, [])).toEqual([{ day: '2026-11-15', minor: -500n }]);
});

test('recorded months say what was owed before, in their order', () => {
  expect(owedFrom(debt, [month('2026-10', 600n), month('2026-09', 700n)])).toEqual([
    { day: '2026-09-01', minor: -700n },
    { day: '2026-10-01', minor: -600n },
    { day: '2026-11-15', minor: -500n },
  ]);
});

test('what was recorded in the month of the balance or later gives way to it', () => {
  expect(owedFrom(debt, [month('2026-11', 900n), month('2026-12', 800n)])).toEqual([
    { day: '2026-11-15', minor: -500n },
  ]);
});

test.each([
  [
    '2024-02-01',
    [
      { day: '2024-02-01', minor: -500n },
      { day: '2026-11-15', minor: -500n },
    ],
  ],
  ['2026-11-15', [{ day: '2026-11-15', minor: -500n }]],
  ['2026-12-01', [{ day: '2026-11-15', minor: -500n }]],
])('a debt agreed on %s owed the first known amount since then, never a later day', (agreedOn, steps) => {
  expect(owedFrom({ ...debt, agreedOn }, [])).toEqual(steps);
});

test('a debt that is paid off owes nothing from that day on', () => {
  expect(owedFrom({ ...debt, balance: money(0n, 'ZAR') }, [month('2026-10', 600n)]).at(-1)).toEqual({
    day: '2026-11-15',
    minor: 0n,
  });
});
