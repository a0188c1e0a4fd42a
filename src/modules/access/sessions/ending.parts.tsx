import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Notice } from '#ui/badge.tsx';
import { clientFor } from '#browser/rpc.client.ts';
import type { contract } from './contract.ts';
import { SENTENCES } from './reasons.ts';
import { ENDING_PARTS_WORDS } from './first-words.ts';

// Without a cache of answers: the page of signing in loads nothing it does not need.
const sessions = clientFor<typeof contract>('sessions');

/** Why the person was signed out, on the page of signing in; nothing where they did it themselves, or never were in. */
export function WhySignedOut() {
  const [sentence, setSentence] = useState<string | null>(null);
  useEffect(() => {
    sessions.ending().then(
      (reason) => setSentence(reason === null ? null : SENTENCES[reason]),
      // Then it is not said; the form says what is wrong, if it still is.
      () => undefined,
    );
  }, []);
  // The place is always there, so that what appears in it is read out.
  return (
    <div role="status" className="not-empty:mb-6">
      {sentence !== null && (
        <Notice tone="attention" icon={<LogOut aria-hidden />} title={ENDING_PARTS_WORDS.youWereSignedOut}>
          {sentence}
        </Notice>
      )}
    </div>
  );
}
