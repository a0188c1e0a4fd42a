import { describe, expect, test } from 'vitest';
import { cleanedOf } from './cleaning.ts';

describe('what carries no name', () => {
  test.each([
    ...'5222*7143|4XXX1234|52221234xxxxxx7143|522212••••••7143|5222-7143|****1234|xx-1234'.split('|'),
    ...'XXXX 1234|card no. 1234|card nr 1234|card number: 1234|card ending 1234|Card 1234|card :1234'.split('|'),
    ...'effec 250612|EFFECTIVE 20250612|(effec 250612)'.split('|'),
    ...'2025-06-12|2025/6/1|2025.06.12|2025-06-12 10:15|2025-06-12T10:15:30'.split('|'),
    ...'12/06/2025|1-6-25|12.06.2025|12 JUN 2025|12jun25|1-Jun-25|12/MEI/2025|12 SEPT 25'.split('|'),
    ...'12 JUN|1-jun|12/OKT|12 DES|June 2025|JUN-2025|sep2025|Sept 2025'.split('|'),
    ...'15H32|9h05|10:15|9:05:30|10:15 am|10:15pm'.split('|'),
    ...'ref 123|Reference: AB123|REF NO. 4711|rrn 123456|txn id 88|inv-0007|invoice 12|order #99'.split('|'),
    ...'till 123|a/c 1234|acc no 55|policy nr 7|pol num 7|session number 9|tid:4|trans-AB/12_3'.split('|'),
    ...'AB12C3D|X1-Y2-Z3|0012345X|1A2_3B'.split('|'),
    ...'12345|+27821234567|#123456|(pending)|(Reversed)|(COMPLETED)'.split('|'),
    ...'R 1,500.00|KSH 20.50|ngn1 000.00|₦500,00|USD 1.99|( )|[]'.split('|'),
  ])('%j is taken away', (noise) => {
    expect(cleanedOf(`BLUE SHOP ${noise}`)).toBe('BLUE SHOP');
  });

  test.each([
    ...'1234|A1|AB12|XX|3RD|12 JUNE STREET|24 7|JUNIOR 25|5 STAR|REFINERY'.split('|'),
    ...'ORDERLY|(OPEN)|1:5|R 15|CARD 12'.split('|'),
  ])('%j stays', (words) => {
    expect(cleanedOf(`BLUE SHOP ${words} X`)).toBe(`BLUE SHOP ${words} X`);
  });
});

test.each<[what: string, line: string, name: string]>([
  ['someone who takes the card', 'YOCO *BEAN THERE', 'BEAN THERE'],
  ['the same, with a stroke', 'SQ-BEAN THERE', 'BEAN THERE'],
  ['the same, with spaces', 'payfast : Bean There', 'Bean There'],
  ['the same, in one word or two', 'LIPA NA MPESA/Bean There', 'Bean There'],
  ['the same, shortened', 'IK*Bean There', 'Bean There'],
  ['the same, elsewhere in the line', 'Bean YOCO *There', 'Bean YOCO *There'],
  ['a till before the name', '#123456 - Mama Njeri', 'Mama Njeri'],
  ['a telephone before the name', '+2547xx***123 Mama Njeri', 'Mama Njeri'],
  ['a number in groups before the name', '0722 123 456: Mama Njeri', 'Mama Njeri'],
  ['the account of the payer', 'Mama Njeri acc. 12-X', 'Mama Njeri'],
  ['the same, in full', 'Mama Njeri Account No: AB/12', 'Mama Njeri'],
  ['the same, without a point', 'Mama Njeri acct AB12', 'Mama Njeri'],
  ['the same, in letters', 'Mama Njeri acct.: AB-C', 'Mama Njeri'],
  ['the same, in full and letters', 'Mama Njeri account no: ABC', 'Mama Njeri'],
  ['the same, of many letters', 'Mama Njeri acc ABCDEFG1H', 'Mama Njeri'],
  ['the same, of many letters, in full', 'Mama Njeri account no ABCDEFG1-X', 'Mama Njeri'],
  ['the same, of many letters, with a point', 'Mama Njeri acct. ABCDEFG1', 'Mama Njeri'],
  ['a salary in the middle', 'Mama salary payment Njeri', 'Mama salary payment Njeri'],
  ['a short till', '1234 - Mama Njeri', 'Mama Njeri'],
  ['a short till, with a stroke', '1234/Mama Njeri', 'Mama Njeri'],
  ['a short till, hidden', '1x*3 Mama Njeri', 'Mama Njeri'],
  ['two figures, which are no till', '12 Mama Njeri', '12 Mama Njeri'],
  ['a number in the middle', 'BLUE 12345 SHOP', 'BLUE SHOP'],
  ['a code in the middle', 'BLUE AB12C3D SHOP', 'BLUE SHOP'],
  ['a company in the middle', 'BLUE LTD SHOP', 'BLUE LTD SHOP'],
  ['a point in the middle', 'Bean. There', 'Bean. There'],
  ['dashes around it', '--Bean There--', 'Bean There'],
  ['a letter between strokes', 'NIP/UBA/T/rent', 'T'],
  ['a figure between strokes', 'NIP/UBA/4X TUNDE/rent', '4X TUNDE'],
  ['a bank behind a bar, of a payment', 'Payment to TUNDE OJO| Opay', 'TUNDE OJO'],
  ['a bar behind a transfer in the middle', 'Bean transfer to TUNDE | Opay', 'Bean transfer to TUNDE | Opay'],
  ['a word that ends like one of a place', 'ROOF SANDTON', 'ROOF'],
  ['a word that begins like one of a place', 'OFFICE SANDTON', 'OFFICE'],
  ['the same, of two words', 'ROOF CAPE TOWN', 'ROOF'],
  ['the same, of two words, beginning', 'OFFICE CAPE TOWN', 'OFFICE'],
  ['what a salary was', 'Mama Njeri salary payment', 'Mama Njeri'],
  ['the id of a conversation', 'Mama Njeri Original Conversation ID x y z', 'Mama Njeri'],
  ['a bank and what for, between strokes', 'NIP/UBA/TUNDE OJO/rent', 'TUNDE OJO'],
  ['a bank between strokes', 'trf: gtb bank/TUNDE OJO', 'TUNDE OJO'],
  ['a bank behind a bar, of a transfer', 'Transfer to TUNDE OJO | Opay | 1', 'TUNDE OJO'],
  ['a bar elsewhere', 'TUNDE OJO | Opay', 'TUNDE OJO | Opay'],
  ['signs before it', '## *Bean There', 'Bean There'],
  ['signs around it', '-*Bean There*-', 'Bean There'],
  ['points behind it', 'Bean There...', 'Bean There'],
  ['what stands in brackets', 'Bean There (Kloof)', 'Bean There (Kloof)'],
  ['spaces within', '  Bean \t\n There ', 'Bean There'],
  ['letters of full width and marks that are not seen', 'Ｂｅａｎ\u200bThere', 'Bean There'],
  ['a place', 'BEAN THERE SANDTON', 'BEAN THERE'],
  ['a place of two words', 'BEAN THERE CAPE TOWN', 'BEAN THERE'],
  ['a place and its country', 'BEAN THERE CAPE TOWN ZA', 'BEAN THERE'],
  ['places alone', 'CAPE TOWN', 'CAPE TOWN'],
  ['a place of two words behind one word', 'BEAN CAPE TOWN', 'BEAN'],
  ['what is of a place', 'CITY OF NAIROBI', 'CITY OF NAIROBI'],
  ['what is of a place of two words', 'Stad van Cape Town', 'Stad van Cape Town'],
  ['a place in the middle', 'SANDTON BEAN', 'SANDTON BEAN'],
])('of %s: %j is of %j', (_, line, name) => {
  expect(cleanedOf(line)).toBe(name);
});

test.each([
  ...'(Pty) Ltd|PTY LTD|Proprietary Limited|( Pty ) Limited|Ltd|Ltd.|Limited|PLC|Inc|LLC'.split('|'),
  ...'GmbH|NPC|SOC|Enterprise Ltd|Enterprises Ltd|Edms Bpk|Bpk|, Inc.|(Pty)'.split('|'),
])('a company is named without %s', (kind) => {
  expect(cleanedOf(`Bean There ${kind}`)).toBe('Bean There');
});

test('a line is read so far, and a name is so long', () => {
  expect(cleanedOf('abc '.repeat(300))).toHaveLength(499);
  expect(cleanedOf(`${'(pending) '.repeat(99)}Bean There`)).toBe('Bean There');
  expect(cleanedOf(`${'(pending) '.repeat(100)}Bean There`)).toBe('');
});
