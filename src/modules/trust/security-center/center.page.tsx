import type { ReactNode } from 'react';
import { REFRESH_MINUTES } from '#kernel/refresh.ts';
import { AlertsSection, useOpenAlerts } from '#modules/access/alerts/parts.tsx';
import { AssessmentSection, useAssessment } from '#modules/trust/compliance/parts.tsx';
import type { Alert } from '#modules/access/alerts/model.ts';
import { DeviceAnswers } from '#modules/access/devices/parts.tsx';
import { DevicesPart } from '#modules/access/sessions/parts.tsx';
import { useAnchor } from '#ui/anchor.client.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useRefreshedWhileUsed } from '#ui/refresh.client.ts';
import { ActivitySection } from './activity-section.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { FiguresSection } from './figures-section.tsx';
import { AT_A_GLANCE_WORDS, CENTER_PAGE_WORDS } from './words.ts';

/** Am I safe? Who is signed in, what happened, what should I do now. */
export function SecurityCenterPage() {
  useRefreshedWhileUsed(REFRESH_MINUTES.securityStatus);
  useAnchor();
  const answer = useAnswer();
  return (
    <>
      <PageHeader
        title={CENTER_PAGE_WORDS.securityCenterHeading}
        {...(answer === null ? {} : { answer })}
        actions={<LinkButton to="/app/settings/security">{CENTER_PAGE_WORDS.signInSettings}</LinkButton>}
      />
      <AtAGlance />
      {/* Two columns, whichever is the longer: the activity goes on below the first, and ends the page of a phone. */}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <Anchor id="alerts">
            <AlertsSection beside={deviceIn} />
          </Anchor>
          <Anchor id="sessions">
            <DevicesPart />
          </Anchor>
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:row-span-2">
          <Anchor id="posture">
            <AssessmentSection />
          </Anchor>
          <FiguresSection />
        </div>
        <Anchor id="activity">
          <ActivitySection />
        </Anchor>
      </div>
    </>
  );
}

/** What can be done about the device that an alert speaks of. */
function deviceIn({ metadata }: Alert): ReactNode {
  const id = metadata['deviceId'];
  return typeof id === 'string' && <DeviceAnswers deviceId={id} />;
}

/** The one sentence for who reads no further; null until it is known. */
function useAnswer(): string | null {
  const alerts = useOpenAlerts().data;
  const posture = useAssessment().data;
  if (alerts === undefined || posture === undefined) return null;
  const grave = alerts.filter(({ severity }) => severity === 'critical' || severity === 'high').length;
  if (grave > 0) return CENTER_PAGE_WORDS.oneImportantAlertNeeds(grave);
  if (alerts.length > 0) return AT_A_GLANCE_WORDS.oneAlertToLookAt(alerts.length);
  if (posture.status === 'compliant') return CENTER_PAGE_WORDS.yourAccountIsWell;
  return posture.status === 'partial' ? CENTER_PAGE_WORDS.noAlertsButYour : CENTER_PAGE_WORDS.noAlertsButYourAccount;
}

function Anchor({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className="min-w-0 scroll-mt-20">
      {children}
    </div>
  );
}
