/** Everything that linked transactions say. */
import type { LinkKind } from './model.ts';

/** `router.server.ts`; amounts are written by the caller. */
export function excessSentence(of: 'purchase' | 'refund', excess: string, rest: string): string {
  const left = of === 'purchase' ? 'can still be refunded for the purchase' : 'is left of the amount you got back';
  return `This is ${excess} more than ${left}. Nothing was changed. Enter ${rest} or less.`;
}

/** `section.parts.tsx` */
export const SECTION_WORDS = {
  heading: 'Refunds and linked transactions',
  refunded: '{linked} of {amount} refunded, {rest} is your cost',
  paidBack: '{linked} of {amount} paid back, {rest} is your cost',
  usedUp: '{linked} of {amount} linked to purchases',
  used: '{linked} of {amount} linked to purchases, {rest} left',
  tooMuch: 'The links come to {excess} more than this transaction. Unlink one.',
  hidden: 'A transaction you cannot see',
  unlinkOne: (name: string) => `Unlink ${name}`,
  unlinked: (name: string) => `${name} was unlinked`,
  add: 'Add link',
  kinds: {
    from: { refund: 'Refund of', reimbursement: 'Reimburses', fee: 'Fee for', related: 'Related to' },
    to: { refund: 'Refunded by', reimbursement: 'Reimbursed by', fee: 'Fee', related: 'Related to' },
  } satisfies Record<'from' | 'to', Record<LinkKind, string>>,
} as const;

/** `link-form.tsx` */
export const FORM_WORDS = {
  kind: 'Kind of link',
  kinds: { refund: 'Refund', reimbursement: 'Reimbursement', fee: 'Fee', related: 'Related' } satisfies Record<
    LinkKind,
    string
  >,
  search: 'Search transactions',
  searchHint: 'Words or an amount',
  purchases: 'Which purchase?',
  refunds: 'Which money came back?',
  related: 'Which transaction?',
  fee: 'Which transaction is it the fee for?',
  noSuggestions: 'No suggestions. Search for the other transaction.',
  nothingFound: (search: string) => `No results for “${search}”`,
  reasons: { merchant: 'Same merchant', amount: 'Same amount' },
  amount: 'Amount refunded',
  cancel: 'Cancel',
  link: 'Link transactions',
  linked: (name: string) => `Linked to ${name}`,
  recategorised: 'The refund now has the category of its purchase.',
} as const;

/** What is wrong with a field. */
export const FIELD_ERRORS = {
  other: 'Choose a transaction',
  amount: 'amount is required',
} as const;
