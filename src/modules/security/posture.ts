import { AUTHENTICATION, complianceScore, type Part, WEIGHTS } from './compliance.ts';

/** What is known of how a person is guarded; facts of the server, none of them declared by anybody. */
export type PostureFacts = {
  readonly isOverTls: boolean;
  readonly daysSinceExport: number | null;
  readonly hasSecondFactor: boolean;
  readonly riskySessions: number;
  /** Devices of open sessions that are not trusted. */
  readonly untrustedInUse: number;
  readonly staleDevices: number;
  /** Critical and high alerts that are still open. */
  readonly graveAlerts: number;
  /** Own books with other members, in which no second factor is asked of them. */
  readonly looseBooks: number;
  /** As far as its last lines go. */
  readonly isRecordWhole: boolean;
};

/** A fact that counts, in words. `earned` of `of` points within its part. */
export type Factor = {
  readonly key: string;
  readonly part: Part;
  readonly title: string;
  readonly note: string;
  readonly earned: number;
  readonly of: number;
  /** Where it can be changed; null where only who runs the installation can. */
  readonly to: string | null;
};

const SECURITY = '/app/settings/security';
const EXPORT_DAYS = 90;
/** Lines of the record that are followed at each look, from the newest back; all of them only when somebody asks. */
export const LINES_FOLLOWED = 200;

/** Every factor there is, met or not. */
export function factorsOf(facts: PostureFacts): Factor[] {
  const { daysSinceExport, untrustedInUse, staleDevices, graveAlerts, looseBooks, riskySessions } = facts;
  const factor = (
    part: Part,
    of: number,
    isMet: boolean,
    [key, title, met, missing]: readonly [string, string, string, string],
    to: string | null,
  ): Factor => ({ key, part, title, note: isMet ? met : missing, earned: isMet ? of : 0, of, to });
  const hasCopy = daysSinceExport !== null && daysSinceExport <= EXPORT_DAYS;
  return [
    factor(
      'dataProtection',
      40,
      true,
      ['sealed', 'Account numbers and secrets are sealed', 'They are encrypted where they are kept.', ''],
      null,
    ),
    factor(
      'dataProtection',
      30,
      facts.isOverTls,
      [
        'tls',
        'The connection is encrypted',
        'Nobody on the way reads along.',
        'This installation is reached without encryption. Who runs it can change that.',
      ],
      null,
    ),
    factor(
      'dataProtection',
      30,
      hasCopy,
      [
        'copy',
        'You have a copy of your books',
        `You took one within the last ${EXPORT_DAYS} days.`,
        `You took none within the last ${EXPORT_DAYS} days. A copy is yours whatever happens here.`,
      ],
      '/app/settings/advanced',
    ),
    factor(
      'authentication',
      AUTHENTICATION.signedIn,
      true,
      ['signed-in', 'You are signed in', 'We know that it is your account.', ''],
      SECURITY,
    ),
    factor(
      'authentication',
      AUTHENTICATION.sessionTimeout,
      true,
      ['timeout', 'Sessions end when nobody uses them', 'After an hour of rest at the latest.', ''],
      SECURITY,
    ),
    factor(
      'authentication',
      AUTHENTICATION.mfa,
      facts.hasSecondFactor,
      [
        'second-factor',
        'A second step guards your sign-in',
        'Your password alone opens nothing on a new device.',
        'Whoever knows your password is in. An app or a passkey takes two minutes.',
      ],
      SECURITY,
    ),
    factor(
      'session',
      40,
      riskySessions === 0,
      [
        'calm',
        'No session looks unusual',
        'Places and devices are as always.',
        `${counted(riskySessions, 'session looks', 'sessions look')} unusual. End what you do not know.`,
      ],
      '#sessions',
    ),
    factor(
      'session',
      30,
      untrustedInUse === 0,
      [
        'known',
        'You are signed in on trusted devices alone',
        'You marked each of them as yours.',
        `${counted(untrustedInUse, 'device in use is', 'devices in use are')} not trusted. Mark those that are yours; trust grows as they are used.`,
      ],
      '#devices',
    ),
    factor(
      'session',
      30,
      staleDevices === 0,
      [
        'fresh',
        'No old device is known any more',
        'Each was used within the last 90 days.',
        `${counted(staleDevices, 'device was', 'devices were')} not used for 90 days. Forget what you no longer have.`,
      ],
      '#devices',
    ),
    factor(
      'access',
      50,
      graveAlerts === 0,
      [
        'alerts',
        'No grave alert is waiting',
        'You have dealt with all of them.',
        `${counted(graveAlerts, 'alert waits', 'alerts wait')} for you to look.`,
      ],
      '#alerts',
    ),
    factor(
      'access',
      50,
      looseBooks === 0,
      [
        'books',
        'Books you share ask for a second step',
        'Or you share none.',
        `${counted(looseBooks, 'set of books that you share asks', 'sets of books that you share ask')} its members for no second step.`,
      ],
      '/app/settings/members',
    ),
    factor(
      'audit',
      100,
      facts.isRecordWhole,
      [
        'record',
        'Your record is whole',
        `None of its last ${LINES_FOLLOWED} lines was altered, taken out or moved. “Check the record” follows all of them.`,
        `One of the last ${LINES_FOLLOWED} lines of your record is not as it was written. Tell who runs this installation.`,
      ],
      '#activity',
    ),
  ];
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export type PartScore = { readonly part: Part; readonly score: number };

/** What each part comes to, 0 to 100. */
export function partScores(factors: readonly Factor[]): PartScore[] {
  return (Object.keys(WEIGHTS) as Part[]).map((part) => {
    const own = factors.filter((factor) => factor.part === part);
    const of = own.reduce((sum, factor) => sum + factor.of, 0);
    return { part, score: of === 0 ? 0 : Math.round((own.reduce((sum, { earned }) => sum + earned, 0) / of) * 100) };
  });
}

export function scoreOf(factors: readonly Factor[]): number {
  return complianceScore(Object.fromEntries(partScores(factors).map(({ part, score }) => [part, score])));
}

/** What is missing, with the points that the whole score would gain, the most first. */
export function gainsIn(factors: readonly Factor[]): (Factor & { readonly gain: number })[] {
  const now = scoreOf(factors);
  return factors
    .filter(({ earned, of }) => earned < of)
    .map((missing) => {
      const better = factors.map((factor) => (factor === missing ? { ...factor, earned: factor.of } : factor));
      return { ...missing, gain: scoreOf(better) - now };
    })
    .toSorted((a, b) => b.gain - a.gain);
}
