import { describe, expect, test } from 'vitest';
import { guessed, times } from '#testing/csv-guesses.ts';

describe('days', () => {
  test.each<[what: string, lines: string[], given: string, found: string]>([
    ['are a column of days', ['2026-01-13|5.00', '2026-01-14|6.00'], '', 'day amount'],
    ['are two columns of days', ['2026-01-13|2026-01-14|5.00'], '', 'day value-day amount'],
    ['are no third column', ['2026-01-13|2026-01-14|2026-01-15|5.00'], '', 'day value-day ? amount'],
    ['are known', ['2026-01-13|2026-01-14|5.00'], '? day ?', '? day amount'],
    ['may be called value days', ['2026-01-13|5.00'], 'value-day ?', 'day amount'],
    ['do not take a known role', ['2026-01-13|5.00'], 'reference ?', 'reference amount'],
    ['leave the value day alone', ['2026-01-13|2026-01-14|5.00'], '? value-day ?', 'day value-day amount'],
    ['are four of five cells', [...times(4, '2026-01-13|5.00'), 'x|6.00'], 'ignore amount', 'day amount'],
    ['are not three of four cells', [...times(3, '2026-01-13|5.00'), 'x|6.00'], '? amount', '? amount'],
    ['are there on half of the rows', ['2026-01-13|5.00', '|6.00'], '? amount', 'day amount'],
    ['are not there on a third of the rows', ['2026-01-13|5.00', '|6.00', '|6.00'], '? amount', '? amount'],
  ])('%s', (_, lines, given, found) => {
    expect(guessed(lines, given)).toBe(found);
  });

  test('are counted by the rows that were looked at', () => {
    expect(guessed(['2026-01-13|5.00'], '? amount', { sampled: 3 })).toBe('? amount');
  });
});

describe('one amount', () => {
  test.each<[what: string, lines: string[], given: string, found: string]>([
    ['is a column of amounts', ['2026-01-13|5.00'], 'day ?', 'day amount'],
    ['is no column of one code', ['2026-01-13|7', '2026-01-14|7'], 'day ?', 'day ?'],
    ['is a column of whole figures that differ', ['2026-01-13|7', '2026-01-14|8'], 'day ?', 'day amount'],
    ['is nine of ten cells', [...times(9, '2026-01-13|5.00'), '2026-01-13|x'], 'day ?', 'day amount'],
    ['is not eight of ten cells', [...times(8, '2026-01-13|5.00'), ...times(2, '2026-01-13|x')], 'day ?', 'day ?'],
    ['is no empty column', ['2026-01-13|'], 'day ?', 'day ?'],
    [
      'is no column of codes beside one of amounts',
      ['2026-01-13|7|5.00', '2026-01-14|8|6.00', '2026-01-15|9|6.00'],
      'day ? ?',
      'day ? amount',
    ],
    [
      'is asked about in two rows, beside whole numbers that may be amounts',
      ['2026-01-13|7|5.00', '2026-01-14|8|6.00'],
      'day ? ?',
      'day ? ?',
    ],
    ['is none where another is known', ['2026-01-13|5.00|6.00'], 'day amount ?', 'day amount ?'],
    ['beside a balance is the other column', ['2026-01-13|5.00|6.00'], 'day ? balance', 'day amount balance'],
    ['is none of two that nothing tells apart', ['2026-01-13|5.00|6.50'], 'day ? ?', 'day ? ?'],
    ['is none of two beside a balance', ['2026-01-13|5.00|6.50|9.00'], 'day ? ? balance', 'day ? ? balance'],
  ])('%s', (_, lines, given, found) => {
    expect(guessed(lines, given)).toBe(found);
  });
});

describe('an amount and its balance', () => {
  const RUN = ['1|5.00|105.00', '1|-3.00|102.00', '1|4.00|106.00', '1|-6.00|100.00'];
  const TURNED = ['1|5.00|95.00', '1|-3.00|98.00', '1|4.00|94.00', '1|-6.00|100.00'];
  const swapped = (lines: string[]) => lines.map((line) => line.split('|').toReversed().join('|'));

  test.each<[what: string, lines: string[], given: string, found: string]>([
    ['prove each other', RUN, 'reference ? ?', 'reference amount balance'],
    ['prove each other where signs are turned', TURNED, 'reference ? ?', 'reference amount balance'],
    ['prove each other, the balance first', swapped(RUN), '? ? reference', 'balance amount reference'],
    ['prove each other, newest first', RUN.toReversed(), 'reference ? ?', 'reference amount balance'],
    ['prove each other where the balance is known', RUN, 'reference ? balance', 'reference amount balance'],
    ['follow in two rows', RUN.slice(0, 2), 'reference ? ?', 'reference amount balance'],
    ['follow in two rows where signs are turned', TURNED.slice(0, 2), 'reference ? ?', 'reference amount balance'],
    ['do not follow in one row', RUN.slice(0, 1), 'reference ? ?', 'reference ? ?'],
    [
      'do not follow in each of three',
      ['1|5.00|105.00', '1|-3.00|102.00', '1|4.00|107.00'],
      'reference ? ?',
      'reference ? ?',
    ],
    [
      'do not follow beside a third',
      RUN.slice(0, 2).map((line) => `${line}|7.77`),
      'reference ? ? ?',
      'reference ? ? ?',
    ],
    [
      'prove each other beside a third',
      RUN.map((line) => `${line}|7.77`),
      'reference ? ? ?',
      'reference amount balance ?',
    ],
    [
      'are read with a comma',
      RUN.map((line) => line.replaceAll('.', ',')),
      'reference ? ?',
      'reference amount balance',
    ],
    [
      'are read with letters',
      RUN.map((line) => line.replace(/-(\S+?)\|/, '$1 Dr|')),
      'reference ? ?',
      'reference amount balance',
    ],
  ])('%s', (_, lines, given, found) => {
    expect(guessed(lines, given, { isHeaded: true })).toBe(found);
  });

  test('are looked for among ten columns', () => {
    const wide = (count: number) => RUN.map((line) => `${times(count, '7.77').join('|')}|${line.slice(2)}`);
    const given = (count: number) => times(count + 2, '?').join(' ');
    expect(guessed(wide(8), given(8), { isHeaded: true })).toBe(`${times(8, '?').join(' ')} amount balance`);
    expect(guessed(wide(9), given(9), { isHeaded: true })).toBe(times(11, '?').join(' '));
  });
});

describe('money in and money out', () => {
  const RUN = ['5.00||105.00', '|3.00|102.00', '4.00||106.00', '|6.00|100.00'];
  test.each<[what: string, lines: string[], given: string, found: string]>([
    ['are proved by the balance', RUN, '? ? ?', 'money-in money-out balance'],
    ['are proved by a known balance', RUN, '? ? balance', 'money-in money-out balance'],
    [
      'are proved the other way round',
      RUN.map((line) => line.replace(/^(.*)\|(.*)\|/, '$2|$1|')),
      '? ? ?',
      'money-out money-in balance',
    ],
    [
      'are proved with a minus',
      RUN.map((line) => line.replace('|3', '|-3').replace('|6', '|-6')),
      '? ? ?',
      'money-in money-out balance',
    ],
    ['are told by their signs', ['5.00|', '|-3.00'], '? ?', 'money-in money-out'],
    ['are told by their signs, the other way round', ['-5.00|', '|3.00'], '? ?', 'money-out money-in'],
    ['are told by their signs, with a balance', ['5.00||9.00', '|-3.00|7.00'], '? ? ?', 'money-in money-out balance'],
    [
      'are told by their signs, with a known balance and another',
      ['5.00||9.00|1.25', '|-3.00|7.00|1.25'],
      '? ? balance ?',
      'money-in money-out balance fee',
    ],
    ['are not told by signs both ways', ['5.00|', '-4.00|', '|-3.00'], '? ?', '? ?'],
    ['are not told where both are in', ['5.00|', '|3.00'], '? ?', '? ?'],
    ['are not told where both are out', ['-5.00|', '|-3.00'], '? ?', '? ?'],
    ['are not told where both are filled', ['5.00|-3.00', '6.00|-4.00'], '? ?', '? ?'],
    ['are told with zeros', ['5.00|0.00', '0.00|-3.00'], '? ?', 'money-in money-out'],
    [
      'are told where one of twenty rows has both',
      [...times(10, '5.00|'), ...times(9, '|-3.00'), '5.00|-3.00'],
      '? ?',
      'money-in money-out',
    ],
    [
      'are not told where two of twenty have both',
      [...times(9, '5.00|'), ...times(9, '|-3.00'), ...times(2, '5.00|-3.00')],
      '? ?',
      '? ?',
    ],
    ['are told by words', ['Salary|5.00|', 'Deposit|6.00|', 'Fee|| 3.00'], '? ? ?', 'description money-in money-out'],
    [
      'are told by words, the other way round',
      ['Fee|5.00|', 'Airtime|6.00|', 'Salary|| 3.00'],
      '? ? ?',
      'description money-out money-in',
    ],
    ['are not told by one word', ['Salary|5.00|', 'Foo|6.00|', 'Bar|| 3.00'], '? ? ?', 'description ? ?'],
    ['are not told by one word the other way', ['Fee|5.00|', 'Foo|6.00|', 'Bar|| 3.00'], '? ? ?', 'description ? ?'],
    [
      'are not told by words that contradict',
      ['Salary|5.00|', 'Deposit|6.00|', 'Refund|7.00|', 'Refund|| 3.00'],
      '? ? ?',
      'description ? ?',
    ],
    [
      'are told by four to one',
      ['Salary|5.00|', 'Deposit|6.00|', 'Refund|7.00|', 'Refund|7.50|', 'Refund|| 3.00'],
      '? ? ?',
      'description money-in money-out',
    ],
    [
      'are told by four to one the other way',
      ['Fee|5.00|', 'Airtime|6.00|', 'Levy|7.00|', 'Levy|7.50|', 'Fee|| 3.00'],
      '? ? ?',
      'description money-out money-in',
    ],
  ])('%s', (_, lines, given, found) => {
    expect(guessed(lines, given)).toBe(found);
  });

  test.each<[what: string, lines: string[], given: string, found: string]>([
    ['is the column filled where money in is not', ['5.00|', '|3.00'], 'money-in ?', 'money-in money-out'],
    ['is the column filled where money out is not', ['|5.00', '3.00|'], '? money-out', 'money-in money-out'],
    ['is no column that lacks a row', ['5.00|', '|3.00', '|'], 'money-in ?', 'money-in ?'],
    ['is no empty column', ['5.00|', '6.00|'], 'money-in ?', 'money-in ?'],
    ['is no column filled beside it', ['5.00|1.00', '6.00|3.00'], 'money-in ?', 'money-in ?'],
    ['is none of two', ['5.00||', '|3.00|3.50'], 'money-in ? ?', 'money-in ? ?'],
    ['is looked for among columns of nothing', ['5.00|0.00', '0.00|3.00'], 'money-in ?', 'money-in money-out'],
    ['is no column of zeros', ['5.00|0.00', '6.00|0.00'], 'money-in ?', 'money-in ?'],
    ['is not looked for beside an amount', ['5.00|', '|3.00'], 'money-in amount', 'money-in amount'],
    [
      'is not looked for where both are known',
      ['5.00||', '|3.00|', '||9.00'],
      'money-in money-out ?',
      'money-in money-out ?',
    ],
  ])('the other side %s', (_, lines, given, found) => {
    expect(guessed(lines, given, { isHeaded: true })).toBe(found);
  });
});

describe('other columns', () => {
  test.each<[what: string, lines: string[], given: string, isHeaded: boolean, found: string]>([
    ['a currency', ['5.00|ZAR'], 'amount ?', false, 'amount currency'],
    ['a currency below a word', ['5.00|ZAR'], 'amount ?', true, 'amount description'],
    ['a second currency', ['5.00|ZAR|EUR'], 'amount currency ?', false, 'amount currency description'],
    ['some currencies', ['5.00|ZAR', '5.00|Foo1'], 'amount ?', false, 'amount description'],
    ['no currency', ['5.00|'], 'amount ?', false, 'amount ?'],
    ['a marker', ['5.00|DR'], 'amount ?', false, 'amount marker'],
    ['a marker below a word', ['5.00|DR'], 'amount ?', true, 'amount marker'],
    ['a second marker', ['5.00|DR|CR'], 'amount marker ?', false, 'amount marker description'],
    ['some markers', ['5.00|DR', '5.00|Foo'], 'amount ?', false, 'amount description'],
    ['a status', ['5.00|Completed|Rent'], 'amount ? ?', true, 'amount status description'],
    ['a status that is the only text', ['5.00|Completed'], 'amount ?', true, 'amount description'],
    [
      'statuses, one of them unknown',
      'Completed Failed Completed Completed Foo Completed'.split(' ').map((word, at) => `5.00|${word}|Rent for ${at}`),
      'amount ? ?',
      true,
      'amount status description',
    ],
    [
      'statuses, half of them unknown',
      'Completed Foo Completed Foo'.split(' ').map((word, at) => `5.00|${word}|Rent of the month ${at}`),
      'amount ? ?',
      true,
      'amount ? description',
    ],
    ['a second status', ['5.00|Completed|Failed'], 'amount status ?', true, 'amount status description'],
    ['some statuses', ['5.00|Completed', '5.00|Foo'], 'amount ?', true, 'amount description'],
    ['texts', ['5.00|Rent|May', '6.00|Food|June'], 'amount ? ?', false, 'amount description description'],
    [
      'texts, of which one is always the same',
      ['5.00|Rent|May', '6.00|Food|May'],
      'amount ? ?',
      false,
      'amount description ?',
    ],
    ['a text that is always the same', ['5.00|Rent', '6.00|Rent'], 'amount ?', false, 'amount description'],
    [
      'the wordiest text below a word',
      ['5.00|Rent|The month of May', '6.00|Food|June'],
      'amount ? ?',
      true,
      'amount ? description',
    ],
    [
      'the wordiest text, by its cells',
      ['5.00|Rent|The month', '6.00|Food|', '7.00|Fuel|'],
      'amount ? ?',
      true,
      'amount description ?',
    ],
    ['a text beside a payee', ['5.00|Rent|Gogo'], 'amount ? payee', true, 'amount ? payee'],
    ['a text beside a description', ['5.00|Rent|Gogo'], 'amount ? description', true, 'amount ? description'],
    ['half a text', ['5.00|Rent', '6.00|12'], 'amount ?', true, 'amount ?'],
  ])('%s', (_, lines, given, isHeaded, found) => {
    expect(guessed(lines, given, { isHeaded })).toBe(found);
  });
});
