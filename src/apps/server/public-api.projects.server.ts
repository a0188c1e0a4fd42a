import { publicAttachment } from '#modules/sharing/integrations/public-api.attachments.ts';
import {
  type PROJECT_OPERATIONS,
  publicProject,
  publicSummary,
} from '#modules/sharing/integrations/public-api.projects.ts';
import type { Handlers } from './public-api.api.server.ts';

export const PROJECT_HANDLERS: Handlers<typeof PROJECT_OPERATIONS> = {
  async projects(api, { query: { today: own }, today }) {
    const { projects } = await api.projects.list({ today: own ?? today });
    return { data: projects.map(publicSummary) };
  },
  async project(api, { id, query: { today: own }, today }) {
    return { data: publicProject(await api.projects.get({ id, today: own ?? today })) };
  },
  async projectFiles(api, { id }) {
    return { data: (await api.projects.files({ id })).map(publicAttachment) };
  },
  async addProjectTime(api, { id: projectId, body: { day, minutes, note, billable } }) {
    const entry = { projectId, day, minutes, note, isBillable: billable, rate: null };
    return { data: await api.projects.addTime(entry) };
  },
};
