/** `admin.metrics.part.tsx` */
export const ADMIN_METRICS_PART_WORDS = {
  revenueMonth: 'Monthly revenue',
  subscriptions: 'Subscriptions',
  monthlyRecurringRevenueBy: 'Monthly recurring revenue by currency',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  billingPlansHeading: 'Billing & Plans',
  youAreOnPlan: (plan: string) => `You are on the ${plan} plan.`,
  todayItIncludesSame: (plan: string) => `Today this plan includes the same as ${plan}. `,
  talkToUs: 'talk to us',
  toChangeYourPlan: '{planNote} To change your plan, {contactUs}.',
  whatEachPlanIncludes: 'What each plan includes',
  planHistory: 'Plan history',
  noCharge: 'No charge',
  priceOnRequest: 'Price on request',
  yours: 'Your plan',
  everythingIn: (plan: string) => `Everything in ${plan}`,
  noPlansYetYou: 'No paid plans so far.',
  active: 'Active',
  ended: 'Ended',
  ends: 'Plan ends',
  whenCancelled: 'When you cancel',
  nothingCharged: 'Nothing was charged',
} as const;
