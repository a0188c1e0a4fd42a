import { Fingerprint } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { answerOfDevice, knowsPasskeys, offersInFields } from './passkey-device.client.ts';
import type { PasskeyAnswer } from './passkeys.model.ts';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { sentenceOf } from '#browser/failure.client.ts';
import { api } from './api.client.ts';
import { SIGN_IN_PARTS_WORDS } from './first-words.ts';

/** A challenge is good for five minutes; what is offered in the field is renewed before. */
const OFFER_MS = 4 * 60_000;

/**
 * Signs in without a password: at a press, or by choosing a passkey in the field of the address.
 * @param onIn is called once; it stays the same function
 */
export function PasskeySignIn({ onIn }: { onIn: (outcome: { secondStep: boolean }) => void }) {
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const enter = useCallback(
    async (answer: PasskeyAnswer) => {
      setTrouble(null);
      try {
        onIn(await api.signIn({ answer }));
      } catch (error) {
        setTrouble(sentenceOf(error));
      }
    },
    [onIn],
  );

  useEffect(() => {
    let isHere = true;
    const offer = async () => {
      if (document.visibilityState === 'hidden' || !(await offersInFields())) return;
      const answer = await answerOfDevice(await api.signInChallenge(), { inField: true });
      if (isHere && answer !== null) await enter(answer);
    };
    // Where it cannot be offered there is the button.
    const offerQuietly = () => void offer().catch(() => undefined);
    offerQuietly();
    const timer = setInterval(offerQuietly, OFFER_MS);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [enter]);

  const use = async () => {
    setPending(true);
    setTrouble(null);
    try {
      const answer = await answerOfDevice(await api.signInChallenge());
      if (answer === null) setTrouble(SIGN_IN_PARTS_WORDS.noPasskeyWasUsed);
      else await enter(answer);
    } catch (error) {
      setTrouble(sentenceOf(error));
    } finally {
      setPending(false);
    }
  };

  if (!knowsPasskeys()) return null;
  return (
    <div className="flex flex-col gap-3">
      <Button
        size="large"
        className="w-full"
        icon={<Fingerprint aria-hidden />}
        pending={pending}
        onClick={() => void use()}
      >
        {SIGN_IN_PARTS_WORDS.continueWithPasskey}
      </Button>
      <div role="alert" className="empty:hidden">
        {trouble !== null && <Notice tone="danger">{trouble}</Notice>}
      </div>
    </div>
  );
}
