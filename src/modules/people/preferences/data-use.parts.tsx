import { useState } from 'react';
import { Switch } from '#ui/checkbox.tsx';
import { chooseToKeep, keepsFigures } from '#browser/last-seen.client.ts';
import { browserSparesData, chooseLowData, isLowData, lowDataChoice } from '#browser/low-data.client.ts';
import { Section } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.client.ts';
import { useDone } from '#ui/undoable.client.ts';
import { DATA_USE_PARTS_WORDS } from './words.ts';

/** What stays on this device for when there is no network? */
export function KeptHere() {
  const [isOn, setOn] = useState(keepsFigures);
  const tellDone = useDone();
  const choose = async (on: boolean) => {
    if (!(await chooseToKeep(on).catch(() => false))) {
      toast.error(DATA_USE_PARTS_WORDS.nothingWasChanged, {
        description: DATA_USE_PARTS_WORDS.thisBrowserBlocksStorage,
      });
      return;
    }
    setOn(on);
    tellDone(on ? DATA_USE_PARTS_WORDS.savedOnThisDevice : DATA_USE_PARTS_WORDS.noFiguresAreSaved, async () => {
      await chooseToKeep(!on);
      setOn(!on);
    });
  };
  return (
    <Section title={DATA_USE_PARTS_WORDS.offline}>
      <Switch
        label={DATA_USE_PARTS_WORDS.saveRecentPagesOn}
        hint={DATA_USE_PARTS_WORDS.readYourRecentPagesNote}
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
      toast.error(DATA_USE_PARTS_WORDS.nothingWasChanged, {
        description: DATA_USE_PARTS_WORDS.thisBrowserBlocksStorage,
      });
      return;
    }
    setOn(on);
    tellDone(on ? DATA_USE_PARTS_WORDS.dataSaverIsOn : DATA_USE_PARTS_WORDS.dataSaverIsOff, async () => {
      chooseLowData(!on);
      setOn(!on);
    });
  };
  return (
    <Section title={DATA_USE_PARTS_WORDS.dataUse}>
      <Switch
        label={DATA_USE_PARTS_WORDS.lessDataOn}
        hint={DATA_USE_PARTS_WORDS.pagesRefreshLessOftenNote}
        checked={isOn}
        onSwitch={choose}
      />
      {lowDataChoice() === null && browserSparesData() && (
        <p className="mt-3 text-sm text-faint">{DATA_USE_PARTS_WORDS.onBecauseYourBrowser}</p>
      )}
    </Section>
  );
}
