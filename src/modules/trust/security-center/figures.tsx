import { useFormats, writeNumber } from '#ui/formats.tsx';
import type { Statistics } from './model.ts';
import { wordsOf } from './record-words.ts';
import { FIGURES_WORDS } from './words.ts';

const UNREADABLE = FIGURES_WORDS.notAvailableNow;

/** What a record says in figures. */
export function Figures({ of: { inAll, inLastHour, critical, topActions, alerts, sessions } }: { of: Statistics }) {
  const formats = useFormats();
  const bySeverity = (['critical', 'high', 'medium', 'low'] as const)
    .map((severity) => ({ severity, count: alerts.openBySeverity[severity] }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => `${writeNumber(count, formats)} ${SEVERITY[severity]}`);
  const lines = [
    [FIGURES_WORDS.actionsInLastHour, writeNumber(inLastHour, formats)],
    [FIGURES_WORDS.actionsInTotal, writeNumber(inAll, formats)],
    [FIGURES_WORDS.deletionsAndSecurityChanges, writeNumber(critical, formats)],
    [FIGURES_WORDS.openAlerts, alerts.isWhole ? withParts(writeNumber(alerts.open, formats), bySeverity) : UNREADABLE],
    [FIGURES_WORDS.alertsResolved, alerts.isWhole ? writeNumber(alerts.resolved, formats) : UNREADABLE],
    [
      FIGURES_WORDS.openSessions,
      sessions.risky === 0
        ? writeNumber(sessions.open, formats)
        : withParts(writeNumber(sessions.open, formats), [`${writeNumber(sessions.risky, formats)} unusual`]),
    ],
  ] as const;
  return (
    <>
      <dl className="divide-y divide-line border-t border-line">
        {lines.map(([name, value]) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-2">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="figures text-right text-sm font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {topActions.length > 0 && (
        <>
          <h3 className="border-t border-line px-5 pt-4 pb-1 text-sm font-medium">
            {FIGURES_WORDS.mostFrequentActions}
          </h3>
          <ol className="px-5 pb-3">
            {topActions.map(({ action, count }) => (
              <li key={action} className="flex items-baseline justify-between gap-4 py-1 text-sm">
                <span className="min-w-0 text-soft wrap-anywhere">{wordsOf(action)}</span>
                <span className="figures">{writeNumber(count, formats)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** A count with what it is made of: `2 (1 critical, 1 for information)`. */
const withParts = (count: string, parts: readonly string[]) =>
  parts.length === 0 ? count : `${count} (${parts.join(', ')})`;

const SEVERITY = { critical: 'critical', high: 'important', medium: 'worth a look', low: 'for information' } as const;
