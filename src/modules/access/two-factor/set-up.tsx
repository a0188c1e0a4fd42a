import { Fingerprint, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { knowsPasskeys } from './passkey-device.client.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import { api } from './api.client.ts';
import { BackupCodes } from './backup-codes.tsx';
import type { TotpSetup as Setup } from './model.ts';
import { PasskeySetup } from './passkey-setup.tsx';
import { Trouble } from './proof.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { SET_UP_WORDS } from './words.ts';

type Stage =
  | { at: 'choice' }
  | { at: 'app'; setup: Setup }
  | { at: 'passkey' }
  | { at: 'codes'; codes: readonly string[] };

/** The first factor of somebody who must have one: which, how, and the backup codes that come with it. */
export function SetUp({ onDone }: { onDone: () => void }) {
  const [stage, setStage] = useState<Stage>({ at: 'choice' });
  const [trouble, setTrouble] = useState<string | null>(null);
  const added = (codes: string[] | null) => (codes === null ? onDone() : setStage({ at: 'codes', codes }));
  const beginApp = () => {
    setTrouble(null);
    api.beginTotp().then(
      (setup) => setStage({ at: 'app', setup }),
      (error: unknown) => setTrouble(sentenceOf(error)),
    );
  };
  if (stage.at === 'app') return <TotpSetup setup={stage.setup} onAdded={added} />;
  if (stage.at === 'passkey') return <PasskeySetup onAdded={added} />;
  if (stage.at === 'codes') return <BackupCodes codes={stage.codes} onKept={onDone} />;
  return (
    <div className="flex flex-col gap-3">
      <Trouble>{trouble}</Trouble>
      <Choice icon={<Smartphone aria-hidden />} title={SET_UP_WORDS.authenticatorApp} onChoose={beginApp}>
        {SET_UP_WORDS.appOnYourPhone}
      </Choice>
      {knowsPasskeys() && (
        <Choice
          icon={<Fingerprint aria-hidden />}
          title={SET_UP_WORDS.passkey}
          onChoose={() => setStage({ at: 'passkey' })}
        >
          {SET_UP_WORDS.yourFingerprintFaceOr}
        </Choice>
      )}
    </div>
  );
}

type ChoiceProps = { icon: ReactNode; title: string; onChoose: () => void; children: ReactNode };

function Choice({ icon, title, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="card flex items-center gap-4 p-4 text-left hover:bg-hover [&>svg]:size-6 [&>svg]:shrink-0 [&>svg]:text-accent-ink"
    >
      {icon}
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-soft">{children}</span>
      </span>
    </button>
  );
}
