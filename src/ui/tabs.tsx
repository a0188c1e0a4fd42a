import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type TabsProps<Value extends string> = {
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  /** Keep the tab in the query string (`useUrlState`), so that Back works and a link can be shared. */
  onChange: (value: Value) => void;
  label: string;
  /** The panel of the tab that is open. */
  children: ReactNode;
};

export function Tabs<Value extends string>({ tabs, value, onChange, label, children }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-10 shrink-0 border-b-2 border-transparent px-3 text-sm font-medium text-soft transition-colors hover:text-ink data-active:border-accent data-active:text-ink pointer-coarse:min-h-11"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className="pt-5 outline-none">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
