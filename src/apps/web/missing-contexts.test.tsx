import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RestWatch } from '#modules/access/sessions/rest-watch.parts.tsx';
import { SecurityProvider } from '#modules/access/sessions/security.parts.tsx';
import { CallerProvider } from '#ui/caller.tsx';
import { ThemeProvider } from '#ui/theme-context.tsx';
import { ThemeToggle } from '#ui/theme-toggle.tsx';
import { ModulesThereProvider } from '#ui/modules-there.tsx';
import { CALLER } from '#testing/caller.ts';
import { MODULES_THERE } from '../modules.ts';
import { PlanNote } from './plan-note.tsx';

const Wide = () => <PlanNote wide />;

test.each<[context: string, said: string, component: ComponentType]>([
  ['auth', 'Missing auth context: useCaller must be used within <CallerProvider>', Wide],
  ['theme', 'Missing theme context: useTheme must be used within <ThemeProvider>', ThemeToggle],
  ['security', 'Missing security context: useSecurity must be used within <SecurityProvider>', RestWatch],
])('a component outside of the %s context says so to whoever wrote it [§8 missing context]', (_, said, component) => {
  expect(() => renderToStaticMarkup(<MemoryRouter>{createElement(component)}</MemoryRouter>)).toThrow(said);
});

test('and within it is shown [§8 missing context]', () => {
  const inside = (
    <MemoryRouter>
      <ThemeProvider>
        <CallerProvider caller={CALLER}>
          <SecurityProvider isAdmin={false}>
            <ThemeToggle />
            <ModulesThereProvider modules={MODULES_THERE}>
              <Wide />
            </ModulesThereProvider>
            <RestWatch />
          </SecurityProvider>
        </CallerProvider>
      </ThemeProvider>
    </MemoryRouter>
  );
  expect(renderToStaticMarkup(inside)).toMatch(/System theme.*Pro Features Active/s);
});
