import type { Day } from '#kernel/calendar.ts';
import { decimalOf, money } from '#kernel/money.ts';

/** An account of Russia with what moved in it, in kopecks. A movement may have the number of its other side. */
export type RussianBooks = {
  readonly account: string;
  readonly opening: bigint;
  readonly movements: readonly RussianMovement[];
};
export type RussianMovement = {
  readonly day: Day;
  readonly minor: bigint;
  readonly words: string;
  readonly name?: string;
  readonly number?: string;
  readonly other?: string;
};

export const roubles = (minor: bigint): string => decimalOf(money(minor, 'RUB'));
export const russianDay = (day: Day): string => day.split('-').toReversed().join('.');

const HEAD = ['1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=Windows', 'Отправитель=Банк'];
export const OTHER_SIDE = '40702810743210000025';

/** A section of a file: its first line, its fields in any order, its last line. */
export type Section = { readonly first: string; readonly fields: readonly string[]; readonly last: string };
export const linesOfSection = ({ first, fields, last }: Section): string[] => [first, ...fields, last];

const sumOf = (movements: readonly RussianMovement[], isOut: boolean): bigint =>
  movements.reduce((sum, { minor }) => (minor < 0n === isOut ? sum + (isOut ? -minor : minor) : sum), 0n);

/** What the bank states of an account for some days. */
export function balanceSection(
  { account, opening, movements }: RussianBooks,
  { from = '2026-03-01', to = '2026-03-31' }: { from?: Day; to?: Day } = {},
): Section {
  const [into, out] = [sumOf(movements, false), sumOf(movements, true)];
  return {
    first: 'СекцияРасчСчет',
    fields: [
      `ДатаНачала=${russianDay(from)}`,
      `ДатаКонца=${russianDay(to)}`,
      `РасчСчет=${account}`,
      `НачальныйОстаток=${roubles(opening)}`,
      `ВсегоПоступило=${roubles(into)}`,
      `ВсегоСписано=${roubles(out)}`,
      `КонечныйОстаток=${roubles(opening + into - out)}`,
    ],
    last: 'КонецРасчСчет',
  };
}

/** A document that moved an account, as the bank of that account writes it. */
export function documentSection(account: string, movement: RussianMovement): Section {
  const { day, minor, words, name = 'ООО "ЛАДОГА"', number = '15', other = OTHER_SIDE } = movement;
  const isOut = minor < 0n;
  const [payer, payee] = isOut ? [account, other] : [other, account];
  return {
    first: 'СекцияДокумент=Платежное поручение',
    fields: [
      `Номер=${number}`,
      `Дата=${russianDay(day)}`,
      `Сумма=${roubles(isOut ? -minor : minor)}`,
      `ПлательщикСчет=${payer}`,
      `ДатаСписано=${isOut ? russianDay(day) : ''}`,
      `Плательщик1=${isOut ? 'ИП Орлова' : name}`,
      `ПолучательСчет=${payee}`,
      `ДатаПоступило=${isOut ? '' : russianDay(day)}`,
      `Получатель1=${isOut ? name : 'ИП Орлова'}`,
      `НазначениеПлатежа=${words}`,
    ],
    last: 'КонецДокумента',
  };
}

/** A file of these accounts and sections. */
export function clientBankFile(accounts: readonly string[], sections: readonly Section[]): string[] {
  const named = accounts.map((account) => `РасчСчет=${account}`);
  return [...HEAD, ...named, ...sections.flatMap(linesOfSection), 'КонецФайла'];
}

/** The file that a bank gives for these accounts. */
export function clientBankOf(...books: readonly RussianBooks[]): string[] {
  const sections = [
    ...books.map((one) => balanceSection(one)),
    ...books.flatMap(({ account, movements }) => movements.map((one) => documentSection(account, one))),
  ];
  return clientBankFile(
    books.map(({ account }) => account),
    sections,
  );
}

export const RUSSIAN_BOOKS: RussianBooks = {
  account: '40802810512340000017',
  opening: 10_000n,
  movements: [
    { day: '2026-03-02', minor: -4_250n, words: 'За изготовление вывески', name: 'ООО "Вывеска"', number: '7' },
    { day: '2026-03-31', minor: 1_500_000n, words: 'По договору № 44 за аренду, НДС не облагается' },
  ],
};
