import { useOfferedActions } from './actions.client.ts';
import { Dialog } from './dialog.tsx';
import { KeyCaps } from './key-caps.tsx';
import { LIST_KEYS } from './list-keys.client.ts';

/** All keys that do something here, read off the actions themselves. */
export function KeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const actions = useOfferedActions().flatMap(({ id, keys, name, group }) =>
    keys === undefined ? [] : [{ id, keys, name, group }],
  );
  const groups = [...new Set(actions.map(({ group }) => group))];
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="medium">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {groups.map((group) => (
          <KeyGroup key={group} title={group} keys={actions.filter((action) => action.group === group)} />
        ))}
        <KeyGroup title="Shortcuts in lists" keys={LIST_KEYS} />
        <KeyGroup title="Shortcuts everywhere" keys={[{ keys: 'Alt+T', name: 'Go to notifications' }]} />
      </div>
    </Dialog>
  );
}

function KeyGroup({ title, keys }: { title: string; keys: readonly { keys: string; name: string }[] }) {
  return (
    <section>
      <h3 className="mb-1.5 text-sm text-faint">{title}</h3>
      <dl className="text-sm">
        {keys.map((entry) => (
          <div key={entry.name} className="flex items-center justify-between gap-4 border-b border-line py-1.5">
            <dt>{entry.name}</dt>
            <dd>
              <KeyCaps keys={entry.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
