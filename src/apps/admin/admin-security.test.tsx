import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AdminSecurityProvider } from './admin-security.tsx';
import { OnlyFor } from './only-for.tsx';

const page = (
  <MemoryRouter>
    <OnlyFor needs="superuser" />
  </MemoryRouter>
);

test('a page for one role outside of the admin security context says so to whoever wrote it [§8 missing context]', () => {
  expect(() => renderToStaticMarkup(page)).toThrow(
    'Missing admin security context: useAdminSecurity must be used within <AdminSecurityProvider>',
  );
});

test('and within it goes by the roles that somebody came in by [§8 missing context]', () => {
  const shownTo = (role: 'admin' | 'superuser') =>
    renderToStaticMarkup(<AdminSecurityProvider roles={[role]}>{page}</AdminSecurityProvider>);
  expect(shownTo('admin')).toContain('Superuser privileges required.');
  expect(shownTo('superuser')).toBe('');
});
