/** What can be done with debts from the page; null where the person may only look. */
export type May = {
  readonly add: () => void;
  readonly changePlan: () => void;
  readonly edit: (id: string) => void;
} | null;
