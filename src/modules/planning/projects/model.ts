// What other modules may know of projects.
export type { NewProject, Project } from './project-model.ts';
export { type Detail, type Summary, SummarySchema } from './reading.model.ts';
