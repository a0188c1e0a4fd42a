import { describe, expect, test } from 'vitest';
import { detourFault, isPersonal, neverSeen, pageOf } from './links.ts';

const AT = 'http://localhost:5173';
const detour = (from: string, to: string, isSignedIn = true) =>
  detourFault(new URL(from, AT), new URL(to, AT), isSignedIn);

test('two imports are one page; so are two filters of the same kind, and, from further away, all filters', () => {
  const id = '0190f6a4-6f6e-7cc3-98c5-1f3a5d1b2c3d';
  expect(pageOf(`${AT}/app/imports/${id}`)).toBe(`${AT}/app/imports/:id`);
  expect(pageOf(`${AT}/app/transactions?from=2026-01-01&category=${id}#top`)).toBe(
    `${AT}/app/transactions?category&from`,
  );
  expect(pageOf(`${AT}/app/transactions?from=2026-01-01`, false)).toBe(`${AT}/app/transactions`);
});

describe('a link', () => {
  test('may lead where it says, and from a path that is there to lead on', () => {
    expect(detour('/pricing', '/pricing')).toBeNull();
    expect(detour('/app', '/app/dashboard')).toBeNull();
    expect(detour('/demo', '/demo/debts', false)).toBeNull();
    expect(detour('/admin', 'http://localhost:5174/admin/dashboard')).toBeNull();
  });

  test('of a visitor into the product leads to signing in, and of somebody signed in never there', () => {
    expect(detour('/app/projects', '/auth/signin?from=%2Fapp%2Fprojects', false)).toBeNull();
    expect(detour('/app/projects', '/auth/signin?from=%2Fapp%2Fprojects')).toMatch(/leads to/);
    expect(detour('/auth/signin?from=%2Fsubscription', '/subscription')).toBeNull();
    expect(detour('/auth/signin?from=%2Fsubscription', '/pricing')).toMatch(/leads to/);
  });

  test('that ends at the landing page or the dashboard though it names another page is a dead end', () => {
    expect(detour('/no-such-page', '/')).toMatch(/leads to/);
    expect(detour('/app/goals', '/app/dashboard')).toMatch(/leads to/);
    expect(detour('/pricing', 'https://elsewhere.example/pricing')).toMatch(/leads to/);
  });
});

test('what everybody sees alike is told from what each has of their own', () => {
  const personal = ['/app/menu', '/individual-welcome', '/subscription', '/admin/users'];
  const common = ['/', '/pricing', '/auth/signin', '/application', '/app/help/first-steps'];
  expect([...personal, ...common].filter((path) => isPersonal(AT + path))).toEqual(personal);
});

test('a page that nobody came to is named; one thing of a kind, and one asked with a filter, stand for their page', () => {
  const visited = ['/app/imports/:id', '/app/help/first-steps', '/pricing?country', 'admin:/admin/users'];
  const pages = ['/app/imports', '/app/imports/:id', '/app/help/:slug', '/pricing', '/admin/users', '/admin/system'];
  expect(neverSeen(pages, visited)).toEqual(['/app/imports', '/admin/system']);
});
