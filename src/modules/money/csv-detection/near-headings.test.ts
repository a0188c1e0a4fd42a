import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meaningOf, normalHeading, WHOLE } from './headings.ts';
import { namedMeaningOf } from './near-headings.ts';
import type { ColumnRole } from './model.ts';
import { statusOf, type RowStatus } from './statuses.ts';

describe('a heading with one letter wrong', () => {
  test.each<[name: string, role: ColumnRole, weight: number]>([
    ['Buchungssdatum', 'day', 4],
    ['Buchugsdatum', 'day', 4],
    ['Bucuhngsdatum', 'day', 4],
    ['Buchungsdxtum', 'day', 4],
    ['Wertsellung', 'value-day', 2],
    ['Descripton', 'description', 3],
    ['Withdrawls', 'money-out', 3],
    ['Bokföringsdattum', 'day', 4],
    ['Descriçao', 'description', 3],
    ['Könyvelés dátuma', 'day', 4],
  ])('%s is %s', (name, role, weight) => {
    expect(namedMeaningOf(name)).toEqual({ role, weight });
  });

  test.each([
    'Creditor',
    'Creditors',
    'Debtors',
    'Depositor',
    'Reserved',
    'Upcoming',
    'Receivers',
    'Recurring',
    'Verkaufsdatei',
    'Contracts',
    'Saldi',
    'Bookked',
    'Xxxxxxxxxxxx',
    '',
  ])('is not found in another word: %s', (name) => {
    expect(namedMeaningOf(name)).toEqual(meaningOf(name));
  });

  const names = [...WHOLE.keys()].filter((name) => /^[a-z]{8,}$/.test(name));

  test('has the role of the name, or none where two are near', () => {
    const typed = fc.constantFrom(...names).chain((name) =>
      fc.record({
        name: fc.constant(name),
        at: fc.integer({ min: 2, max: name.length - 3 }),
        letter: fc.constantFrom('a', 'e', 'i', 'o', 'u', 'r', 's', 't', 'n'),
        kind: fc.constantFrom('more', 'less', 'other'),
      }),
    );
    fc.assert(
      fc.property(typed, ({ name, at, letter, kind }) => {
        const rest = name.slice(kind === 'more' ? at : at + 1);
        const heading = `${name.slice(0, at)}${kind === 'less' ? '' : letter}${rest}`;
        const own = WHOLE.get(name)?.role ?? null;
        const found = namedMeaningOf(heading);
        if (meaningOf(heading) === null) expect([own, null]).toContain(found?.role ?? null);
        else expect(found).toEqual(meaningOf(heading));
      }),
      { numRuns: 150 },
    );
  });

  test('changes no name that we know', () => {
    for (const name of names.filter((_, at) => at % 25 === 0)) expect(namedMeaningOf(name)).toEqual(meaningOf(name));
  });
});

describe('a word that lost letters', () => {
  test.each<[name: string, role: ColumnRole | null]>([
    ['Descri\uFFFD\uFFFDo', 'description'],
    ['Descri??o', 'description'],
    ['Buchungsdat\uFFFDm', 'day'],
    ['Bel\uFFFDp', 'amount'],
    ['W\uFFFDhrung', 'currency'],
    ['Ins\uFFFDttning', 'money-in'],
    ['Cr\uFFFDdit', 'money-in'],
    ['D\uFFFDbit', 'money-out'],
    ['\uFFFD\uFFFD', null],
    ['Regi\uFFFDo/Territ\uFFFDrio/Rep\uFFFDblica', null],
    ['Really?', null],
  ])('is %s, of the role %s', (name, role) => {
    expect(namedMeaningOf(name)?.role ?? null).toBe(role);
  });

  test('is a name of any language with its accents lost', () => {
    const accented = fc.constantFrom('Wertstellung', 'Übertrag', 'Läkare', 'Příjem', 'Výdaj', 'Zůstatek', 'Częśc');
    fc.assert(
      fc.property(accented, (name) => {
        const lost = name.replace(/[^\u0000-\u007f]/g, '\uFFFD');
        const found = namedMeaningOf(lost)?.role ?? null;
        expect([meaningOf(name)?.role ?? null, null, meaningOf(lost)?.role ?? null]).toContain(found);
      }),
    );
    expect(namedMeaningOf('P\uFFFD\uFFFDjem')?.role).toBe('money-in');
    expect(normalHeading('Z\uFFFDstatek')).toBe('z statek');
    expect(namedMeaningOf('Z\uFFFDstatek')?.role).toBe('balance');
  });

  test.each<[word: string, status: RowStatus | null]>([
    ['Conclu\uFFFDdo', 'booked'],
    ['Conclu?do', 'booked'],
    ['Rejet\uFFFD', 'void'],
    ['Effectu\uFFFDe', 'booked'],
    ['En traitement \uFFFD', 'pending'],
    ['Zaksi\uFFFDgowano', 'booked'],
    ['X\uFFFD\uFFFD\uFFFDx', null],
    ['What\uFFFDs this', null],
  ])('is the status %s: %s', (word, status) => {
    expect(statusOf(word)).toBe(status);
  });
});
