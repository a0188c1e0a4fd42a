import { expect, test } from 'vitest';
import { NO_OPERATOR } from '#kernel/operator.ts';
import { contractOf, operatorLists, responsibleOf } from './operator-text.ts';

const HOST = 'ilifa.example';
const SET = {
  name: 'Example (Pty) Ltd, registration 2026/000001/07',
  address: '1 Long Street, Cape Town',
  email: 'help@ilifa.example',
  law: 'South Africa',
  licence: 'FSP 00000',
};

test('the terms name who runs the installation and the law that applies, once both are set', () => {
  expect(contractOf(SET, HOST)).toEqual([
    'Your agreement is with Example (Pty) Ltd, registration 2026/000001/07, 1 Long Street, Cape Town. The law and the courts of South Africa apply.',
  ]);
});

test.each([
  [
    { name: null },
    /^Your agreement is with the person or company that runs Ilifa at ilifa\.example\./,
    /the operator’s registered name on/,
  ],
  [{ law: null }, /^Your agreement is with Example .*Cape Town\.$/, /the law that applies on the Contact page/],
  [{ name: null, law: null }, /at ilifa\.example\.$/, /the operator’s registered name and the law that applies on/],
])('the terms say how to learn what is not set: %o', (unset, first, second) => {
  const [parties, asks, ...more] = contractOf({ ...SET, ...unset }, HOST);
  expect([parties, asks]).toEqual([expect.stringMatching(first), expect.stringMatching(second)]);
  expect(more).toEqual([]);
});

test('the page about privacy says who is responsible, with what is known of them', () => {
  expect(responsibleOf(SET, HOST)).toEqual([
    'Example (Pty) Ltd, registration 2026/000001/07 runs Ilifa at ilifa.example and is responsible for the data stored here.',
    'Address: 1 Long Street, Cape Town. Write to help@ilifa.example, or use the Contact page.',
  ]);
  expect(responsibleOf({ ...NO_OPERATOR, name: 'Ada Obi' }, HOST)).toEqual([
    'Ada Obi runs Ilifa at ilifa.example and is responsible for the data stored here.',
    'Write to the operator on the Contact page.',
  ]);
  expect(responsibleOf(NO_OPERATOR, HOST).join(' ')).toMatch(
    /^The person or company that runs Ilifa at ilifa\.example is /,
  );
});

test('what is not set is nowhere on the pages', () => {
  const none = operatorLists(NO_OPERATOR, 'https://ilifa.example');
  expect([none.support, none.licence, none.operator]).toEqual([[], [], []]);
  expect(operatorLists(SET, 'https://ilifa.example')).toMatchObject({
    support: [{ email: SET.email }],
    licence: [{ number: SET.licence }],
    operator: [{ name: SET.name }],
  });
});
