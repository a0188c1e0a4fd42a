import { stricterPolicy } from './stricter-policy.ts';

/** Takes from the page, for as long as it lives, what the app needed to start and needs no more. */
export function keepToStricterPolicy(): void {
  const tag = document.createElement('meta');
  tag.httpEquiv = 'Content-Security-Policy';
  tag.content = stricterPolicy(window.location.origin);
  // What breaks the first stage browsers tell the server themselves; of a policy in a page they tell the page alone.
  document.addEventListener('securitypolicyviolation', (event) => {
    if (!event.originalPolicy.includes('report-uri'))
      void import('./violation.client.ts').then(({ tellViolation }) => tellViolation(event));
  });
  document.head.append(tag);
}
