import { JOBS } from './jobs.server.ts';
import { portableExpected, portableFloors, portableScenarios } from './portable.server.ts';
import { cashFlowRouter } from './router.server.ts';
import { cashFlowExpected, cashFlowFloors, cashFlowScenarios, cashFlowWarnings } from './table.server.ts';

export const server = {
  tables: [
    {
      table: cashFlowScenarios,
      storage: { label: 'Scenarios', hint: 'Plans such as a new job, and how they change your cash flow' },
    },
    { table: cashFlowExpected },
    { table: cashFlowFloors },
    { table: cashFlowWarnings, stays: 'were sent here, and are sent anew elsewhere' },
  ],
  routers: () => ({ cashFlow: cashFlowRouter }),
  jobs: JOBS,
  portables: [portableScenarios, portableExpected, portableFloors],
};
