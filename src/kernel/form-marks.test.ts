import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escaped, filledPage, MARK, STAMP_MARK } from './form-marks.ts';

const PAGE =
  `<p>${MARK.notice('letter')}</p><input value="${MARK.value('letter', 'name')}" aria-invalid="${MARK.wrong('letter', 'name')}">` +
  `<i>${MARK.error('letter', 'name')}</i><option data-if-selected="${MARK.chosen('letter', 'land', 'KE')}">` +
  `<option data-if-selected="${MARK.chosen('letter', 'land', 'NG')}"><ul>${MARK.each('rows')}<li>${MARK.cell('who')}</li>${MARK.end}</ul>${MARK.word('stamp')}`;

test('a page that nothing was typed into has empty fields, no errors and no rows', () => {
  expect(filledPage(PAGE, {})).toBe('<p></p><input value="" aria-invalid="false"><i></i><option><option><ul></ul>');
});

test('a page that is shown again keeps what was typed and says what is wrong', () => {
  const letter = { values: { name: ['<Thandi>'], land: ['NG'] }, errors: { name: 'too short' }, notice: 'Look again.' };
  const rows = [{ who: 'A & B' }, { who: MARK.word('stamp') }];
  expect(filledPage(PAGE, { forms: { letter }, lists: { rows }, words: { stamp: 's' } })).toBe(
    '<p>Look again.</p><input value="&lt;Thandi&gt;" aria-invalid="true"><i>too short</i><option><option selected="">' +
      '<ul><li>A &amp; B</li><li>&#10214;stamp&#10215;</li></ul>s',
  );
});

test('whatever is typed, it neither ends its place in the page nor is taken for a mark', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('⟦', '⟧', '<', '>', '"', "'", '&', '.', '=', '!', '*', 'stamp', 'a') }),
      (typed) => {
        const letter = { values: { name: [typed] }, errors: {}, notice: typed };
        const page = filledPage(PAGE, { forms: { letter }, words: { stamp: 'SECRET' } });
        expect(page.split('SECRET')).toHaveLength(2);
        expect(page.match(/[<>"]/g)).toEqual(filledPage(PAGE, {}).match(/[<>"]/g));
        expect(escaped(typed)).not.toMatch(/[<>"'⟦⟧]/);
      },
    ),
  );
});

test('each letter that could be markup or a mark is written as its entity', () => {
  expect(escaped(`&<>"'⟦⟧a`)).toBe('&amp;&lt;&gt;&quot;&#39;&#10214;&#10215;a');
});

test('a row without one of its cells, and a form without one of its fields, leave their places empty', () => {
  const page = `${MARK.each('rows')}<li>${MARK.cell('who')}</li>${MARK.end}<b>${MARK.value('letter', 'name')}</b>`;
  const letter = { values: {}, errors: {}, notice: '' };
  expect(filledPage(page, { forms: { letter }, lists: { rows: [{ what: 'Bread' }] } })).toBe('<li></li><b></b>');
});

test('the stamp of a page is the word of that name', () => {
  expect(filledPage(STAMP_MARK, { words: { stamp: 'signed' } })).toBe('signed');
});
