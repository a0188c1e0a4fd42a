import type { NewAlert } from '#modules/access/alerts/model.ts';
import { type Answer, UNLESS_YOU, whatWasDone } from './answers.ts';
import type { Operation, OperationVerdict } from './operation-check.ts';

type Words = { readonly told: string; readonly allowed: string; readonly stopped: string };

const WORDS: Readonly<Record<Operation, Words>> = {
  data_export: {
    told: 'Data downloaded',
    allowed: 'A full export of your data was downloaded.',
    stopped: 'Someone asked for a full export of your data.',
  },
  bulk_operation: {
    told: 'Transactions deleted',
    allowed: 'Many transactions were deleted at once.',
    stopped: 'Someone tried to delete many transactions at once.',
  },
};
const STOPPED = 'We stopped this action, because there were too many requests or the browser had changed.';

/** The alert about something sensitive that was let through or stopped (§8). */
export function alertAboutOperation(operation: Operation, { risk, isAllowed }: OperationVerdict): NewAlert {
  const answers: readonly Answer[] = isAllowed ? [] : ['export-blocked'];
  return {
    alertType: 'data_access',
    severity: isAllowed ? 'low' : 'high',
    title: isAllowed ? 'Sensitive Operation Detected' : 'Sensitive operation stopped',
    description: isAllowed
      ? `${WORDS[operation].allowed} ${UNLESS_YOU}`
      : [WORDS[operation].stopped, STOPPED, whatWasDone(answers), UNLESS_YOU].join(' '),
    metadata: { operation, riskScore: risk, answers: answers.join(', ') },
  };
}

/**
 * What its own person is told in place of the alert, which waits in their list (§8), where nothing speaks against it being
 * them: what was done, without alarm. Null where the alert itself is told.
 */
export function calmWords(operation: Operation, { isAllowed, requirements }: OperationVerdict): Calm | null {
  if (!isAllowed || requirements.includes('VERIFY_DEVICE')) return null;
  const { told, allowed } = WORDS[operation];
  return { title: told, message: allowed };
}

type Calm = { readonly title: string; readonly message: string };
