export const PROJECTS_PATH = '/app/projects';
export const PORTFOLIO_PATH = '/app/projects/dashboard';
export const NEW_PATH = '/app/projects/new';

export const linkToProject = (id: string) => `${PROJECTS_PATH}/${id}`;
export const linkToEdit = (id: string) => `${PROJECTS_PATH}/${id}/edit`;
