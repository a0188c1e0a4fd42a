import './site.css';
import { askForConsent, showBanner } from '#modules/consents/banner.client.ts';
import { chooseTheme, currentTheme, NEXT_THEME, THEME_LABELS, watchTheme } from '#ui/theme.client.ts';
import { watchMenus, watchPhoneMenu } from './menus.client.ts';
import { watchProviderFilter } from './provider-filter.client.ts';

// Everything here is an addition: without it the pages read and link as they are.
document.documentElement.classList.add('has-script');

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]')) {
  const show = () => {
    const theme = currentTheme();
    button.setAttribute('aria-label', THEME_LABELS[theme]);
    button.title = THEME_LABELS[theme];
    for (const icon of button.querySelectorAll<SVGElement>('[data-shows]')) {
      icon.classList.toggle('hidden', icon.dataset['shows'] !== theme);
    }
  };
  button.addEventListener('click', () => chooseTheme(NEXT_THEME[currentTheme()]));
  watchTheme(show);
  show();
}

for (const bar of document.querySelectorAll<HTMLElement>('[data-menus]')) watchMenus(bar);
for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-phone-menu]')) watchPhoneMenu(menu);
for (const filter of document.querySelectorAll<HTMLElement>('[data-provider-filter]')) watchProviderFilter(filter);

// What was decided is withdrawn the same way.
for (const button of document.querySelectorAll('[data-privacy-choices]'))
  button.addEventListener('click', () => showBanner());
askForConsent();
