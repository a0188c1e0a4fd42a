/** Why a change of the budget is refused. */
export const REFUSALS = {
  NO_BUDGET: { status: 409, message: 'This workspace has no budget yet. Nothing was changed. Start a budget first.' },
  BUDGET_EXISTS: { status: 409, message: 'This workspace already has a budget. Nothing was changed.' },
  LINE_NOT_FOUND: {
    status: 404,
    message: 'This category is not in the budget. It may have been deleted. Nothing was changed.',
  },
  LINE_EXISTS: { status: 409, message: 'The budget already has this category. Nothing was changed.' },
  CATEGORY_NOT_FOUND: {
    status: 404,
    message: 'This category is not in this workspace. It may have been deleted. Nothing was changed.',
  },
  NOT_SPENDING: {
    status: 409,
    message: 'Only categories for expenses can have a budget. Nothing was changed. Choose another category.',
  },
  MEMBER_NOT_FOUND: {
    status: 404,
    message: 'This person is not in this workspace. They may have left. Nothing was changed.',
  },
  GROUP_NOT_FOUND: {
    status: 404,
    message: 'This group is not in the budget. It may have been deleted. Nothing was changed.',
  },
  GROUP_EXISTS: { status: 409, message: 'The budget already has a group with this name. Nothing was changed.' },
  TEMPLATE_NOT_FOUND: {
    status: 404,
    message: 'This template is not in the budget. It may have been deleted. Nothing was changed.',
  },
  TEMPLATE_EXISTS: { status: 409, message: 'The budget already has a template with this name. Nothing was changed.' },
  NOTHING_TO_SAVE: { status: 409, message: 'This period has no limits to save. Nothing was changed.' },
  ACCOUNT_NOT_FOUND: {
    status: 404,
    message: 'The account is not in this workspace. It may have been deleted. Nothing was changed.',
  },
  PERIOD_NOT_FOUND: { status: 404, message: 'No period of this budget begins on this day. Nothing was changed.' },
  PERIOD_CLOSED: { status: 409, message: 'This period is closed. Nothing was changed. Reopen it first.' },
  PERIOD_NOT_OVER: { status: 409, message: 'This period is not over yet. Nothing was changed.' },
  PERIOD_OPEN: { status: 409, message: 'This period is not closed. Nothing was changed.' },
  NEEDS_CHANGED: {
    status: 409,
    message: 'The targets need less now, or less is ready to assign. Nothing was changed. Check the amounts.',
  },
  OTHER_CURRENCY: { status: 409, message: 'The amount is not in the currency of this category. Nothing was changed.' },
  TOO_MANY: {
    status: 409,
    message: 'This list is full. Nothing was changed. Delete some entries first.',
  },
} as const;
