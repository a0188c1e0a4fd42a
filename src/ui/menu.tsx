import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';

export type MenuEntry =
  | {
      kind?: 'action';
      label: string;
      icon?: ReactNode;
      keys?: string;
      danger?: boolean;
      disabled?: boolean;
      perform: () => void;
    }
  | { kind: 'link'; label: string; icon?: ReactNode; to: string }
  | { kind: 'line' };

const entryClasses = cx(
  'flex min-h-9 items-center gap-2.5 rounded-[0.4rem] px-2.5 text-sm no-underline outline-none select-none pointer-coarse:min-h-11',
  'data-highlighted:bg-hover data-disabled:opacity-50 [&_svg]:size-4',
);
const PLAIN = 'text-ink [&_svg]:text-faint';
const DANGER = 'text-danger-ink';

type MenuProps = {
  /** The button that opens it; it gets the menu's attributes. */
  trigger: ReactElement<Record<string, unknown>>;
  /** Stands above the entries, such as who is signed in. */
  heading?: ReactNode;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  /** Open as soon as it is there: for a menu that is loaded at the first press of its button. */
  defaultOpen?: boolean;
};

/** A menu from data: the same entries can feed the palette. */
export function Menu({ trigger, heading, entries, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-50 outline-none">
          <Base.Popup className="min-w-52 origin-(--transform-origin) rounded-card border border-line bg-raised p-1.5 shadow-pop transition duration-150 ease-calm outline-none data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0">
            {heading !== undefined && <div className="border-b border-line px-2.5 pt-1.5 pb-2.5 mb-1.5">{heading}</div>}
            {entries.map((entry, place) => (
              <Entry key={`${place} ${entry.kind === 'line' ? '' : entry.label}`} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'line') return <Base.Separator className="mx-2.5 my-1.5 h-px bg-line" />;
  if (entry.kind === 'link') {
    return (
      <Base.LinkItem closeOnClick render={<Link to={entry.to} />} className={cx(entryClasses, PLAIN)}>
        {entry.icon}
        {entry.label}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item
      disabled={entry.disabled === true}
      onClick={entry.perform}
      className={cx(entryClasses, entry.danger === true ? DANGER : PLAIN)}
    >
      {entry.icon}
      <span className="flex-1">{entry.label}</span>
      {entry.keys !== undefined && <kbd className="font-sans text-xs text-faint">{entry.keys}</kbd>}
    </Base.Item>
  );
}
