import { useMutation } from '@tanstack/react-query';
import * as z from 'zod';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { ShareSchema } from './form.ts';
import type { Part } from './model.ts';
import { writeOwnership } from './rules.ts';
import { ASSET_WORDS, DETAIL_WORDS } from './words.ts';

const FormSchema = z.object({ ownership: ShareSchema });

/** How much of an account is ours. */
export function ShareDialog({ part, onClose }: { part: Part; onClose: () => void }) {
  const { id: accountId, name, currency, ownership: before, whole, share } = part;
  const setShare = useMutation(api.setAccountShare.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone();
  const form = useZodForm({ schema: FormSchema, defaultValues: { ownership: writeOwnership(before) } });
  return (
    <FormDialog
      form={form}
      size="small"
      onClose={onClose}
      title={DETAIL_WORDS.shareOf(name)}
      action={DETAIL_WORDS.saveShare}
      onSave={async ({ ownership }) => {
        await setShare.mutateAsync({ accountId, ownership });
        tellDone(DETAIL_WORDS.shareSaved(name), () => api.setAccountShare.call({ accountId, ownership: before }));
        onClose();
      }}
    >
      <p className="text-sm text-soft">
        <Sentence
          text={DETAIL_WORDS.balance}
          parts={{ amount: <MoneyText value={whole} />, share: <MoneyText value={share} /> }}
        />{' '}
        <TextLink to={linkTo('/app/transactions', { account: accountId, currency })}>
          {DETAIL_WORDS.transactions}
        </TextLink>
      </p>
      <FormField form={form} name="ownership" label={ASSET_WORDS.owned} hint={ASSET_WORDS.ownedNote}>
        {(control) => <TextInput inputMode="decimal" autoComplete="off" {...control} />}
      </FormField>
    </FormDialog>
  );
}
