import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { ROLE_LABELS } from '#modules/people/workspaces/model.ts';
import { useCaller } from '#ui/caller.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type GivenRole, GivenRoleSchema } from './model.ts';
import { mayBeLimited, mayGive, ROLE_MEANINGS } from './rules.ts';
import { ROLE_FIELDS_WORDS } from './words.ts';

/** What a member may be and see. */
export type Wish = { readonly role: GivenRole; readonly accountIds: string[] | null };

/** Role and, where the role can be limited, the accounts. */
export function RoleFields({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  const { workspace } = useCaller();
  const accounts = useAccounts();
  const { role, accountIds } = wish;
  const choices = GivenRoleSchema.options
    .filter((value) => mayGive(workspace.role, value))
    .map((value) => ({ value, label: ROLE_LABELS[value] }));
  const all = accounts.data ?? [];
  const choose = (id: string, isChosen: boolean) =>
    onChange({ role, accountIds: (accountIds ?? []).filter((other) => other !== id).concat(isChosen ? [id] : []) });
  return (
    <>
      <Field label={ROLE_FIELDS_WORDS.role} hint={ROLE_MEANINGS[role]}>
        <Select
          choices={choices}
          value={role}
          onChoose={(next) => onChange({ role: next, accountIds: mayBeLimited(next) ? accountIds : null })}
        />
      </Field>
      {mayBeLimited(role) && all.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-sm font-medium">{ROLE_FIELDS_WORDS.accounts}</legend>
          <Checkbox
            label={ROLE_FIELDS_WORDS.allAccountsIncludingNew}
            checked={accountIds === null}
            onChange={(event) => onChange({ role, accountIds: event.target.checked ? null : all.map(({ id }) => id) })}
          />
          {accountIds !== null &&
            all.map(({ id, name }) => (
              <Checkbox
                key={id}
                className="ml-7"
                label={name}
                checked={accountIds.includes(id)}
                onChange={(event) => choose(id, event.target.checked)}
              />
            ))}
        </fieldset>
      )}
    </>
  );
}

/** The accounts that a form would send; null and a sentence where none is chosen. */
export function lacksAccounts({ accountIds }: Wish): boolean {
  return accountIds?.length === 0;
}
