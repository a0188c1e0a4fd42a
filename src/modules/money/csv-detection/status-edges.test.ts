import { describe, expect, test } from 'vitest';
import { isStatusWord, normalStatus, statusOf, type RowStatus } from './statuses.ts';

describe('a status as compared', () => {
  test.each<[cell: string, normal: string]>([
    [' Comptabilisé ', 'comptabilise'],
    ['ON-HOLD', 'on hold'],
    ['(Pending)', 'pending'],
    ['a  --  b', 'a b'],
    ['Ref 12', 'ref 12'],
    ['Ångström', 'angstrom'],
    ['مكتمل', 'مكتمل'],
    ['...', ''],
    ['x'.repeat(81), 'x'.repeat(80)],
  ])('%j', (cell, normal) => {
    expect(normalStatus(cell)).toBe(normal);
  });
});

test.each<[cell: string, isWord: boolean]>([
  ['', false],
  ['x', false],
  ['✓', false],
  ['(R)', false],
  ['ok', true],
])('%j is a status: %s', (cell, isWord) => {
  expect(isStatusWord(cell)).toBe(isWord);
});

describe('a row', () => {
  test.each<[status: RowStatus | null, cells: string[]]>([
    [
      'void',
      [
        'Not successful',
        'Not yet completed',
        'Not been completed',
        'Not yet been completed',
        'non-executed',
        'Un-paid',
        'un completed',
        'Nicht ausgeführt',
        'Nicht erfolgreich',
        'Niet uitgevoerd',
        'Non riuscita',
        'Non eseguito',
        'Não realizado',
        'Pas effectué',
        'haijathibitishwa success',
        'No honoured',
        'No honored',
        'It was not paid',
        'not paid, sorry',
        'unsuccessful',
        'payment incomplete now',
        'undelivered',
        'haikufaulu',
      ],
    ],
    [
      'pending',
      [
        'Not posted',
        'Not yet posted',
        'Nicht gebucht',
        'Noch nicht gebucht',
        'Nog nie geboek. Niet geboekt',
        'non contabilizzato',
        'non comptabilisé',
        'It is not yet settled, wait',
        'Authorised',
        'hold',
        'On hold',
        'EN COURS',
      ],
    ],
    // What only ends or begins like a word of refusal.
    ['booked', ['Knot completed', 'Completed', 'incompletely successful', 'repaid unpaidly completed']],
    [
      'reversed',
      ['Reversed', 'Reversal returned', 'Reversed and cancelled', 'Declined and reversed', 'Successfully reversed'],
    ],
    [
      'void',
      ['Cancelled successfully', 'Payment declined, approved by nobody', 'timed out', 'Time out', 'Blocked by bank'],
    ],
    [
      null,
      ['Pending, declined', 'Pending reversed', 'notposted', 'knot settling', 'xpending', 'okt', 'payee', 'blocked'],
    ],
    ['booked', ['ok', 'OK!', 'payé', 'Yes', 'true', 'تم']],
  ])('is %s by its words', (status, cells) => {
    expect(Object.fromEntries(cells.map((cell) => [cell, statusOf(cell)]))).toEqual(
      Object.fromEntries(cells.map((cell) => [cell, status])),
    );
  });
});
