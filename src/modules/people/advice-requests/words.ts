/** The six services (§2); what each is about stands in `offers.ts`. */
export const SERVICE_IDS = [
  'financial-planning',
  'investment-management',
  'corporate-finance',
  'risk-management',
  'alternative-investments',
  'sustainable-investing',
] as const;
export type ServiceId = (typeof SERVICE_IDS)[number];

export const REQUEST_STATES = ['asked', 'in-talks', 'done', 'declined', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const REQUEST_WORDS: Readonly<Record<RequestState, string>> = {
  asked: 'Asked',
  'in-talks': 'In conversation',
  done: 'Done',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};
