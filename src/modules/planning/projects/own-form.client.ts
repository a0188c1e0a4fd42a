import type { ZodForm } from '#ui/form.tsx';
import type { ProjectForm, ProjectWish } from './form.ts';

export type OwnForm = ZodForm<ProjectForm, ProjectWish>;
/** Who can take part. */
export type Members = readonly { readonly id: string; readonly name: string }[];
