import { AlertsSection, useOpenAlerts } from '#modules/access/alerts/parts.tsx';
import { EmailSection, PasswordSection } from '#modules/access/passwords/parts.tsx';
import { DevicesSection } from '#modules/access/devices/parts.tsx';
import { SecondFactorSection, useSecondStepAnswer } from '#modules/access/two-factor/second-factor.parts.tsx';
import { TrustedBrowsersSection } from '#modules/access/two-factor/trusted.parts.tsx';
import { LinkedServicesSection } from '#modules/access/social-login/linked.parts.tsx';
import { SessionsPart } from '#modules/access/sessions/parts.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PAGE_WORDS } from './words.ts';

/** What keeps my books shut to others? Each module shows its own part. */
export function SecurityPage() {
  const answer = useSecondStepAnswer();
  const hasAlerts = (useOpenAlerts().data?.length ?? 0) > 0;
  return (
    <div className="max-w-reading">
      <PageHeader
        title={PAGE_WORDS.securityPrivacyHeading}
        {...(answer === null ? {} : { answer })}
        note={PAGE_WORDS.yourSignInSessionsNote}
      />
      <div className="flex flex-col gap-4">
        {hasAlerts && <AlertsSection />}
        <SecondFactorSection />
        <SessionsPart />
        <DevicesSection />
        <TrustedBrowsersSection />
        <LinkedServicesSection />
        <PasswordSection />
        <EmailSection />
      </div>
    </div>
  );
}
