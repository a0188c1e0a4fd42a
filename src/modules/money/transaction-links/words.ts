/** Everything that linked transactions say. */
import type { LinkKind } from './model.ts';

/** `router.server.ts`; amounts are written by the caller. */
export function excessSentence(of: 'purchase' | 'refund', excess: string, rest: string): string {
  return of === 'purchase'
    ? `This is ${excess} more than can still be refunded for the purchase. Nothing was changed. Enter ${rest} or less.`
    : `This is ${excess} more than is left of the amount you got back. Nothing was changed. Enter ${rest} or less.`;
}

/** `section.parts.tsx` */
export const SECTION_WORDS = {
  heading: 'Refunds and linked transactions',
  refunded: 'Refunded: {linked} of {purchase}. Your cost: {cost}.',
  paidBack: 'Paid back: {linked} of {purchase}. Your cost: {cost}.',
  usedUp: 'Linked to purchases: {linked} of {refund}.',
  used: 'Linked to purchases: {linked} of {refund}. Not linked yet: {rest}.',
  tooMuch: 'The linked amounts are {excess} more than this transaction. Unlink a transaction.',
  hidden: 'A transaction you cannot see',
  unlinkOne: (name: string) => `Unlink ${name}`,
  unlinked: (name: string) => `${name} was unlinked`,
  add: 'Add link',
  kinds: {
    from: {
      refund: 'Refunded purchase',
      reimbursement: 'Reimbursed purchase',
      fee: 'Payment with this fee',
      related: 'Related transaction',
    },
    to: { refund: 'Refund', reimbursement: 'Reimbursement', fee: 'Fee', related: 'Related transaction' },
  } satisfies Record<'from' | 'to', Record<LinkKind, string>>,
} as const;

/** `link-form.tsx` */
export const FORM_WORDS = {
  kind: 'Kind of link',
  kinds: {
    refund: 'Refund',
    reimbursement: 'Reimbursement',
    fee: 'Fee',
    related: 'Related transaction',
  } satisfies Record<LinkKind, string>,
  search: 'Search transactions',
  searchHint: 'Type words or an amount',
  purchases: 'Which purchase was paid back?',
  refunds: 'Which transaction paid you back?',
  related: 'Which transaction is related?',
  fee: 'Which transaction is this fee for?',
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
