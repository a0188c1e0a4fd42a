import { isRefreshDue, REFRESH_MINUTES } from '#kernel/refresh.ts';
import { queryClient } from '#browser/api.client.ts';
import { leaveFlash } from '#browser/flash-note.client.ts';
import { localStore } from '#browser/stores.client.ts';
import { toast } from '#ui/toast.client.ts';
import { api } from './api.client.ts';
import type { CurrentSession, RiskReport } from './model.ts';
import { browserSessionRisk } from './browser-session-risk.ts';
import { MINUTE, SESSION_LIMITS } from './limits.ts';
import { localSessionCheck } from './local-session-check.ts';
import type { CheckVerdict } from './signs.ts';

/** What a browser remembers of its last check (§7). One that keeps nothing has nothing to compare with. */
const LAST = {
  userAgent: localStore('last_user_agent'),
  tab: localStore('last_active_tab'),
  place: localStore('last_location'),
} as const;

/** An action so soon after another says nothing new. */
const ACTION_EVERY = 1000;

type Stamp = { readonly tab: string; readonly at: number };

const TAB = crypto.randomUUID();

/**
 * Runs the two checks of §4 that belong to the browser: when the books are opened, when somebody comes back to them, and
 * now and then while they work. Never by itself: a question to the server counts as use of the session, so only what a
 * person does may lead to one.
 */
export function watchSession(): () => void {
  let acted = 0;
  let checked = 0;
  const look = () => {
    const now = Date.now();
    if (document.visibilityState === 'hidden' || now - acted < ACTION_EVERY) return;
    acted = now;
    const before = readStamp();
    LAST.tab.keep(JSON.stringify({ tab: TAB, at: now } satisfies Stamp));
    const idle = before === null ? 0 : now - before.at;
    if (
      !isRefreshDue({ asked: checked, now, minutes: REFRESH_MINUTES.activityCheck }) &&
      idle < SESSION_LIMITS.localIdle * MINUTE
    )
      return;
    checked = now;
    void check(idle, { own: now, other: before === null || before.tab === TAB ? null : before.at });
  };
  const events = ['pointerdown', 'keydown', 'visibilitychange'] as const;
  for (const name of events) document.addEventListener(name, look);
  look();
  return () => {
    for (const name of events) document.removeEventListener(name, look);
  };
}

async function check(idle: number, tabStamps: TabStamps): Promise<void> {
  // Whoever is signed out is led away by the refusal; while the server is away nothing can be looked at or told.
  const current = await queryClient.fetchQuery(api.current.queryOptions({ staleTime: 0 })).catch(() => null);
  if (current === null) return;
  let verdicts: { local: CheckVerdict; browser: CheckVerdict };
  try {
    verdicts = verdictsOn(current, idle, tabStamps);
  } catch {
    await api.reportFailure.call().catch(() => undefined);
    return;
  }
  const { local, browser } = verdicts;
  const known = current.riskScore;
  try {
    const isOver =
      (await report('local', local, known)) || (await report('browser', browser, Math.max(known, local.risk)));
    // The next call is refused, and leads to the page that says why.
    if (isOver) await queryClient.invalidateQueries();
  } catch {
    // Told with the next look.
  }
}

type TabStamps = { readonly own: number; readonly other: number | null };

/** What the two checks say of the session, and what of this browser is kept for the next look. */
function verdictsOn(current: CurrentSession, idle: number, tabStamps: TabStamps) {
  const lastUserAgent = LAST.userAgent.read();
  const lastCountry = LAST.place.read();
  LAST.userAgent.keep(navigator.userAgent);
  if (current.country !== null) LAST.place.keep(current.country);
  const age = ageOf(current);
  const local = localSessionCheck({
    hoursOpen: age / (60 * MINUTE),
    // What was before the session began is no rest of it.
    idleMinutes: Math.min(idle, age) / MINUTE,
    isSameUserAgent: lastUserAgent === null || lastUserAgent === navigator.userAgent,
  });
  const browser = browserSessionRisk({
    isExpired: current.expiresAt.getTime() <= current.lastActivity.getTime(),
    isSameDevice: lastUserAgent === null || kindOf(lastUserAgent) === kindOf(navigator.userAgent),
    tabStamps,
    country: current.country,
    lastCountry,
  });
  return { local, browser };
}

/** Tells the server what is worse than it knew, and the person what it means. True where the session is over. */
async function report(which: RiskReport['check'], verdict: CheckVerdict, known: number): Promise<boolean> {
  const { risk, threats, isValid, requiresMfa } = verdict;
  if (risk <= known) return false;
  const { isOver } = await api.report.call({ check: which, risk, threats: [...threats] });
  const firstThreats = threats.slice(0, 2).join(', ');
  const alert = ['Security Alert', `Security threats detected: ${firstThreats}`] as const;
  if (isOver) leaveFlash(...alert, 'error');
  else if (!isValid) toast.error(alert[0], { description: alert[1] });
  else if (requiresMfa)
    toast.warning('Additional Verification Required', {
      description: 'Multi-factor authentication is recommended due to elevated risk',
    });
  return isOver;
}

/** In milliseconds, by the clock of the server alone: that of the browser may be wrong. */
function ageOf({ startedAt, lastActivity }: CurrentSession): number {
  return lastActivity.getTime() - startedAt.getTime();
}

/** A user agent without its versions: an update makes no other device. */
function kindOf(userAgent: string): string {
  return userAgent.replace(/[\d._]+/g, '');
}

function readStamp(): Stamp | null {
  try {
    const kept: unknown = JSON.parse(LAST.tab.read() ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('tab' in kept) || !('at' in kept)) return null;
    return { tab: String(kept.tab), at: Number(kept.at) };
  } catch {
    return null;
  }
}
