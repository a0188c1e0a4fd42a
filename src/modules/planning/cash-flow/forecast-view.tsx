import type { Day } from '#kernel/calendar.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ComingList } from './coming-list.tsx';
import { Controls } from './controls.tsx';
import { DatesSection } from './dates-section.tsx';
import { DayPanel } from './day-panel.tsx';
import { ExpectedSection } from './expected-section.tsx';
import { LayersPanel } from './layers-panel.tsx';
import type { Overview } from './model.ts';
import { NoForecast } from './no-forecast.tsx';
import { OutlookCard } from './outlook-card.tsx';
import { ScenarioSection } from './scenario-section.tsx';
import { PAGE_WORDS } from './words.ts';

const COLUMN = 'flex min-w-0 flex-col gap-4 lg:gap-5';

/** The forecast and all that explains it; with little history what is known, and what is missing. */
export function ForecastView({ overview, today }: { overview: Overview; today: Day }) {
  const isEmpty = overview.accounts.length === 0;
  return (
    <>
      <PageHeader title={PAGE_WORDS.cashFlowHeading} actions={isEmpty ? undefined : <Controls overview={overview} />} />
      <div className="flex flex-col gap-4 lg:gap-5">
        {overview.course === null ? (
          <NoForecast overview={overview} today={today} />
        ) : (
          <>
            <OutlookCard overview={overview} today={today} />
            <ScenarioSection overview={overview} />
          </>
        )}
        {!isEmpty && (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-5">
            <div className={COLUMN}>
              {overview.course !== null && <DayPanel overview={overview} today={today} />}
              <ExpectedSection overview={overview} today={today} />
              <DatesSection dates={overview.dates} />
            </div>
            <div className={COLUMN}>
              {overview.course !== null && <LayersPanel />}
              <ComingList overview={overview} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}
