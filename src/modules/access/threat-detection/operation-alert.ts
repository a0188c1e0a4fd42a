import type { NewAlert } from '#modules/access/alerts/model.ts';
import { type Answer, UNLESS_YOU, whatWasDone } from './answers.ts';
import type { Operation, OperationVerdict } from './operation-check.ts';

const WORDS: Readonly<Record<Operation, string>> = {
  data_export: 'A full export of your data was requested.',
  bulk_operation: 'Someone tried to delete many transactions at once.',
};
const STOPPED = 'We stopped it, because there were too many requests or the browser had changed.';

/** The alert about something sensitive that was let through or stopped (§8). */
export function alertAboutOperation(operation: Operation, { risk, isAllowed }: OperationVerdict): NewAlert {
  const answers: readonly Answer[] = isAllowed ? [] : ['export-blocked'];
  return {
    alertType: 'data_access',
    severity: isAllowed ? 'low' : 'high',
    title: isAllowed ? 'Sensitive Operation Detected' : 'Sensitive operation stopped',
    description: [WORDS[operation], ...(isAllowed ? [] : [STOPPED, whatWasDone(answers)]), UNLESS_YOU].join(' '),
    metadata: { operation, riskScore: risk, answers: answers.join(', ') },
  };
}
