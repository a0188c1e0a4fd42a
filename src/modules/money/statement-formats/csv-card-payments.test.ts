import { expect, test } from 'vitest';
import { readCsv } from './csv.ts';

test.each([
  ['RÈGLEMENT ENREGISTRÉ - MERCI', 'inverted'],
  ['Paiement reçu', 'inverted'],
  ['SU PAGO RECIBIDO GRACIAS', 'inverted'],
  ['Zahlung erhalten', 'inverted'],
  ['Amazon', null],
])('beside purchases, “%s” with a minus suggests %s', (text, suggested) => {
  const rows = [
    '2026-03-06,Delta,-6.66',
    '2026-03-05,Alpha,29.41',
    '2026-03-04,Beta,17.21',
    `2026-03-03,${text},-170.29`,
    '2026-03-02,Gamma,151.24',
  ];
  const reading = readCsv(`Date,Description,Amount\n${rows.join('\n')}\n`, 'utf-8', {
    currency: 'EUR',
    mapping: undefined,
    answers: {},
  });
  expect(reading).toMatchObject({ kind: 'questions', questions: [{ about: 'sign', suggested }] });
});
