import { describe, expect, test } from 'vitest';
import { detailsOf } from './mt940-details.ts';

const said = (text: string, more: readonly string[] = []) => detailsOf([text], more);

describe('details by numbers', () => {
  test.each<[text: string, description: string, counterparty: string | null]>([
    ['166?00GUTSCHRIFT?20Invoice 1?32ACME', 'ACME Invoice 1', 'ACME'],
    ['166>20Invoice 1>32ACME>33 LTD', 'ACME LTD Invoice 1', 'ACME LTD'],
    ['?20Invoice 1?29end?30BANK?31IBAN', 'Invoice 1end', null],
    ['166?19no?60more?63last?64no?59no', 'morelast', null],
    ['166?00GUTSCHRIFT', 'GUTSCHRIFT', null],
    ['166?00GUTSCHRIFT?32ACME', 'ACME', 'ACME'],
    ['166?00GUTSCHRIFT?20Invoice', 'Invoice', null],
    ['166?20EREF+7?21SVWZ+Invoice?22 1EREF+8', 'Invoice 1', null],
    ['166?20SVWZ+Invoice 1', 'Invoice 1', null],
    ['166?20SVWZ+EREF+8?32ACME', 'ACME', 'ACME'],
    ['020~00152~20PRZELEW~21 SRODKOW~22˙~3010205561~32ACME~33ÿ~38PL50~60˙', 'ACME PRZELEW SRODKOW', 'ACME'],
  ])('%s', (text, description, counterparty) => {
    expect(said(text)).toMatchObject({ description, counterparty });
  });

  test.each([
    ['166?00KIND?20 Invoice ?21  ?32ACME?34no', 'ACME\n\nKIND\nInvoice\nno'],
    ['166?00KIND?20Invoice', 'Invoice\n\nKIND\nInvoice'],
  ])('%s is kept as the words of the bank', (text, bankText) => {
    expect(said(text).bankText).toBe(bankText);
  });

  test.each(['x166?00KIND', '16?00KIND', 'abc?00KIND', '166!00KIND', 'what?2x'])('%s is none of them', (text) => {
    expect(said(text)).toEqual({ description: text, counterparty: null, bankText: text });
  });
});

describe('details between strokes', () => {
  test.each<[text: string, description: string, counterparty: string | null]>([
    ['/NAME/ACME/REMI/Invoice 1', 'ACME Invoice 1', 'ACME'],
    ['/TRTP/SEPA/NAME/ACME', 'ACME', 'ACME'],
    ['/EREF/7/REMI/USTD//Invoice a/b/', 'Invoice a/b', null],
    ['/REMI/see USTD//b', 'see USTD//b', null],
    ['/TRTP/SEPA', '/TRTP/SEPA', null],
    ['/CNTP/NL1/BIC/ACME/TOWN//REMI/USTD//Rent/', 'ACME Rent', 'ACME'],
    ['/NAME//EREF/7', '/NAME//EREF/7', null],
  ])('%s', (text, description, counterparty) => {
    expect(said(text)).toMatchObject({ description, counterparty });
  });

  test('are kept whole, behind the other side', () => {
    expect(said('/NAME/ACME/REMI/Rent').bankText).toContain('/NAME/ACME/REMI/Rent');
    expect(said('/NAME/ACME/REMI/Rent').bankText).toMatch(/^ACME\n/);
  });
});

describe('details in lines', () => {
  test.each<[what: string, details: string[], supplement: string[], description: string]>([
    ['lines with numbers of their own', ['10Rent\n11March\n12Thanks'], [], 'Rent March Thanks'],
    ['a number within a line', ['10Rent\nx11March\n12 Thanks'], [], 'Rent x11March 12 Thanks'],
    ['two lines', ['10Rent\n11March'], [], '10Rent 11March'],
    ['a line of one figure', ['1Rent\n2March\nabThanks'], [], '1Rent 2March abThanks'],
    ['no details', [], ['10Rent', '11March', '12Thanks'], '10Rent 11March 12Thanks'],
    ['empty details', [' '], ['Rent'], 'Rent'],
    ['details and more', ['Rent'], ['Not'], 'Rent'],
    ['spaces around', ['  Rent '], [], 'Rent'],
  ])('%s', (_, details, supplement, description) => {
    expect(detailsOf(details, supplement)).toMatchObject({ description, counterparty: null });
  });

  test('are trimmed', () => {
    expect(said('  Rent \n').bankText).toBe('Rent');
  });
});
