import { ORIGIN_MARK } from './origin-mark.ts';
import { reportLater } from './uncaught.client.ts';
/** Takes from the page, for as long as it lives, what the app needed to start and needs no more. */
export function keepToStricterPolicy(): void {
  const tag = document.querySelector<HTMLMetaElement>('meta[name=stricter-policy]');
  // Without one the page comes from its sources, which are everywhere.
  if (tag === null) return;
  // What breaks the first stage browsers tell the server themselves; of a policy in a page they tell the page alone.
  document.addEventListener('securitypolicyviolation', ({ originalPolicy, effectiveDirective, blockedURI }) => {
    if (!originalPolicy.includes('report-uri'))
      reportLater('warn', `content policy: ${effectiveDirective}`, { blocked: blockedURI });
  });
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = tag.content.replaceAll(ORIGIN_MARK, window.location.origin);
  tag.replaceWith(policy);
}
