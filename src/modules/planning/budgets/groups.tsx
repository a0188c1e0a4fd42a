import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRecordedChange } from '#modules/money/history/recorded.parts.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { EditInPlace } from '#ui/edit-in-place.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import type { Overview } from './model.ts';
import { SETTINGS_WORDS } from './words.ts';

const LONGEST_NAME = 60;

/** Groups that people make for their lines, such as needs and wishes. */
export function Groups({ groups }: { groups: Overview['groups'] }) {
  const [name, setName] = useState('');
  const change = useRecordedChange();
  const wanted = name.trim();
  const add = () => {
    if (wanted === '') return;
    change(() => api.addGroup.call({ name: wanted }), SETTINGS_WORDS.groupAdded(wanted));
    setName('');
  };
  return (
    <FieldGroup legend={SETTINGS_WORDS.groups}>
      <p className="-mt-2 text-sm text-faint">{SETTINGS_WORDS.groupsNote}</p>
      {groups.length > 0 && (
        <ul className="flex flex-col">
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </ul>
      )}
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label={SETTINGS_WORDS.newGroup} className="flex-1">
          <TextInput
            autoComplete="off"
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button type="submit">{SETTINGS_WORDS.addGroup}</Button>
      </form>
    </FieldGroup>
  );
}

function Group({ group: { id, name } }: { group: Overview['groups'][number] }) {
  const [isEdited, setEdited] = useState(false);
  const change = useRecordedChange();
  const rename = (text: string | null) => {
    setEdited(false);
    if (text !== null) change(() => api.renameGroup.call({ id, name: text }), SETTINGS_WORDS.groupRenamed(text));
  };
  return (
    <li className="flex min-h-10 items-center gap-1">
      <span className="min-w-0 flex-1 text-sm wrap-anywhere">
        {isEdited ? (
          <EditInPlace label={SETTINGS_WORDS.rename(name)} text={name} longest={LONGEST_NAME} onDone={rename} />
        ) : (
          name
        )}
      </span>
      <IconButton label={SETTINGS_WORDS.rename(name)} icon={<Pencil aria-hidden />} onClick={() => setEdited(true)} />
      <IconButton
        label={SETTINGS_WORDS.removeGroup(name)}
        icon={<Trash2 aria-hidden />}
        onClick={() => change(() => api.removeGroup.call({ id }), SETTINGS_WORDS.groupRemoved(name))}
      />
    </li>
  );
}
