import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { DOT } from '#kernel/dot.ts';
import { marketIn } from '#kernel/markets.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { HolidayDialog } from './admin.holiday-dialog.tsx';
import { api } from './api.client.ts';
import type { ExpectedDay, PublicHoliday } from './model.ts';
import { HOLIDAY_WORDS, OCCASION_NAMES } from './words.ts';

/** What a dialog is about: a day that is there, one that is expected, or a new one. */
type Edited = { readonly of: PublicHoliday | ExpectedDay | null };

/** Which public holidays were announced, and which are still to be? */
export function PublicHolidaysAdmin() {
  const found = useQuery(api.list.queryOptions());
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <>
      <Section
        flush
        title={HOLIDAY_WORDS.holidays}
        note={HOLIDAY_WORDS.holidaysNote}
        actions={
          <Button size="small" onClick={() => setEdited({ of: null })}>
            {HOLIDAY_WORDS.add}
          </Button>
        }
      >
        <Loaded query={found} skeleton={<TableSkeleton rows={2} />}>
          {({ announced, expected }) => (
            <>
              {announced.length === 0 ? (
                <EmptyState icon={<CalendarDays aria-hidden />} title={HOLIDAY_WORDS.none}>
                  {HOLIDAY_WORDS.noneNote}
                </EmptyState>
              ) : (
                <ul aria-label={HOLIDAY_WORDS.announced} className="divide-y divide-line border-t border-line">
                  {announced.map((holiday) => (
                    <Announced key={holiday.id} holiday={holiday} onEdit={() => setEdited({ of: holiday })} />
                  ))}
                </ul>
              )}
              {expected.length > 0 && <ExpectedDays expected={expected} onEnter={(of) => setEdited({ of })} />}
            </>
          )}
        </Loaded>
      </Section>
      {edited !== null && <HolidayDialog of={edited.of} onClose={() => setEdited(null)} />}
    </>
  );
}

function Announced({ holiday, onEdit }: { holiday: PublicHoliday; onEdit: () => void }) {
  const formats = useFormats();
  const change = useUndoable();
  const { id, ...entered } = holiday;
  const { name, country, isHoliday, source } = entered;
  const day = writeDay(entered.day, formats);
  const remove = () =>
    change({
      perform: async () => {
        await api.remove.call({ id });
        return () => api.add.call(entered);
      },
      done: HOLIDAY_WORDS.deleted(name),
    });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-sm font-semibold wrap-anywhere">{name}</h3>
          {!isHoliday && <Badge tone="attention">{HOLIDAY_WORDS.notHoliday}</Badge>}
        </div>
        <p className="mt-1">{[day, marketIn(country).name].join(' · ')}</p>
        <p className="mt-0.5 text-faint wrap-anywhere">
          <Sentence text={HOLIDAY_WORDS.source} parts={{ source }} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-label={HOLIDAY_WORDS.editOne(name, day)} onClick={onEdit}>
          {HOLIDAY_WORDS.edit}
        </Button>
        <Button size="small" aria-label={HOLIDAY_WORDS.deleteOne(name, day)} onClick={remove}>
          {HOLIDAY_WORDS.delete}
        </Button>
      </div>
    </li>
  );
}

type ExpectedDaysProps = { expected: readonly ExpectedDay[]; onEnter: (day: ExpectedDay) => void };

function ExpectedDays({ expected, onEnter }: ExpectedDaysProps) {
  const formats = useFormats();
  return (
    <div className="border-t border-line px-5 py-4 text-sm">
      <h3 className="text-sm font-semibold">{HOLIDAY_WORDS.expected}</h3>
      <p className="mt-1 text-soft">{HOLIDAY_WORDS.expectedNote}</p>
      <ul aria-label={HOLIDAY_WORDS.expected} className="mt-3 flex flex-col gap-2">
        {expected.map((one) => {
          const { country, occasion, day, days } = one;
          const where = marketIn(country).name;
          return (
            <li key={`${country} ${day}`} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-0 flex-1 basis-40">
                {HOLIDAY_WORDS.expectedDay(OCCASION_NAMES[occasion], days)}
                <span className="text-soft max-sm:hidden">{DOT}</span>
                <span className="text-soft max-sm:block">
                  {HOLIDAY_WORDS.expectedOn(writeDay(day, formats), where)}
                </span>
              </span>
              <Button
                size="small"
                aria-label={HOLIDAY_WORDS.enterOne(OCCASION_NAMES[occasion], where)}
                onClick={() => onEnter(one)}
              >
                {HOLIDAY_WORDS.enter}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
