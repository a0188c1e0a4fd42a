import type { Currency } from '#kernel/money.ts';
import type { DateOrder, DecimalMark } from '#modules/notation/model.ts';
import { decimalUnder, markSaidBy, plainDecimal, dayIn, type Movement } from '#modules/notation/rules.ts';
import type { Question } from './model.ts';

const SAMPLES = 3;

/** Both orders fit every date. In dollars the month may come first; elsewhere the day is likelier. */
export function dateQuestion(movements: readonly Movement[], currency: Currency | null): Question {
  const open = movements
    .flatMap(({ line, day }) => (day?.kind === 'open' && day.first !== day.second ? [{ line, day }] : []))
    .slice(0, SAMPLES);
  const candidate = (answer: DateOrder, meaning: string): Question['candidates'][number] => ({
    answer,
    meaning,
    samples: open.map(({ line, day }) => ({
      line,
      text: `${day.first}/${day.second}/${day.year}`,
      reads: dayIn(day, answer) ?? '',
    })),
  });
  return {
    about: 'dateOrder',
    sentence: 'Every date in this file can be read with the day first or with the month first. Which is it?',
    candidates: [candidate('dmy', 'Day first'), candidate('mdy', 'Month first')],
    suggested: currency === 'USD' ? null : 'dmy',
  };
}

export function decimalQuestion(movements: readonly Movement[]): Question {
  const bodies = movements.flatMap(({ line, figures }) => Object.values(figures).map(({ body }) => ({ line, body })));
  const open = bodies.filter(({ body }) => markSaidBy(body) !== null).slice(0, SAMPLES);
  const candidate = (answer: DecimalMark, meaning: string): Question['candidates'][number] => ({
    answer,
    meaning,
    samples: open.map(({ line, body }) => {
      const value = decimalUnder(body, answer);
      return { line, text: body, reads: value === null ? 'cannot be read' : plainDecimal(value, false) };
    }),
  });
  return {
    about: 'decimal',
    sentence: 'The amounts in this file can be read with a decimal point or with a decimal comma. Which is it?',
    candidates: [candidate('.', 'Decimal point'), candidate(',', 'Decimal comma')],
    suggested: null,
  };
}

export function signQuestion(movements: readonly Movement[]): Question {
  const samples = (reads: (text: string) => string): Question['candidates'][number]['samples'] =>
    movements.slice(0, SAMPLES).map(({ line, cells, figures }) => ({
      line,
      text: cells
        .filter((cell) => cell !== '')
        .join(' ')
        .slice(0, 120),
      reads: reads(figures.amount?.body ?? ''),
    }));
  return {
    about: 'sign',
    sentence:
      'No amount in this file says whether money came in or went out, and nothing else in it tells. Which is it?',
    candidates: [
      { answer: 'all-out', meaning: 'All of it is money out', samples: samples((text) => `-${text}`) },
      { answer: 'all-in', meaning: 'All of it is money in', samples: samples((text) => text) },
    ],
    suggested: null,
  };
}

export function currencyQuestion(): Question {
  const candidate = (answer: Currency, meaning: string): Question['candidates'][number] => ({
    answer,
    meaning,
    samples: [],
  });
  return {
    about: 'currency',
    sentence: 'This file does not say which currency its amounts are in. Which is it?',
    candidates: [
      candidate('ZAR', 'South African rand'),
      candidate('KES', 'Kenyan shilling'),
      candidate('NGN', 'Nigerian naira'),
      candidate('USD', 'US dollar'),
      candidate('EUR', 'Euro'),
      candidate('GBP', 'Pound sterling'),
    ],
    suggested: null,
  };
}
