import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type DateFormat, preferencesAt } from '#kernel/preferences.ts';
import { DateInput } from './date-input.tsx';
import { FormatsProvider, formatsOf } from './formats.tsx';

test.each<[DateFormat, string]>([
  ['words', '21 Nov 2026'],
  ['dd/MM/yyyy', '21/11/2026'],
  ['MM/dd/yyyy', '11/21/2026'],
  ['yyyy-MM-dd', '2026-11-21'],
])('a field for a day writes it in the format that the person chose: %s', (dateFormat, written) => {
  // A browser in American English, as its own control for dates would follow.
  const place = { language: 'en-US', timeZone: 'Africa/Johannesburg' };
  const formats = formatsOf({ ...preferencesAt('ZA'), language: 'en-ZA', dateFormat }, place, 'ZA');
  const markup = renderToStaticMarkup(
    <FormatsProvider formats={formats}>
      <DateInput value="2026-11-21" onChoose={() => undefined} />
    </FormatsProvider>,
  );
  // The first is the one that people see and type into.
  const [seen = ''] = markup.match(/<input[^>]*>/) ?? [];
  expect(/value="([^"]*)"/.exec(seen)?.[1]).toBe(written);
  expect(seen).not.toContain('type="date"');
});
