/** Why a change of goals is refused. */
export const REFUSALS = {
  GOAL_NOT_FOUND: {
    status: 404,
    message: 'This goal is not in this workspace. It may have been deleted. Nothing was changed.',
  },
  GOAL_ARCHIVED: { status: 409, message: 'This goal is archived. Nothing was changed. Restore it first.' },
  ACCOUNT_NOT_FOUND: {
    status: 404,
    message: 'The account is not in this workspace. It may have been deleted. Nothing was changed.',
  },
  ACCOUNT_OWES: {
    status: 409,
    message: 'Cards and loans hold no money to set aside. Nothing was changed. Choose another account.',
  },
  OTHER_CURRENCY: {
    status: 409,
    message: 'The amount is not in the currency of the account. Nothing was changed.',
  },
  NOT_ENOUGH: {
    status: 409,
    message:
      'Less than this amount is set aside for the goal in this account. Nothing was changed. Enter a smaller amount.',
  },
  RATE_UNKNOWN: {
    status: 409,
    message:
      'We have no exchange rate from this week for this currency. Nothing was changed. Enter a rate under Exchange rates, then try again.',
  },
  ENTRY_NOT_FOUND: {
    status: 404,
    message: 'This entry does not belong to this goal. It may have been deleted. Nothing was changed.',
  },
  TRANSACTION_NOT_FOUND: {
    status: 404,
    message: 'This transaction is not in this workspace. It may have been deleted. Nothing was changed.',
  },
  TRANSACTION_USED: { status: 409, message: 'This transaction already counts for a goal. Nothing was changed.' },
  NOT_INCOMING: {
    status: 409,
    message: 'Only money that an account received can be set aside. Nothing was changed.',
  },
  FEED_NOT_FOUND: {
    status: 404,
    message: 'This rule does not belong to this goal. It may have been deleted. Nothing was changed.',
  },
  PLEDGE_NOT_FOUND: {
    status: 404,
    message: 'This pledge does not belong to this goal. It may have been deleted. Nothing was changed.',
  },
  CATEGORY_NOT_FOUND: {
    status: 404,
    message: 'This category is not in this workspace. It may have been deleted. Nothing was changed.',
  },
  NOT_INCOME: { status: 409, message: 'Choose a category for income. Nothing was changed.' },
  MEMBER_NOT_FOUND: {
    status: 404,
    message: 'This person is not in this workspace. They may have left. Nothing was changed.',
  },
  TOO_MANY: {
    status: 409,
    message: 'This list is full. Nothing was changed. Delete some entries first.',
  },
} as const;
