/** `alert-item.parts.tsx` */
export const ALERT_ITEM_PARTS_WORDS = {
  pleaseCheck: 'Please check',
  forInformation: 'For information',
  createdAndResolved: (createdAt: string, resolvedAt: string) => `Reported on ${createdAt}, resolved on ${resolvedAt}`,
} as const;

/** `parts.tsx` */
export const PARTS_WORDS = {
  alerts: 'Alerts',
  unusualActivityOnYourNote: 'Warnings about unusual sign-ins and other security events.',
  showOpenAlerts: (all: boolean) => (all ? 'Show open alerts' : 'Show all alerts'),
  noAlertsYet: (all: boolean) => (all ? 'No alerts yet.' : 'No open alerts.'),
  alertResolved: 'Alert resolved',
  resolveOf: (title: string) => `Resolve alert: ${title}`,
  resolve: 'Resolve',
} as const;
