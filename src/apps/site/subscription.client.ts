import { PLAN_NAMES } from '#modules/people/billing/plan-names.ts';
import { answerTo, textAt, valueAt } from './answers.client.ts';

/** Shows who is signed in which plan they have; everybody else goes on reading what is there. */
export async function showOwnPlan(place: HTMLElement): Promise<void> {
  const caller = await answerTo('identity/session');
  const [tier, name] = [textAt(caller, 'tier'), textAt(valueAt(caller, 'person'), 'displayName')];
  if (tier === '') return;
  const card = document.querySelector<HTMLElement>(`[data-plan="${CSS.escape(tier)}"]`);
  say(place, '[data-who]', name);
  // A plan that opens nothing of its own yet has no card here.
  const plan = Object.entries(PLAN_NAMES).find(([known]) => known === tier);
  say(place, '[data-plan-name]', plan?.[1] ?? tier);
  for (const part of place.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = part.dataset['when'] !== 'signed-in';
  card?.classList.add('border-accent');
  card?.querySelector('[data-yours]')?.removeAttribute('hidden');
  // Who has an account needs no other.
  document.querySelector('[data-plan=free] a')?.remove();
}

function say(place: HTMLElement, where: string, text: string): void {
  const found = place.querySelector(where);
  if (found !== null) found.textContent = text;
}
