import { describe, expect, it } from 'vitest';
import { type ClientBankFile, clientBankParts, textOf, valueOf } from './client-bank-parts.ts';

function fileOf(...lines: readonly string[]): ClientBankFile {
  const file = clientBankParts(lines.join('\n'));
  if (file === 'too-many') throw new Error(file);
  return file;
}
const documentOf = (...fields: readonly string[]) => {
  const [document] = fileOf('СекцияДокумент=Ордер', ...fields, 'КонецДокумента').documents;
  if (document === undefined) throw new Error('no document');
  return document;
};

describe('a field', () => {
  it('has its value without the blanks around it, and its key in any case', () => {
    const document = documentOf('  СУММА = 5.00  ', 'ПлательщикСчёт=1');
    expect(valueOf(document, 'сумма')).toBe('5.00');
    expect(valueOf(document, 'номер', 'плательщиксчет')).toBe('1');
    expect(valueOf(document, 'номер')).toBe('');
  });

  it.each<[fields: string[], value: string, isDoubled: boolean]>([
    [['Сумма=', 'Сумма=5'], '5', false],
    [['Сумма=5', 'Сумма='], '5', false],
    [['Сумма=5', 'Сумма=5'], '5', false],
    [['Сумма=5', 'Сумма=6'], '5', true],
  ])('%j that stands twice', (fields, value, isDoubled) => {
    const document = documentOf(...fields);
    expect(valueOf(document, 'сумма')).toBe(value);
    expect(document.doubled.has('сумма')).toBe(isDoubled);
  });

  it('goes on in lines that have no key, up to fifty', () => {
    const document = documentOf('no key yet', 'НазначениеПлатежа=a', '  b c  ', '', 'd: e = f');
    expect(valueOf(document, 'назначениеплатежа')).toBe('a\nb c\nd: e = f');
    const long = documentOf('НазначениеПлатежа=a', ...Array.from({ length: 60 }, () => 'b'));
    expect(valueOf(long, 'назначениеплатежа').split('\n')).toHaveLength(50);
  });

  it('with signs of equality in it is whole', () => {
    expect(valueOf(documentOf('НазначениеПлатежа=a=b=c'), 'назначениеплатежа')).toBe('a=b=c');
  });
});

it('what a part says is on one line, its title first', () => {
  expect(textOf(documentOf('Номер=', 'Сумма=5', 'Получатель=Свет'))).toBe('Ордер 5 Свет');
});

it('the head names accounts, and what it says of sender and receiver is no document', () => {
  const file = fileOf('1CClientBankExchange', 'Отправитель=x', 'Получатель=y', 'РасчСчет=', 'РасчСчет=1', 'РасчСчет=2');
  expect(file).toMatchObject({ named: ['1', '2'], documents: [], faults: [], hasEnd: false });
});

it.each<[line: string, faults: number]>([
  ['ДатаНачала=01.03.2026', 0],
  ['Документ=Платежное поручение', 0],
  ['a note without a key', 0],
  ['СуммаВсего=5', 0],
  ['ДатаОперацииПервая=5', 0],
  ['ИтогСумма=5', 0],
  ['Сумма=5', 1],
  ['СуммаРасход=5', 1],
  ['ДатаСписано=', 1],
  ['ПлательщикСчет=1', 1],
  ['ПолучательСчет=1', 1],
  ['НазначениеПлатежа=x', 1],
])('%s outside of a section: faults %i', (line, faults) => {
  const found = fileOf('РасчСчет=1', line, 'Номер=5', 'КонецФайла').faults;
  expect(found).toHaveLength(faults);
  if (faults > 0) expect(found).toMatchObject([{ line: 2, reason: 'bad-record', text: expect.stringContaining('5') }]);
});

it('as many parts as a statement may have, and no more', () => {
  const parts = (count: number) => clientBankParts('СекцияДокумент=x\nКонецДокумента\n'.repeat(count));
  expect(parts(10_000)).toMatchObject({ documents: { length: 10_000 } });
  expect(parts(10_001)).toBe('too-many');
});
