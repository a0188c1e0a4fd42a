import { consentHere, decided, keepConsent, watchConsent } from './choice.client.ts';
import type { ChoiceBoxes } from './choice-boxes.client.ts';
import { part } from './element.client.ts';
import { ALL, type Choices, type Consent, isAsked, NONE } from './rules.ts';

// Without React: the public site has none.
const BUTTON =
  'inline-flex min-h-10 grow items-center justify-center rounded-control border border-edge/60 bg-surface px-3.5 text-sm font-medium text-ink transition-colors hover:border-edge hover:bg-hover pointer-coarse:min-h-11';
/** Where the question stands, and how room is made for it: answers with what gives that back. */
export type Place = {
  readonly outside: string;
  readonly inside: string;
  readonly put: (banner: HTMLElement) => () => void;
};
/** Above the page, which begins under it: what is asked covers nothing. */
const BAR: Place = {
  outside: 'absolute inset-x-0 top-0 z-50 border-b border-line bg-raised text-sm text-ink',
  inside: 'mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-2.5 px-5 py-3 sm:px-8',
  put: putAbove,
};

/**
 * Asks for what nobody has decided yet (§2), until somebody does, here or in another tab. The three answers look alike;
 * what one did not choose stays off.
 */
export function askForConsent(asked: Asked = NOBODY): void {
  if (isAsked(consentHere())) show(asked, BAR);
}

type Asked = {
  /** Who is signed in. */
  readonly by: string | null;
  /** Hears what was chosen here. */
  readonly onDecided?: (consent: Consent) => void;
};
export const NOBODY: Asked = { by: null };

let shown: HTMLElement | null = null;

/** Asks at a place, unless it is asked already. */
export function show({ by, onDecided }: Asked, place: Place): void {
  if (shown !== null) return;
  const decide = (choices: Choices) => {
    const consent = decided(choices);
    keepConsent(consent, by);
    close();
    onDecided?.(consent);
  };
  const banner = part('section', place.outside);
  banner.setAttribute('aria-label', 'Your privacy choices');
  let boxes: ChoiceBoxes | null = null;
  const accept = button('Accept all', () => decide(ALL));
  const reject = button('Reject all', () => decide(NONE));
  const choose = button('Choose', () => {
    if (boxes !== null) return decide(boxes.read());
    // Few people press it: nobody else loads what it shows.
    void import('./choice-boxes.client.ts').then(({ choiceBoxes }) => {
      if (boxes !== null) return;
      boxes = choiceBoxes();
      words.append(boxes.form);
      choose.textContent = 'Save choices';
      boxes.form.querySelector('input')?.focus();
    });
  });
  const words = part('div', 'min-w-60 flex-1');
  words.append(
    part('h2', 'text-sm font-semibold', 'Your privacy, your choice'),
    part('p', 'text-soft', 'We always store your sign-in and your settings. The rest is off unless you allow it.'),
  );
  const buttons = part('div', 'flex flex-wrap gap-2 max-sm:w-full');
  buttons.append(reject, accept, choose);
  const within = part('div', place.inside);
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
  const giveRoomBack = place.put(banner);
}

/** The page begins where the bar ends. Until now room was kept by `data-asks-consent` (`consent-first.client.ts`). */
function putAbove(banner: HTMLElement): () => void {
  document.body.prepend(banner);
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

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = BUTTON;
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
}
