import { type ReactNode, useMemo, useState } from 'react';
import { useCaller } from '#ui/caller.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats } from '#ui/formats.tsx';
import { currencyChoices } from '#ui/place-choices.ts';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ACCOUNT_TYPE_LABELS, ACCOUNT_TYPES } from '#modules/money/accounts/kinds.parts.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { type NewAccount, nameProblem, type Review } from './review.ts';
import { editNewAccount } from './review-draft.client.ts';
import { NEW_ACCOUNT_FIELDS_WORDS } from './file-words.ts';

const TYPES = ACCOUNT_TYPES.map((value) => ({ value, label: ACCOUNT_TYPE_LABELS[value] }));
const LONGEST = 100;

type NewAccountFieldsProps = {
  account: NewAccount;
  review: Review;
  /** A currency that the file names stays. */
  isCurrencyNamed: boolean;
  children: ReactNode;
};

/** The account that a file makes, changed where it stands; all files of it show the change. */
export function NewAccountFields({ account, review, isCurrencyNamed, children }: NewAccountFieldsProps) {
  const { workspace } = useCaller();
  const { locale } = useFormats();
  const { id, wish } = account;
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  const edit = (change: Parameters<typeof editNewAccount>[2]) => editNewAccount(workspace.id, id, change);
  return (
    <div className="mt-2 grid max-w-xl gap-3 @sm:grid-cols-2">
      <NameField account={account} review={review} onChange={(name) => edit({ name })} />
      <Field label={NEW_ACCOUNT_FIELDS_WORDS.type}>
        <Select choices={TYPES} value={wish.accountType} onChoose={(accountType) => edit({ accountType })} />
      </Field>
      <Field label={NEW_ACCOUNT_FIELDS_WORDS.bank} optional>
        <TextInput
          autoComplete="off"
          maxLength={LONGEST}
          value={wish.bankName}
          onChange={({ target }) => edit({ bankName: target.value })}
        />
      </Field>
      {!isCurrencyNamed && (
        <Field label={NEW_ACCOUNT_FIELDS_WORDS.currency}>
          <Select
            choices={currencies.map(({ value, label }) => ({ value, label }))}
            value={wish.currency}
            onChoose={(currency) => edit({ currency })}
          />
        </Field>
      )}
      {children}
    </div>
  );
}

/** A name that is taken or empty is said, and not kept. */
function NameField({
  account: { id, wish },
  review,
  onChange,
}: {
  account: NewAccount;
  review: Review;
  onChange: (name: string) => void;
}) {
  const accounts = useAccounts();
  const [typed, setTyped] = useState(wish.name);
  const taken = (accounts.data ?? []).map(({ name }) => name);
  const problem = nameProblem(typed, id, review, taken);
  return (
    <Field label={NEW_ACCOUNT_FIELDS_WORDS.name} error={problem ?? undefined}>
      <TextInput
        autoComplete="off"
        maxLength={LONGEST}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          if (nameProblem(value, id, review, taken) === null) onChange(value.trim());
        }}
      />
    </Field>
  );
}
