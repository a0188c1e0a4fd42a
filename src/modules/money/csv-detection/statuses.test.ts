import { expect, it } from 'vitest';
import { statusOf } from './statuses.ts';

it.each([
  [
    'void',
    'Failed',
    'FAILED',
    'Declined',
    'Payment declined',
    'Cancelled',
    'Canceled',
    'Rejected',
    'Initiated',
    'Expired',
  ],
  [
    'void',
    'Unsuccessful',
    'Not completed',
    'Transaction was not successful',
    'Bounced',
    'Timed out',
    'Voided',
    'Incomplete',
  ],
  [
    'void',
    'Abgelehnt',
    'Fehlgeschlagen',
    'Échoué',
    'Refusé',
    'Annulée',
    'Rechazado',
    'Odrzucona',
    'Geweier',
    'Imeshindwa',
  ],
  ['void', 'Cancelled successfully', 'Insufficient funds', 'Mislukt', 'Nicht ausgeführt', 'Falhou', 'Respinto'],
  ['reversed', 'Reversed', 'Successfully reversed', 'Returned', 'Storniert', 'Reverted'],
  [
    'pending',
    'Pending',
    '(Pending)',
    'Authorised',
    'Authorized',
    'On hold',
    'Uncleared',
    'Not yet posted',
    'In progress',
  ],
  ['pending', 'Vorgemerkt', 'En attente', 'Pendiente', 'Hangende', 'Inasubiri', 'Noch nicht gebucht', 'Processing'],
  ['pending', 'Ikke bokført', 'Ikke bogført', 'Inte bokförd'],
  ['void', 'Ikke udført', 'Ikke gennemført'],
  ['booked', 'Bokført', 'Bogført', 'Udført', 'Gennemført', 'Unreconciled', '已存入零钱'],
  [
    'booked',
    'Genehmigt',
    'Geaccepteerd',
    'Completed',
    'Complete',
    'Posted',
    'Success',
    'Umsatz gebucht',
    'Processed',
    'Comptabilisé',
    'Imekamilika',
  ],
] as const)('reads %s from %s and others like it', (status, ...cells) => {
  expect(Object.fromEntries(cells.map((cell) => [cell, statusOf(cell)]))).toEqual(
    Object.fromEntries(cells.map((cell) => [cell, status])),
  );
});

it.each(['', 'Zigzag', 'Partial', 'Refunded', 'Under dispute', '7'])('does not guess at %s', (cell) => {
  expect(statusOf(cell)).toBeNull();
});
