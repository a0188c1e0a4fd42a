import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayEvent, icsText } from './ics.ts';

const made = { name: 'Recurring payments', stamp: new Date('2026-11-26T09:05:07.123Z') };
const event: DayEvent = {
  uid: 'item-2026-12-05',
  day: '2026-12-31',
  summary: 'Netflix',
  description: 'Cheque',
  isCancelled: false,
};

/** The lines of a file as a calendar reads them: long ones put together again. */
const linesIn = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a file has its frame, and each day ends before the next', () => {
  expect(linesIn(icsText([event], made))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ilifa//Recurring payments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Recurring payments',
    'X-WR-CALNAME:Recurring payments',
    'BEGIN:VEVENT',
    'UID:item-2026-12-05',
    'DTSTAMP:20261126T090507Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Netflix',
    'DESCRIPTION:Cheque',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an event that is cancelled says so, and a feed says how often to look again', () => {
  const lines = linesIn(icsText([{ ...event, isCancelled: true }], { ...made, refresh: 'PT6H' }));
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines).not.toContain('STATUS:CONFIRMED');
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
  expect(lines).toContain('X-PUBLISHED-TTL:PT6H');
});

test.each([
  ['Rent, garage; shed', String.raw`SUMMARY:Rent\, garage\; shed`],
  ['C:\\bills', String.raw`SUMMARY:C:\\bills`],
  ['two\r\nlines\nand\rmore', String.raw`SUMMARY:two\nlines\nand\nmore`],
  ['a\u0007bell\tand tab', 'SUMMARY:a bell and tab'],
])('%j is written as %s', (summary, line) => {
  expect(linesIn(icsText([{ ...event, summary }], made))).toContain(line);
});

test('no line is over 75 octets, none is cut inside a character, and every text comes back', () => {
  const encoder = new TextEncoder();
  const anyText = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(anyText, anyText, (summary, description) => {
      const text = icsText([{ ...event, summary, description }], made);
      for (const line of text.split('\r\n')) {
        expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      const written = linesIn(text).find((line) => line.startsWith('SUMMARY:')) ?? '';
      const read = written.slice(8).replace(/\\(.)/gs, (_, mark: string) => (mark === 'n' ? '\n' : mark));
      expect(read).toBe(summary.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' '));
    }),
  );
});
