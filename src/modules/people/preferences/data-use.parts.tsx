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
        description: 'This browser blocks storage for this site, so we cannot save this setting.',
      });
      return;
    }
    setOn(on);
    tellDone(on ? 'Saved on this device' : 'No figures are saved on this device', async () => {
      await chooseToKeep(!on);
      setOn(!on);
    });
  };
  return (
    <Section title="Offline">
      <Switch
        label="Save recent pages on this device"
        hint="Read your recent pages while offline. Turn this off on a shared device."
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
        description: 'This browser blocks storage for this site, so we cannot save this setting.',
      });
      return;
    }
    setOn(on);
    tellDone(on ? 'Data saver is on' : 'Data saver is off', async () => {
      chooseLowData(!on);
      setOn(!on);
    });
  };
  return (
    <Section title="Data use">
      <Switch
        label="Use less data on this device"
        hint="Pages refresh less often and show no profile pictures."
        checked={isOn}
        onSwitch={choose}
      />
      {lowDataChoice() === null && browserSparesData() && (
        <p className="mt-3 text-sm text-faint">On because your browser asks websites to save data.</p>
      )}
    </Section>
  );
}
