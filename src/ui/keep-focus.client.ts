import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What a closing dialog or a leaving button does to the focus comes a moment later. */
const A_MOMENT = 100;

/**
 * A press that changes the page takes its own button away, and the focus with it. Then reading goes on at the
 * beginning of the content instead of the top of the window.
 */
export function keepFocus(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, A_MOMENT);
}

/**
 * For the buttons that end a form, while they are pressed: the focus stays in its field. Leaving the field would say what
 * is wrong with it, and the button would move away under the press, which then lands beside it.
 */
export function staysInField(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

const FIELD = ':is(input, select, textarea):not(:disabled, [type=hidden])';

type DialogFocus = {
  ref: RefObject<HTMLDivElement | null>;
  initialFocus: () => HTMLElement | true;
  finalFocus: () => HTMLElement | boolean;
};

/** For the popup of a dialog: begins in its first field, and ends where the focus was before it. */
export function useDialogFocus(isOpen: boolean): DialogFocus {
  const ref = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    return keepFocus;
  }, [isOpen]);
  return {
    ref,
    initialFocus: () => {
      const popup = ref.current;
      // On touch a field would bring up the keyboard over what is asked.
      if (popup === null || matchMedia('(pointer: coarse)').matches) return popup ?? true;
      // Without a field, the first answer is the one that changes nothing.
      return popup.querySelector<HTMLElement>(`${FIELD}, footer button:not(:disabled)`) ?? true;
    },
    finalFocus: () => {
      const { current } = opener;
      // The library would go to the first link of the content, or to what had the focus long before.
      if (!(current instanceof HTMLElement) || current.matches('body, main')) return false;
      // The entry of a menu is gone with its menu; the library knows the button of that.
      return current.isConnected ? current : true;
    },
  };
}
