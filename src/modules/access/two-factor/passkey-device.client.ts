import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Challenge, Creation, NewPasskey, PasskeyAnswer } from './passkeys.model.ts';

/** Whether this browser knows passkeys, and this address may have them. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && window.isSecureContext;
}

/** Whether this browser offers passkeys in the field of a name, beside the names that it remembers. */
export async function offersInFields(): Promise<boolean> {
  if (!knowsPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/**
 * Lets a passkey of this device answer; null where the person turned away. `inField`: it is offered in the field of the page
 * whose autocomplete says `webauthn`, until the person chooses it there or this is called again.
 */
export async function answerOfDevice(challenge: Challenge, { inField = false } = {}): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = challenge as PublicKeyCredentialRequestOptionsJSON;
  const answer = await turnedAway(startAuthentication({ optionsJSON, useBrowserAutofill: inField }));
  if (answer === null) return null;
  const { id, rawId, response } = answer;
  return { id, rawId, type: 'public-key', response, clientExtensionResults: {} };
}

/** Lets this device make a passkey; null where the person turned away. */
export async function newPasskeyOfDevice(creation: Creation): Promise<NewPasskey | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = creation as PublicKeyCredentialCreationOptionsJSON;
  const made = await turnedAway(startRegistration({ optionsJSON }));
  if (made === null) return null;
  const { id, rawId, response } = made;
  return { id, rawId, type: 'public-key', response, clientExtensionResults: {} };
}

/** Turning away, taking too long, and a device that has none already are no failures of ours. */
async function turnedAway<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch {
    return null;
  }
}
