import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLog } from './log.server.ts';
import { EVERY_LINE, lineThinner } from './log-thinning.server.ts';

/** A thinner whose minutes end when the test says so. */
function thinner() {
  const ends: (() => void)[] = [];
  const isToWrite = lineThinner((work) => void ends.push(work));
  const minuteEnds = () => ends.splice(0).forEach((work) => work());
  return { isToWrite, minuteEnds };
}

test('in any storm every line is either written or counted, and of one kind few are written in a minute', () => {
  const kinds = [new Error('one'), new Error('two'), new TypeError('one')];
  const storm = fc.array(
    fc.oneof({ weight: 30, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.constant('minute') }),
    {
      maxLength: 400,
    },
  );
  fc.assert(
    fc.property(storm, (lines) => {
      const { isToWrite, minuteEnds } = thinner();
      let [written, counted, said] = [0, 0, 0];
      let inMinute = [0, 0, 0];
      for (const line of lines) {
        if (typeof line === 'string') {
          minuteEnds();
          inMinute = [0, 0, 0];
          continue;
        }
        said += 1;
        if (!isToWrite('failed', { err: kinds[line] }, (count) => (counted += count))) continue;
        written += 1;
        inMinute[line] = (inMinute[line] ?? 0) + 1;
        expect(inMinute[line]).toBeLessThanOrEqual(20);
      }
      minuteEnds();
      expect(written + counted).toBe(said);
    }),
  );
});

test('what differs is not thinned: another message, another place, another sentence, or what must be written whole', () => {
  const { isToWrite } = thinner();
  const tell = () => undefined;
  const one = new Error('one');
  for (let times = 0; times < 20; times += 1) isToWrite('failed', { err: one }, tell);
  expect(isToWrite('failed', { err: one }, tell)).toBe(false);
  expect(isToWrite('failed', { err: new Error('other') }, tell)).toBe(true);
  expect(isToWrite('failed', { err: new Error('one') }, tell)).toBe(true);
  expect(isToWrite('failed', { err: new Error('one', { cause: new Error('why') }) }, tell)).toBe(true);
  expect(isToWrite('refused', { err: one }, tell)).toBe(true);
  expect(isToWrite('failed', { [EVERY_LINE]: true, err: one }, tell)).toBe(true);
});

test('a storm of a thousand errors, through children of the log too, is twenty lines', () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  const fail = () => new Error('the disk is full');
  for (let times = 0; times < 1000; times += 1)
    log.child({ requestId: `${times}` }).error({ err: fail() }, 'the database failed a call');
  expect(lines).toHaveLength(20);
  log.info({}, 'Imported');
  expect(lines).toHaveLength(21);
});

test.each<[string, (count: number) => Error]>([
  [
    'whose query names other values',
    (count) => new Error(`Failed query: select 1 where id = $1\nparams: name ${'x'.repeat(count % 7)}, ${count}`),
  ],
  ['about another row', () => new Error(`no row ${crypto.randomUUID()}`)],
  ['from another address', (count) => new Error(`connect ECONNREFUSED 127.0.0.1:${20_000 + count}`)],
  ['caused by such', (count) => new Error('failed', { cause: new Error(`took ${count} ms`) })],
])('a storm of errors, each %s, is of one kind', (_, errorOf) => {
  const { isToWrite, minuteEnds } = thinner();
  let counted = 0;
  const written = Array.from({ length: 1000 }, (__, count) =>
    isToWrite('failed', { err: errorOf(count) }, (left) => (counted += left)),
  ).filter(Boolean);
  minuteEnds();
  expect([written.length, counted]).toEqual([20, 980]);
});

test('a storm of which no two errors are alike ends too, and all of it is counted', () => {
  const { isToWrite, minuteEnds } = thinner();
  const wordOf = (count: number) => String(count).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
  let counted = 0;
  const written = Array.from({ length: 5000 }, (_, count) =>
    isToWrite('failed', { err: new Error(wordOf(count)) }, (left) => (counted += left)),
  ).filter(Boolean);
  expect(written.length).toBeLessThanOrEqual(520);
  expect(isToWrite('something else', {}, () => undefined)).toBe(true);
  minuteEnds();
  expect(written.length + counted).toBe(5000);
});
