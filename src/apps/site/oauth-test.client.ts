import { keepOrigin } from '#modules/access/social-login/origin.client.ts';
import { answerTo, textAt, valueAt } from './answers.client.ts';

/** Lists the services that people may sign in with, leads to one, and shows who came back from it. */
export async function tryServices(place: HTMLElement): Promise<void> {
  say(place, '[data-return]', `${window.location.origin}/auth/callback`);
  const [found] = await Promise.all([answerTo('providers/list'), showWhoCameBack(place)]);
  const services: unknown[] = Array.isArray(found) ? found : [];
  say(place, '[data-none]', services.length === 0 ? 'No service is set up. Add one to OIDC_ISSUERS and restart.' : '');
  const template = place.querySelector<HTMLTemplateElement>('template[data-service]');
  for (const service of services) {
    const row = template?.content.firstElementChild?.cloneNode(true);
    if (!(row instanceof HTMLElement)) continue;
    const [id, name] = [textAt(service, 'id'), textAt(service, 'name')];
    say(row, '[data-name]', name);
    say(row, '[data-id]', id);
    const button = row.querySelector('button');
    button?.setAttribute('aria-label', `Test sign-in with ${name}`);
    button?.addEventListener('click', () => void goTo(place, id));
    place.querySelector('[data-services]')?.append(row);
  }
}

async function goTo(place: HTMLElement, provider: string): Promise<void> {
  const url = textAt(await answerTo('providers/begin', { provider }), 'url');
  if (url === '') {
    say(place, '[data-none]', 'The service did not answer. Check its issuer in OIDC_ISSUERS and the log.');
    return;
  }
  keepOrigin('/oauth-test', 'sign-in');
  window.location.assign(url);
}

async function showWhoCameBack(place: HTMLElement): Promise<void> {
  const caller = await answerTo('identity/session');
  const person = valueAt(caller, 'person');
  say(place, '[data-fact=state]', person === null ? 'Signed out' : 'Signed in');
  if (person === null) return;
  const linked = await answerTo('providers/linked');
  const names = Array.isArray(linked) ? linked.map((service) => textAt(service, 'name')) : [];
  say(place, '[data-fact=name]', textAt(person, 'displayName'));
  say(place, '[data-fact=email]', textAt(person, 'email'));
  say(place, '[data-fact=services]', names.length === 0 ? 'none' : names.join(', '));
}

function say(within: ParentNode, where: string, text: string): void {
  const found = within.querySelector(where);
  if (found !== null) found.textContent = text;
}
