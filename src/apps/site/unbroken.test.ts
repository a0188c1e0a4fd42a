import { expect, test } from 'vitest';
import { unbrokenPage } from './unbroken.ts';

const kept = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;

test.each([
  ['<p class="mt-2">Confirm by e-mail.</p>', `<p class="mt-2">Confirm by ${kept('e-mail')}.</p>`],
  ['<li>real-time insights, 1–30 Nov</li>', `<li>${kept('real-time')} insights, ${kept('1–30')} Nov</li>`],
  ['<p>See <a href="/a-b">here</a> by e-mail</p>', `<p>See <a href="/a-b">here</a> by ${kept('e-mail')}</p>`],
])('short compounds of a text stay on one line: %s', (html, written) => {
  expect(unbrokenPage(html)).toBe(written);
});

test.each([
  '<a href="/x">Sign-in</a>',
  '<title>E-mail · Ilifa</title>',
  '<p>⟦none-found⟧</p>',
  '<p>/auth/sign-in, day-to-day and 2026-03-25</p>',
  '<p>consent-preferences</p>',
  '<script>a-b</script>',
])('anything else stays as it is: %s', (html) => {
  expect(unbrokenPage(html)).toBe(html);
});
