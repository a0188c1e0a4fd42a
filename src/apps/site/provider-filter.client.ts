import { noneFound } from './providers.ts';

/** Lets one choose where and for what one looks for a provider; without script everything is shown. */
export function watchProviderFilter(filter: HTMLElement): void {
  const choice = (name: string) => filter.querySelector<HTMLSelectElement>(`[name=${name}]`)?.value ?? '';
  const found = filter.parentElement?.querySelector('[data-found]');
  const show = () => {
    const country = choice('country');
    if (found instanceof HTMLElement) found.textContent = noneFound(country, choice('specialty'));
    for (const place of document.querySelectorAll<HTMLElement>('[data-country]'))
      place.hidden = country !== '' && place.dataset['country'] !== country;
  };
  filter.addEventListener('change', show);
  // A browser that goes back to the page fills in what was chosen before.
  show();
}
