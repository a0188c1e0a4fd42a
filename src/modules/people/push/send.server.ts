import { ECDH } from 'node:crypto';
import webPush from 'web-push';
import { postOutside } from '#platform/call-outside.server.ts';
import type { PushAddress, PushMessage } from './model.ts';
import { KEPT_SECONDS, outcomeOf } from './rules.ts';

export type Sender = {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Who runs this installation, for services that have a word with them: an address over TLS, or a mail address. */
  readonly subject: string;
  /** Origins that the operator named: they may be inside. */
  readonly services: readonly string[];
};

/** Whether a message can be sealed for a browser: its key has to be a point of the curve, which its form does not show. */
export function canBeSealed({ endpoint, p256dh }: PushAddress): boolean {
  if (!URL.canParse(endpoint)) return false;
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Sends a message to one browser, sealed so that only it reads it. Follows nobody elsewhere. */
export async function sendTo(
  address: PushAddress,
  { topic, isUrgent, ...shown }: PushMessage,
  { publicKey, privateKey, subject, services }: Sender,
): Promise<'sent' | 'gone' | 'lost'> {
  // Nothing will ever reach it.
  if (!canBeSealed(address)) return 'gone';
  const { endpoint, p256dh, auth } = address;
  const { origin } = new URL(endpoint);
  const { cipherText } = webPush.encrypt(p256dh, auth, JSON.stringify(shown), 'aes128gcm');
  const { Authorization } = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm');
  const headers = {
    authorization: Authorization,
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': cipherText.length,
    ttl: KEPT_SECONDS,
    urgency: isUrgent ? 'high' : 'normal',
    topic,
  };
  const post = { url: endpoint, headers, body: cipherText, origins: services };
  return postOutside(post, (response) => {
    // What else it says is nothing to us, however much it is.
    response.on('error', () => undefined).destroy();
    return outcomeOf(response.statusCode ?? 0);
  }).catch(() => 'lost' as const);
}
