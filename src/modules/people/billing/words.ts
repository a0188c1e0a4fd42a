/** `admin.metrics.part.tsx` */
export const ADMIN_METRICS_PART_WORDS = {
  revenueMonth: 'Monthly revenue',
  subscriptions: 'Subscriptions',
  monthlyRecurringRevenueBy: 'Monthly recurring revenue by currency',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  billingPlansHeading: 'Billing & Plans',
  youAreOnPlan: (planNames: string) => `You are on the ${planNames} plan.`,
  todayItIncludesSame: (planNames: string) => `Today this plan includes the same as ${planNames}. `,
  talkToUs: 'talk to us',
  toChangeYourPlan: '{same} To change your plan, {link}.',
  whatEachPlanIncludes: 'What each plan includes',
  planHistory: 'Plan history',
  noCharge: 'No charge',
  priceOnRequest: 'Price on request',
  yours: 'Your plan',
  everythingIn: (planNames: string) => `Everything in ${planNames}`,
  noPlansYetYou: 'No paid plans so far.',
  active: 'Active',
  ended: 'Ended',
  ends: 'Ends',
  whenCancelled: 'When you cancel',
  nothingCharged: 'Nothing charged',
} as const;
