import './site.css';
import { askForConsent } from '#modules/people/consents/banner.client.ts';
import { chooseTheme, currentTheme, NEXT_THEME, THEME_LABELS, watchTheme } from '#browser/theme.client.ts';
import { watchAuth, wayIn } from './auth-control.client.ts';
import { watchDropdown, watchMenus } from './menus.client.ts';

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
for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-dropdown]')) watchDropdown(menu);
watchAuth();

// A plain press opens the dialog; one that asks for a new tab or window goes to the page, as without script.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-log-in]'))
  link.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const dialog = document.querySelector<HTMLDialogElement>('#log-in');
    const way = wayIn();
    if (way === 'page' || dialog === null) return;
    event.preventDefault();
    if (way === 'dashboard') window.location.assign('/app/dashboard');
    else
      import('./log-in.client.ts').then(
        ({ openLogIn }) => openLogIn(dialog),
        () => window.location.assign(link.href),
      );
  });

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sign-out]'))
  button.addEventListener('click', () => {
    import('./sign-out.client.ts').then(
      async ({ signOut }) => {
        const wrong = await signOut();
        const place = document.querySelector('[data-says=sign-out]');
        if (place !== null) place.textContent = wrong;
      },
      () => window.location.assign('/app/dashboard'),
    );
  });

// What single pages do comes with them alone.
for (const form of document.querySelectorAll<HTMLFormElement>('[data-debt-planner]')) {
  const month = new Date().toLocaleDateString('sv-SE').slice(0, 7);
  void import('#modules/planning/debts/planner.client.ts').then(({ startPlanner }) => startPlanner(form, month));
}
for (const place of document.querySelectorAll<HTMLElement>('[data-subscription]'))
  void import('./subscription.client.ts').then(({ showOwnPlan }) => showOwnPlan(place));
for (const place of document.querySelectorAll<HTMLElement>('[data-oauth-test]'))
  void import('./oauth-test.client.ts').then(({ tryServices }) => tryServices(place));
for (const deck of document.querySelectorAll<HTMLElement>('[data-deck]'))
  void import('./deck.client.ts').then(({ watchDeck }) => watchDeck(deck));

// What was decided is withdrawn the same way.
for (const button of document.querySelectorAll('[data-privacy-choices]'))
  button.addEventListener('click', () => {
    void import('#modules/people/consents/banner-box.client.ts').then(({ showBanner }) => showBanner());
  });
askForConsent();
