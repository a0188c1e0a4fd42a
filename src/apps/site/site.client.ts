import './site.css';

// Everything here is an addition: without it the pages read and link as they are.
const root = document.documentElement;
root.classList.add('has-script');

type Theme = 'light' | 'dark' | 'system';
const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const LABELS: Readonly<Record<Theme, string>> = {
  system: 'Theme: as the system. Change to light',
  light: 'Theme: light. Change to dark',
  dark: 'Theme: dark. Change to the system’s',
};

function theme(): Theme {
  const chosen = root.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function choose(next: Theme): void {
  if (next === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = next;
  try {
    if (next === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', next);
  } catch {
    // A browser that keeps nothing still shows the choice on this page.
  }
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]')) {
  const show = () => {
    const now = theme();
    button.setAttribute('aria-label', LABELS[now]);
    button.title = LABELS[now];
    for (const icon of button.querySelectorAll<SVGElement>('[data-shows]')) {
      icon.classList.toggle('hidden', icon.dataset['shows'] !== now);
    }
  };
  button.addEventListener('click', () => {
    choose(NEXT[theme()]);
    show();
  });
  show();
}
