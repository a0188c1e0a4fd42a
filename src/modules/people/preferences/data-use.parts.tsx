import { useState } from 'react';
import { Switch } from '#ui/checkbox.tsx';
import { chooseToKeep, keepsFigures } from '#browser/last-seen.client.ts';
import { browserSparesData, chooseLowData, isLowData, lowDataChoice } from '#browser/low-data.client.ts';
import { Section } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.client.ts';
import { useDone } from '#ui/undoable.client.ts';

/** What stays on this device for when there is no network? */
export function KeptHere() {
  const [isOn, setOn] = useState(keepsFigures);
  const tellDone = useDone();
  const choose = async (on: boolean) => {
    if (!(await chooseToKeep(on).catch(() => false))) {
      toast.error('Nothing was changed', {
        description: 'This browser keeps nothing for this page, so it would be forgotten.',
      });
      return;
    }
    setOn(on);
    tellDone(on ? 'What you see last is kept here' : 'No figures are kept here', async () => {
      await chooseToKeep(!on);
      setOn(!on);
    });
  };
  return (
    <Section title="Without a network">
      <Switch
        label="Save what I saw last on this device"
        hint="The dashboard, transactions, accounts and categories can then be read while you are offline. They are sealed, they go when you sign out, and account numbers are never among them. Switch it off on a device that others use."
        checked={isOn}
        onSwitch={(on) => void choose(on)}
      />
    </Section>
  );
}

/** How much does this cost me on this device? */
export function DataUse() {
  const [isOn, setOn] = useState(isLowData);
  const tellDone = useDone();
  const choose = (on: boolean) => {
    if (!chooseLowData(on)) {
      toast.error('Nothing was changed', {
        description: 'This browser keeps nothing for this page, so it would be forgotten.',
      });
      return;
    }
    setOn(on);
    tellDone(on ? 'This device spares data' : 'This device spares no data', async () => {
      chooseLowData(!on);
      setOn(!on);
    });
  };
  return (
    <Section title="Data use">
      <Switch
        label="Use less data on this device"
        hint="Pages refresh less often, and people have initials instead of pictures."
        checked={isOn}
        onSwitch={choose}
      />
      {lowDataChoice() === null && browserSparesData() && (
        <p className="mt-3 text-sm text-faint">It is on because your browser asks pages to spare data.</p>
      )}
    </Section>
  );
}
