/** `plan`: limits by category. `envelope`: every amount of money has a job. */
export const METHODS = ['plan', 'envelope'] as const;
export type Method = (typeof METHODS)[number];
