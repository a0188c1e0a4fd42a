import { accountChoices } from '#modules/money/accounts/choices.parts.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { FormField } from '#ui/form.tsx';
import { useFormRows } from '#ui/form-rows.client.ts';
import { FormRows, RemoveRow } from '#ui/form-rows.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FORM_WORDS } from './form-words.ts';
import { SHARINGS } from './kinds.ts';
import { LONGEST_NAME, MOST_PEOPLE } from './limits.ts';
import type { Members, OwnForm } from './own-form.client.ts';
import { SHARING_WORDS } from './words.ts';

const SHARING_CHOICES = SHARINGS.map((value) => ({ value, label: SHARING_WORDS[value] }));

/** Who shares the costs, how, and what each pays from. */
export function PeopleFields({ form, members }: { form: OwnForm; members: Members }) {
  const { fields, append, remove } = useFormRows(form, 'people');
  const sharing = form.watch('sharing');
  return (
    <div className="flex flex-col gap-4">
      {fields.length > 0 && (
        <FormField form={form} name="sharing" label={FORM_WORDS.sharing} className="sm:max-w-xs">
          {(control) => <Select choices={SHARING_CHOICES} {...control} />}
        </FormField>
      )}
      <FormRows
        legend={<span className="sr-only">{FORM_WORDS.peopleLegend}</span>}
        add={FORM_WORDS.addPerson}
        isEmpty={fields.length === 0}
        isFull={fields.length >= MOST_PEOPLE}
        onAdd={() =>
          append({
            id: crypto.randomUUID(),
            memberId: freeMember(form, members),
            name: '',
            weight: sharing === 'equal' ? '1' : '',
            accountId: '',
            otherAccountIds: [],
          })
        }
      >
        {fields.map(({ id }, place) => (
          <PersonFields key={id} form={form} members={members} place={place} onRemove={() => remove(place)} />
        ))}
      </FormRows>
    </div>
  );
}

/** The first member who is not among the people yet; empty where all are. */
function freeMember(form: OwnForm, members: Members): string {
  const taken = form.getValues('people').map(({ memberId }) => memberId);
  return members.find(({ id }) => !taken.includes(id))?.id ?? '';
}

type PersonFieldsProps = { form: OwnForm; members: Members; place: number; onRemove: () => void };

function PersonFields({ form, members, place, onRemove }: PersonFieldsProps) {
  const { data: accounts = [] } = useAccounts();
  const sharing = form.watch('sharing');
  const isMember = form.watch(`people.${place}.memberId`) !== '';
  const memberChoices = [
    ...members.map(({ id, name }) => ({ value: id, label: name })),
    { value: '', label: FORM_WORDS.notMember },
  ];
  return (
    <div className="relative flex items-start gap-3 border-b border-line pb-4 last:border-b-0">
      <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
        <FormField form={form} name={`people.${place}.memberId`} label={FORM_WORDS.member}>
          {(control) => <Select choices={memberChoices} {...control} />}
        </FormField>
        {!isMember && (
          <FormField form={form} name={`people.${place}.name`} label={FORM_WORDS.personName}>
            {(control) => <TextInput autoComplete="off" maxLength={LONGEST_NAME} {...control} />}
          </FormField>
        )}
        {sharing !== 'equal' && (
          <FormField
            form={form}
            name={`people.${place}.weight`}
            label={sharing === 'percent' ? FORM_WORDS.percent : FORM_WORDS.parts}
          >
            {(control) => <TextInput inputMode="decimal" autoComplete="off" {...control} />}
          </FormField>
        )}
        <FormField form={form} name={`people.${place}.accountId`} label={FORM_WORDS.pays}>
          {(control) => (
            <Select choices={[{ value: '', label: FORM_WORDS.noAccount }, ...accountChoices(accounts)]} {...control} />
          )}
        </FormField>
      </div>
      <RemoveRow isCornered label={FORM_WORDS.removePerson(place + 1)} onRemove={onRemove} />
    </div>
  );
}
