import { consentHere, decided, keepConsent, watchConsent } from './choice.client.ts';
import { ALL, type Choices, type Consent, isAsked, NONE, PURPOSE_WORDS, PURPOSES } from './rules.ts';

// Without React: the public site has none.
const BUTTON =
  'inline-flex min-h-10 grow items-center justify-center rounded-control border border-edge/60 bg-surface px-3.5 text-sm font-medium text-ink transition-colors hover:border-edge hover:bg-hover pointer-coarse:min-h-11';
/** Above the page, which begins under it: what is asked covers nothing. */
const BAR = 'absolute inset-x-0 top-0 z-50 border-b border-line bg-raised text-sm text-ink';
const BAR_WITHIN = 'mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-2.5 px-5 py-3 sm:px-8';
/** Where someone asked for it, wherever on the page they are. */
const BOX =
  'fixed inset-x-3 bottom-3 z-50 max-h-[80dvh] overflow-y-auto rounded-card border border-line bg-raised text-sm text-ink shadow-pop md:right-auto md:left-4 md:w-104';
const BOX_WITHIN = 'flex flex-col gap-4 p-5';

/**
 * Asks for what nobody has decided yet (§2), until somebody does, here or in another tab. The three answers look alike;
 * what one did not choose stays off.
 */
export function askForConsent(asked: Asked = NOBODY): void {
  if (isAsked(consentHere())) show(asked, true);
}

type Asked = {
  /** Who is signed in. */
  readonly by: string | null;
  /** Hears what was chosen here. */
  readonly onDecided?: (consent: Consent) => void;
};
const NOBODY: Asked = { by: null };

let shown: HTMLElement | null = null;

/** Shows it whatever was decided before: what was given is withdrawn the same way. */
export function showBanner(): void {
  show(NOBODY, false);
}

function show({ by, onDecided }: Asked, isBar: boolean): void {
  if (shown !== null) return;
  const decide = (choices: Choices) => {
    const consent = decided(choices);
    keepConsent(consent, by);
    close();
    onDecided?.(consent);
  };
  const banner = part('section', isBar ? BAR : BOX);
  banner.setAttribute('aria-label', 'Your privacy choices');
  const details = choiceBoxes();
  const accept = button('Accept all', () => decide(ALL));
  const reject = button('Reject all', () => decide(NONE));
  const choose = button('Choose', () => {
    if (details.form.hidden) {
      details.form.hidden = false;
      choose.textContent = 'Save choices';
      details.form.querySelector('input')?.focus();
    } else decide(details.read());
  });
  const words = part('div', 'min-w-60 flex-1');
  words.append(
    part('h2', 'text-sm font-semibold', 'Your privacy, your choice'),
    part('p', 'text-soft', 'We always store what signs you in and your settings. The rest is off unless you allow it.'),
    details.form,
  );
  const buttons = part('div', 'flex flex-wrap gap-2 max-sm:w-full');
  buttons.append(reject, accept, choose);
  const within = part('div', isBar ? BAR_WITHIN : BOX_WITHIN);
  within.append(words, buttons);
  banner.append(within);
  const stop = watchConsent(() => {
    if (!isAsked(consentHere())) close();
  });
  const close = () => {
    stop();
    giveRoomBack();
    banner.remove();
    shown = null;
  };
  shown = banner;
  if (isBar) document.body.prepend(banner);
  else document.body.append(banner);
  const giveRoomBack = isBar ? roomAbove(banner) : roomBelow(banner);
}

/** The page begins where the bar ends. Until now room was kept by `data-asks-consent` (`consent-first.client.ts`). */
function roomAbove(banner: HTMLElement): () => void {
  const measured = new ResizeObserver(() => {
    document.body.style.paddingTop = `${banner.offsetHeight}px`;
  });
  measured.observe(banner);
  return () => {
    measured.disconnect();
    document.body.style.paddingTop = '';
    delete document.documentElement.dataset['asksConsent'];
  };
}

/** The page can be scrolled until its last control stands above the box, and what is focused is not under it. */
function roomBelow(banner: HTMLElement): () => void {
  const root = document.documentElement.style;
  const measured = new ResizeObserver(() => {
    const room = `${window.innerHeight - banner.getBoundingClientRect().top}px`;
    document.body.style.paddingBottom = room;
    root.scrollPaddingBottom = room;
  });
  measured.observe(banner);
  return () => {
    measured.disconnect();
    document.body.style.paddingBottom = '';
    root.scrollPaddingBottom = '';
  };
}

/** A box for each purpose, as it holds now. */
function choiceBoxes(): { form: HTMLElement; read: () => Choices } {
  const form = part('div', 'mt-3 flex flex-col gap-3');
  form.hidden = true;
  const now = consentHere()?.choices ?? NONE;
  const boxes = PURPOSES.map((purpose) => {
    const { label, hint } = PURPOSE_WORDS[purpose];
    const line = part('label', 'flex min-h-6 cursor-pointer items-start gap-3 pointer-coarse:min-h-11');
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = now[purpose];
    box.className = 'mt-0.5 size-4.5 shrink-0 accent-accent';
    const words = part('span', 'flex flex-col');
    words.append(part('span', 'font-medium', label), part('span', 'text-faint', hint));
    line.append(box, words);
    form.append(line);
    return [purpose, box] as const;
  });
  const isOn = (wanted: string) => boxes.some(([purpose, box]) => purpose === wanted && box.checked);
  return {
    form,
    read: () => ({ functional: isOn('functional'), analytics: isOn('analytics'), marketing: isOn('marketing') }),
  };
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = BUTTON;
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
}

function part(tag: 'section' | 'div' | 'h2' | 'p' | 'label' | 'span', className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
