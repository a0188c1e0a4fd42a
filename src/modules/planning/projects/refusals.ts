const notFound = (item: string) => ({
  status: 404,
  message: `This ${item} is not in this workspace. It may have been deleted. Nothing was changed.`,
});

/** Why a change of a project is refused. */
export const REFUSALS = {
  PROJECT_NOT_FOUND: notFound('project'),
  TASK_NOT_FOUND: notFound('task'),
  COST_NOT_FOUND: notFound('cost'),
  TIME_NOT_FOUND: notFound('time entry'),
  SETTLEMENT_NOT_FOUND: notFound('payment'),
  FILE_NOT_FOUND: notFound('file'),
  ACCOUNT_NOT_FOUND: notFound('account'),
  CATEGORY_NOT_FOUND: notFound('category'),
  TAG_NOT_FOUND: notFound('tag'),
  TRANSACTION_NOT_FOUND: notFound('transaction'),
  MEMBER_NOT_FOUND: {
    status: 404,
    message: 'This person is not in this workspace. They may have left. Nothing was changed.',
  },
  PERSON_NOT_FOUND: {
    status: 404,
    message: 'This person does not share the costs of the project. Nothing was changed.',
  },
  LINE_NOT_FOUND: { status: 404, message: 'This budget line is not in this project. Nothing was changed.' },
  PROJECT_EXISTS: { status: 409, message: 'A project with this name already exists. Nothing was changed.' },
  PROJECT_CLOSED: { status: 409, message: 'This project is closed. Nothing was changed. Reopen it first.' },
  PROJECT_OPEN: { status: 409, message: 'This project is not closed. Nothing was changed.' },
  OTHER_CURRENCY: { status: 409, message: 'The amount is not in the currency of the project. Nothing was changed.' },
  TOO_MANY: {
    status: 409,
    message: 'This list is full. Nothing was changed. Delete some entries first.',
  },
} as const;
