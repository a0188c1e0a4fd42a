import type { Alert } from './outlook.ts';

/** `notices.ts` */
export const ALERT_WORDS = {
  title: {
    over: (category) => `${category}: the budget is used up`,
    projected: (category) => `${category}: likely to go over budget`,
    near: (category) => `${category}: 80 % of the budget is used`,
  } satisfies Record<Alert, (category: string) => string>,
  message: {
    over: 'What you set aside for this period is spent. You can move money from another category.',
    projected: 'At the pace of this period, spending ends above what you set aside.',
    near: 'Most of what you set aside for this period is spent.',
  } satisfies Record<Alert, string>,
  why: 'You can change the budget of this workspace.',
} as const;
