import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { Notice } from '#ui/badge.tsx';
import { DateInput, dayControl } from '#ui/date-input.tsx';
import { ControlledField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Account } from './model.ts';
import { CLOSE_DIALOG_WORDS } from './words.ts';

const CloseFormSchema = z.object({ closedOn: DaySchema });

/** Asks for the last day of an account, and says what is still in it. */
export function CloseDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { id, name, currentBalance } = account;
  const today = useToday();
  const update = useMutation(api.update.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const form = useZodForm({ schema: CloseFormSchema, defaultValues: { closedOn: today } });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={CLOSE_DIALOG_WORDS.close(name)}
      action={CLOSE_DIALOG_WORDS.closeAccount}
      onSave={async ({ closedOn }) => {
        await update.mutateAsync({ id, isActive: false, closedOn });
        tellDone(CLOSE_DIALOG_WORDS.isClosed(name), () => api.update.call({ id, isActive: true }));
        onClose();
      }}
    >
      {currentBalance.withheld !== true && currentBalance.minor !== 0n && (
        <Notice tone="attention" icon={<TriangleAlert aria-hidden />}>
          <Sentence
            text={currentBalance.minor > 0n ? CLOSE_DIALOG_WORDS.stillIn : CLOSE_DIALOG_WORDS.stillOwed}
            parts={{ amount: <MoneyText value={currentBalance} sign="never" /> }}
          />
        </Notice>
      )}
      <ControlledField
        form={form}
        name="closedOn"
        label={CLOSE_DIALOG_WORDS.lastDay}
        hint={CLOSE_DIALOG_WORDS.laterAreRefusedNote}
      >
        {(control) => <DateInput {...dayControl(control)} />}
      </ControlledField>
    </FormDialog>
  );
}
