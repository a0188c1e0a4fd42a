import { consentHere } from './choice.client.ts';
import { part } from './element.client.ts';
import { type Choices, NONE, PURPOSES } from './rules.ts';
import { PURPOSE_WORDS } from './words.ts';

export type ChoiceBoxes = { readonly form: HTMLElement; readonly read: () => Choices };

/** A box for each purpose, as it holds now. */
export function choiceBoxes(): ChoiceBoxes {
  const form = part('div', 'mt-3 flex flex-col gap-3');
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
