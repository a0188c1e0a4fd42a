import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { DayOffDialog } from './day-off-dialog.tsx';
import type { HeldPreferences } from './model.ts';
import { useSavePreferences } from './preference-changes.client.ts';
import { DAYS_OFF_WORDS } from './words.ts';

/** Days beside public holidays on which nobody pays the person. */
export function DaysOff({ preferences }: { preferences: HeldPreferences }) {
  const { daysOff } = preferences;
  const formats = useFormats();
  const save = useSavePreferences(preferences);
  const [adding, setAdding] = useState(false);
  return (
    <div className="mt-4 flex flex-col items-start gap-2 border-t border-line pt-4">
      <h3 className="text-sm font-medium">{DAYS_OFF_WORDS.title}</h3>
      <p className="text-sm text-soft">{DAYS_OFF_WORDS.note}</p>
      {daysOff.length > 0 && (
        <ul aria-label={DAYS_OFF_WORDS.title} className="w-full divide-y divide-line">
          {daysOff.map(({ day, name }) => (
            <li key={day} className="flex items-center gap-4 py-1">
              <span className="flex min-w-0 grow flex-col gap-x-4 sm:flex-row">
                <span className="figures shrink-0 text-sm text-soft sm:w-28 sm:text-base">
                  {writeDay(day, formats)}
                </span>
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </span>
              <Button
                look="quiet"
                size="small"
                icon={<Trash2 aria-hidden />}
                aria-label={DAYS_OFF_WORDS.remove(name)}
                onClick={() => save({ daysOff: daysOff.filter((one) => one.day !== day) })}
              />
            </li>
          ))}
        </ul>
      )}
      <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
        {DAYS_OFF_WORDS.add}
      </Button>
      {adding && (
        <DayOffDialog
          onAdd={(added) =>
            save({ daysOff: [...daysOff.filter(({ day }) => day !== added.day), added].toSorted(byDay) })
          }
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

type DayOff = HeldPreferences['daysOff'][number];

const byDay = (a: DayOff, b: DayOff) => (a.day < b.day ? -1 : 1);
