import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decode } from './decode.server.ts';

const TEXT =
  'Data;Descrição;Débito;Crédito\n01/03/2026;Transferência para João;10,00;\n15/03/2026;Salário de março;;500,00\n';

describe('letters with accents', () => {
  test.each(['macintosh', 'cp850', 'windows-1252', 'utf-8'])('are read as %s has them', (encoding) => {
    expect(decode(iconv.encode(TEXT, encoding))).toMatchObject({ text: TEXT });
  });

  test('quotes and dashes of Windows are no letters of old computers', () => {
    const text = 'Date,Description,Amount\n2026-03-01,“Fancy” shop – Zoë’s café,-1.00\n2026-03-02,L’Été,2.00\n';
    expect(decode(iconv.encode(text, 'windows-1252'))).toMatchObject({ text });
  });

  test('six letters are Turkish beside Turkish words only', () => {
    const turkish = 'İşlem Tarihi;Açıklama;Tutar\n03.09.2026;SATIŞ;31.240,00\n';
    expect(decode(iconv.encode(turkish, 'windows-1254'))).toMatchObject({ encoding: 'windows-1254', text: turkish });
    const icelandic = 'Dags;Skýring;Upphæð\n03.09.2026;Þjónusta;-31.240,00\n04.09.2026;Laun frá Jóni;1,00\n';
    expect(decode(iconv.encode(icelandic, 'windows-1252'))).toMatchObject({ text: icelandic });
  });

  test('letters of two bytes are none', () => {
    const text = '日付,摘要,支払い金額,預かり金額\n2026/3/2,給料,"10,000",\n2026/3/25,ＡＣＭＥ,,"300,000"\n';
    expect(decode(iconv.encode(text, 'shift_jis'))).toMatchObject({ text });
  });
});

describe('letters that other encodings have other letters for', () => {
  const MONEY = '-150,64;8.059,36';
  test.each([
    ['windows-1252', `Dato;Tekst;Beløb;Saldo;Status\n01.09.2026;DSB APP;${MONEY};Udført\n`],
    ['windows-1252', `Bokføringsdato;Tekst;Beløp;Saldo\n01.09.2026;RUTER;${MONEY}\n`],
    ['windows-1250', `Datum zaúčtování;Popis;Částka;Zůstatek\n01.09.2026;ŘÍZEK;${MONEY}\n`],
    ['windows-1250', `Data księgowania;Tytuł;Kwota;Saldo\n01.09.2026;ŻABKA ŁÓDŹ;${MONEY}\n`],
    ['windows-1250', `Könyvelés dátuma;Közlemény;Összeg;Egyenleg\n01.09.2026;FŐZŐ;${MONEY}\n`],
    ['windows-1254', `İşlem Tarihi;Açıklama;Tutar;Bakiye\n01.09.2026;AYŞE;${MONEY}\n`],
    ['windows-1252', `Date;Libellé;Débit;Crédit\n01.09.2026;Café Zoë;${MONEY}\n`],
  ])('are read in %s: %s', (encoding, text) => {
    expect(decode(iconv.encode(text, encoding))).toMatchObject({ text });
  });
});

describe('zeros behind the last line', () => {
  test.each(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'])('are no part of a text in %s', (encoding) => {
    const bytes = Buffer.concat([
      iconv.encode(TEXT, encoding, { addBOM: encoding.startsWith('utf-16') }),
      Buffer.alloc(512),
    ]);
    expect(decode(bytes)).toMatchObject({ text: TEXT });
  });

  test('within a text make it none', () => {
    expect(decode(Buffer.from(TEXT.replace(';', '\0')))).toMatchObject({ code: 'BINARY' });
  });
});
