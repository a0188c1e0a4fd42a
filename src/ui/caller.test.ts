import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCaller } from './caller.tsx';

test('a part of a page that stands outside the shell is told so to who develops it [§8 missing context]', () => {
  const Greeting = () => useCaller().person.displayName;
  expect(() => renderToString(createElement(Greeting))).toThrow('useCaller must be used within <CallerProvider>');
});
