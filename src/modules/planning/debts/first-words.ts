// What first screens say: the texts of the module's other screens (`words.ts`) load with those alone.

/** `offer.parts.tsx` */
export const OFFER_PARTS_WORDS = {
  debtPlanSaved: 'Debt plan saved',
  itIsNowUnder: 'Your debt plan is now under Debts, and no longer on this device.',
  yourDebtPlan: 'Your debt plan',
  thisWorkspaceAlreadyHas: 'This workspace already has a debt plan',
  youHaveDebtPlan: 'You have a debt plan on this device',
  notNow: 'Not now',
  replacePlan: (isThere: boolean, keepWords: string) => (isThere ? 'Replace the debt plan' : keepWords),
  savedPlan: 'the saved debt plan',
  nothingWasChangedLook: 'Nothing was changed. Look at {savedPlan} before you replace it.',
  itHasAndWould: (debts: string, workspace: string) =>
    `Your plan (${debts}) will be saved in the workspace “${workspace}”.`,
} as const;
