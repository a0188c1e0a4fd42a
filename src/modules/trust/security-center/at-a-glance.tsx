import { CircleCheck, History, ListChecks, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenAlerts } from '#modules/access/alerts/parts.tsx';
import { useAssessment } from '#modules/trust/compliance/parts.tsx';
import { useOpenSessions } from '#modules/access/sessions/parts.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useLastDay } from './activity-section.tsx';
import { wordsOf } from './record-words.ts';
import { AT_A_GLANCE_WORDS } from './words.ts';

/** Three questions and their answers: who is signed in, what happened, what to do now. */
export function AtAGlance() {
  return (
    <div className="mb-4 grid gap-4 lg:grid-cols-3">
      <ToDo />
      <SignedIn />
      <Happened />
    </div>
  );
}

function Card({
  icon,
  title,
  answer,
  children,
}: {
  icon: ReactNode;
  title: string;
  answer: string | null;
  children: ReactNode;
}) {
  return (
    <section className="card flex min-w-0 flex-col gap-1.5 px-5 py-4">
      <h2 className="flex items-center gap-2 text-sm font-medium text-faint [&_svg]:size-4">
        {icon}
        {title}
      </h2>
      {answer === null ? (
        <Skeleton className="my-1.5 w-40" />
      ) : (
        <p className="text-lg leading-snug font-semibold">{answer}</p>
      )}
      <p className="text-sm text-soft">{children}</p>
    </section>
  );
}

function ToDo() {
  const alerts = useOpenAlerts().data;
  const posture = useAssessment().data;
  const first = alerts?.[0];
  const gain = posture?.gains[0];
  const answer =
    alerts === undefined || posture === undefined
      ? null
      : first === undefined
        ? (gain?.title ?? AT_A_GLANCE_WORDS.nothingToDo)
        : AT_A_GLANCE_WORDS.resolveAlerts(alerts.length);
  return (
    <Card
      icon={first === undefined ? <CircleCheck aria-hidden /> : <ListChecks aria-hidden />}
      title={AT_A_GLANCE_WORDS.whatToDoNow}
      answer={first === undefined && gain !== undefined && answer !== null ? AT_A_GLANCE_WORDS.oneImprovement : answer}
    >
      {first !== undefined && (
        <>
          {first.title}. <TextLink to="#alerts">{AT_A_GLANCE_WORDS.viewAlerts}</TextLink>
        </>
      )}
      {first === undefined && gain !== undefined && (
        <>
          {gain.note} (+{gain.gain}){' '}
          {gain.to !== null && <TextLink to={gain.to}>{AT_A_GLANCE_WORDS.changeIt}</TextLink>}
        </>
      )}
      {first === undefined && gain === undefined && posture !== undefined && AT_A_GLANCE_WORDS.noOpenAlerts}
    </Card>
  );
}

function SignedIn() {
  const sessions = useOpenSessions().data;
  const count = sessions?.length ?? 0;
  const others = (sessions ?? []).filter(({ isCurrent }) => !isCurrent).map(({ device }) => device.name);
  const answer = sessions === undefined ? null : AT_A_GLANCE_WORDS.youOnThisDevice(count);
  return (
    <Card icon={<Users aria-hidden />} title={AT_A_GLANCE_WORDS.whoIsSignedIn} answer={answer}>
      {others.length > 0 && <>{AT_A_GLANCE_WORDS.also(others.join(', '))} </>}
      {sessions !== undefined && <TextLink to="#sessions">{AT_A_GLANCE_WORDS.viewSessions}</TextLink>}
    </Card>
  );
}

const DAY = 24 * 60 * 60_000;

function Happened() {
  const formats = useFormats();
  const alerts = useOpenAlerts();
  const lines = useLastDay().data;
  // What came from outside stands under nobody's name, and in an alert alone.
  const told = (alerts.data ?? []).filter(({ createdAt }) => alerts.dataUpdatedAt - createdAt.getTime() < DAY);
  const unusual = told.filter(({ severity }) => severity !== 'low');
  const [last] = (lines ?? []).map(({ action, at }) => ({ words: wordsOf(action), at }));
  const [alert] = unusual.length > 0 ? unusual : told;
  const shown = alert === undefined ? last : { words: alert.title, at: alert.createdAt };
  const isKnown = lines !== undefined && alerts.data !== undefined;
  return (
    <Card
      icon={<History aria-hidden />}
      title={AT_A_GLANCE_WORDS.inLast24Hours}
      answer={isKnown ? findingOf(unusual.length, told.length) : null}
    >
      {isKnown && shown !== undefined && (
        <>
          {(alert === undefined ? AT_A_GLANCE_WORDS.lastActivity : AT_A_GLANCE_WORDS.unusualActivity)(
            shown.words,
            writeMoment(shown.at, formats),
          )}{' '}
        </>
      )}
      {isKnown && <TextLink to="#activity">{AT_A_GLANCE_WORDS.viewActivity}</TextLink>}
    </Card>
  );
}

function findingOf(unusual: number, told: number): string {
  if (unusual > 0) return AT_A_GLANCE_WORDS.oneUnusualEvent(unusual);
  if (told > 0) return AT_A_GLANCE_WORDS.oneMinorAlert(told);
  return AT_A_GLANCE_WORDS.nothingUnusual;
}
