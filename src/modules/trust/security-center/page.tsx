import { doorOf, standingOf } from '#kernel/modules.ts';
import { AlertsSection, useOpenAlerts } from '#modules/access/alerts/parts.tsx';
import { EmailSection, PasswordSection } from '#modules/access/passwords/parts.tsx';
import { SecondFactorSection, useSecondStepAnswer } from '#modules/access/two-factor/second-factor.parts.tsx';
import { TrustedBrowsersSection } from '#modules/access/two-factor/trusted.parts.tsx';
import { LinkedServicesSection } from '#modules/access/social-login/linked.parts.tsx';
import { DevicesPart } from '#modules/access/sessions/parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { useCaller } from '#ui/caller.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { securityModule } from './access.ts';
import { AT_A_GLANCE_WORDS, PAGE_WORDS } from './words.ts';

/** What keeps my books shut to others? Each module shows its own part. */
export function SecurityPage() {
  const answer = useSecondStepAnswer();
  const alerts = useOpenAlerts().data?.length ?? 0;
  // Those who have the Security Center see and resolve them there.
  const hasCenter = doorOf(securityModule, standingOf(useCaller())) === 'open';
  return (
    <div className="max-w-reading">
      <PageHeader
        title={PAGE_WORDS.securityPrivacyHeading}
        {...(answer === null ? {} : { answer })}
        note={PAGE_WORDS.yourSignInSessionsNote}
      />
      <div className="flex flex-col gap-4">
        {alerts > 0 &&
          (hasCenter ? (
            <Notice
              tone="attention"
              action={
                <LinkButton size="small" to="/app/security#alerts">
                  {PAGE_WORDS.viewAlerts}
                </LinkButton>
              }
            >
              {`${AT_A_GLANCE_WORDS.oneAlertToLookAt(alerts)}.`}
            </Notice>
          ) : (
            <AlertsSection />
          ))}
        <SecondFactorSection />
        <DevicesPart />
        <TrustedBrowsersSection />
        <LinkedServicesSection />
        <PasswordSection />
        <EmailSection />
      </div>
    </div>
  );
}
