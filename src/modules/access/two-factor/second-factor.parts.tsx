import { useQuery } from '@tanstack/react-query';
import { Plus, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { knowsPasskeys } from './passkey-device.client.ts';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import { FactorDialog, type Stage } from './factor-dialog.tsx';
import { AppRow, BackupRow, PasskeyRow } from './factor-rows.tsx';
import { factorsQuery, useChange } from './factors.client.ts';
import type { Factors } from './model.ts';
import { BACKUP_CODES, hasFactor, mayRemove } from './rules.ts';
import { SECOND_FACTOR_PARTS_WORDS } from './words.ts';

const DEMANDS = {
  administrator: SECOND_FACTOR_PARTS_WORDS.administratorsMustUseTwo,
  books: SECOND_FACTOR_PARTS_WORDS.yourWorkspaceRequiresTwo,
} as const;

/** What guards the sign-in beside the password, in one sentence; null until it is known. */
export function useSecondStepAnswer(): string | null {
  const { data } = useQuery(factorsQuery);
  if (data === undefined) return null;
  return hasFactor(standingIn(data))
    ? SECOND_FACTOR_PARTS_WORDS.twoStepVerificationIs
    : SECOND_FACTOR_PARTS_WORDS.turnOnTwoStep;
}

/** What the person shows beside their password: what there is, more of it, and the codes for the day all else is lost. */
export function SecondFactorSection() {
  const factors = useQuery(factorsQuery);
  return (
    <Section
      flush
      title={SECOND_FACTOR_PARTS_WORDS.twoStepVerification}
      note={SECOND_FACTOR_PARTS_WORDS.weAskForCodeNote}
    >
      <Loaded query={factors} skeleton={<TableSkeleton rows={3} />}>
        {(found) => <Listed factors={found} />}
      </Loaded>
    </Section>
  );
}

function Listed({ factors }: { factors: Factors }) {
  const { totpSince, passkeys, backupCodesLeft, demandedBy } = factors;
  const [stage, setStage] = useState<Stage | null>(null);
  const beginApp = useChange(api.beginTotp, (setup) => setStage({ at: 'app', setup }));
  const standing = standingIn(factors);
  const isGuarded = hasFactor(standing);
  return (
    <>
      {isGuarded && (
        <ul
          aria-label={SECOND_FACTOR_PARTS_WORDS.twoStepVerification}
          className="divide-y divide-line border-t border-line"
        >
          {totpSince !== null && <AppRow since={totpSince} mayRemove={mayRemove(standing, 'totp')} onAsk={setStage} />}
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              mayRemove={mayRemove(standing, 'passkey')}
              onAsk={setStage}
            />
          ))}
          <BackupRow left={backupCodesLeft} onRenew={() => setStage({ at: 'renew', left: backupCodesLeft })} />
        </ul>
      )}
      <div className="flex flex-col gap-4 border-t border-line px-5 pt-4 pb-4">
        {isGuarded && backupCodesLeft <= BACKUP_CODES.few && <FewCodes left={backupCodesLeft} />}
        {demandedBy !== null && <p className="text-sm text-soft">{DEMANDS[demandedBy]}</p>}
        <div className="flex flex-wrap gap-2">
          {totpSince === null && (
            <Button
              look={isGuarded ? 'secondary' : 'primary'}
              icon={<Smartphone aria-hidden />}
              pending={beginApp.isPending}
              onClick={() => beginApp.mutate({})}
            >
              {SECOND_FACTOR_PARTS_WORDS.setUpAuthenticatorApp}
            </Button>
          )}
          {knowsPasskeys() && (
            <Button icon={<Plus aria-hidden />} onClick={() => setStage({ at: 'passkey' })}>
              {SECOND_FACTOR_PARTS_WORDS.addPasskey}
            </Button>
          )}
        </div>
      </div>
      <FactorDialog stage={stage} onStage={setStage} />
    </>
  );
}

function FewCodes({ left }: { left: number }) {
  return (
    <Notice
      tone="attention"
      title={
        left === 0 ? SECOND_FACTOR_PARTS_WORDS.noBackupCodesLeft : SECOND_FACTOR_PARTS_WORDS.oneBackupCodeLeft(left)
      }
    >
      {SECOND_FACTOR_PARTS_WORDS.withoutOneLostPhone}
    </Notice>
  );
}

function standingIn({ totpSince, passkeys, demandedBy }: Factors) {
  return { hasTotp: totpSince !== null, passkeys: passkeys.length, demandedBy };
}
