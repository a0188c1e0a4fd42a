import { JOBS } from './jobs.server.ts';
import {
  portableProjectCosts,
  portableProjectFiles,
  portableProjectRows,
  portableProjects,
  portableProjectSettlements,
  portableProjectTasks,
  portableProjectTimes,
} from './portable.server.ts';
import { projectsRouter } from './router.server.ts';
import {
  projectAlerts,
  projectCosts,
  projectFiles,
  projectRows,
  projects,
  projectSettlements,
  projectTasks,
  projectTimes,
} from './table.server.ts';

export const server = {
  tables: [
    {
      table: projects,
      storage: { label: 'Projects', hint: 'Your projects, with their tasks, time worked and shared costs' },
    },
    { table: projectTasks },
    { table: projectCosts },
    { table: projectTimes },
    { table: projectSettlements },
    { table: projectFiles },
    { table: projectRows },
    { table: projectAlerts, stays: 'were told here, and are told anew elsewhere' },
  ],
  routers: () => ({ projects: projectsRouter }),
  jobs: JOBS,
  portables: [
    portableProjects,
    portableProjectTasks,
    portableProjectCosts,
    portableProjectTimes,
    portableProjectSettlements,
    portableProjectFiles,
    portableProjectRows,
  ],
};
