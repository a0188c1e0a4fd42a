import { expect, test } from 'vitest';
import { dateQuestion, statusQuestion } from '#modules/money/statement-formats/questions.ts';
import { type Hints, likelyAnswers } from './likely.ts';

const NOTHING: Hints = { bank: null, currency: null, workspace: 'XX', dateFormat: null };
const DATES = [dateQuestion([], null)];

test.each([
  ['a South African bank, its currency and a workspace there', { bank: 'ZA', currency: 'ZAR', workspace: 'ZA' }, 'dmy'],
  ['a Kenyan bank and a workspace there', { bank: 'KE', workspace: 'KE' }, 'dmy'],
  ['naira in a Nigerian workspace', { currency: 'NGN', workspace: 'NG' }, 'dmy'],
  ['a workspace in South Africa alone', { workspace: 'ZA' }, 'dmy'],
  ['dollars in a South African workspace', { currency: 'USD', workspace: 'ZA' }, null],
  ['a Kenyan bank in a South African workspace', { bank: 'KE', workspace: 'ZA' }, null],
  ['a South African bank in a workspace without a country', { bank: 'ZA' }, null],
  ['a person who writes the day first', { dateFormat: 'dd/MM/yyyy' }, 'dmy'],
  ['a person who writes the month first', { dateFormat: 'MM/dd/yyyy' }, 'mdy'],
  ['a person who writes the year first', { dateFormat: 'yyyy-MM-dd' }, null],
  ['a person who names months', { dateFormat: 'words' }, null],
  [
    'a South African file of a person who writes the month first',
    { bank: 'ZA', workspace: 'ZA', dateFormat: 'MM/dd/yyyy' },
    'dmy',
  ],
  ['nothing', {}, null],
] as const)('%s: dates are likely %s', (_, hints, order) => {
  expect(likelyAnswers(DATES, { ...NOTHING, ...hints })?.dateOrder ?? null).toBe(order);
});

test('a file that asks more than how its dates are written has no likely answer', () => {
  const questions = [...DATES, statusQuestion('held', 'HELD', [])];
  expect(likelyAnswers(questions, { ...NOTHING, workspace: 'ZA' })).toBeNull();
});
