import { registerWorker, WORKER } from '#browser/worker.client.ts';
import { api } from './api.client.ts';

/**
 * Whether this browser can show messages. `unable`: it does not know how, or the page did not come over TLS. `refused`: its
 * person, or whoever set it up, said no; only they can change that.
 */
export type Ability = 'able' | 'unable' | 'refused';

export function abilityHere(): Ability {
  const isAble = window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;
  if (!isAble || !('Notification' in window)) return 'unable';
  return Notification.permission === 'denied' ? 'refused' : 'able';
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person's leave, which browsers grant only to a click, and shows messages here from now on. */
export async function showHere(publicKey: string): Promise<'shown' | 'refused' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const registration = await registerWorker();
  await navigator.serviceWorker.ready;
  let subscription: PushSubscription;
  try {
    // One that another key was given is of no use any more.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  } catch {
    return 'failed';
  }
  const { endpoint, keys } = subscription.toJSON();
  await api.subscribe.call({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
  return 'shown';
}

/** Shows nothing here any more. */
export async function hideHere(): Promise<void> {
  if (abilityHere() !== 'unable') await (await subscriptionHere())?.unsubscribe();
}
