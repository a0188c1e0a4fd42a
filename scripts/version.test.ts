import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND } from '#kernel/brand.ts';
import { folder } from './build-target.ts';

test('the version that people see, the package and the changelog are the same: 1.0.0 [§9 app version]', () => {
  const { version } = JSON.parse(readFileSync(folder('package.json'), 'utf8')) as { version: string };
  const [newest] = /^## (\S+)/m.exec(readFileSync(folder('CHANGELOG.md'), 'utf8'))?.slice(1) ?? [];
  expect([BRAND.version, version, newest]).toEqual(['1.0.0', '1.0.0', '1.0.0']);
});
