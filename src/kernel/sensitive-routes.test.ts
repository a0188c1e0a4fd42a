import { expect, test } from 'vitest';
import { isSensitive } from './sensitive-routes.ts';

test.each(['dashboard', 'settings', 'transactions', 'budgets', 'goals', 'analytics', 'reports'])(
  '/%s is sensitive, below it and below /app too (§5)',
  (name) => {
    for (const path of [`/${name}`, `/${name}/1`, `/app/${name}`, `/app/${name}/x`])
      expect(isSensitive(path), path).toBe(true);
  },
);

test.each(['accounts', 'categories'])('/%s, which stood among the settings, is sensitive still', (name) => {
  for (const path of [`/${name}`, `/app/${name}`, `/app/${name}/x`]) expect(isSensitive(path), path).toBe(true);
});

test.each(['/', '/about', '/dashboards', '/app', '/app/security', '/x/dashboard'])('%s is not', (path) => {
  expect(isSensitive(path)).toBe(false);
});
