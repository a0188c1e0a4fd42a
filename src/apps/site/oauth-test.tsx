import { buttonClasses } from '#ui/button.tsx';
import { Facts, PageTop, Part } from './parts.tsx';

/**
 * For who sets up signing in with other services: which there are, and what a way there and back gives. The server has
 * no such page in production.
 */
export function OauthTest() {
  return (
    <>
      <PageTop eyebrow="Development and staging" title="Signing in with other services">
        <p>
          Which services this installation knows, and what it learns from a way there and back. This page does not exist
          in production.
        </p>
      </PageTop>
      <div data-oauth-test>
        <Part title="The services">
          <noscript>
            <p className="mt-4 text-soft">
              This page asks the server with JavaScript, which is switched off in your browser. The services are those
              of the setting OIDC_ISSUERS; the buttons stand on the page of signing in.
            </p>
          </noscript>
          <p data-none role="status" className="needs-script mt-4 text-soft">
            Asking the server…
          </p>
          <ul data-services className="mt-4 flex max-w-2xl flex-col gap-3" />
          <template data-service>
            <li className="card flex flex-wrap items-center justify-between gap-3 p-4">
              <span>
                <strong data-name className="block font-medium wrap-anywhere" />
                <span data-id className="block text-sm text-faint" />
              </span>
              <button type="button" className={buttonClasses('primary')}>
                Go there and back
              </button>
            </li>
          </template>
          <p className="mt-5 text-sm text-soft">
            Return address to register there:{' '}
            <code data-return className="wrap-anywhere">
              /auth/callback
            </code>
          </p>
        </Part>
        <Part title="What came back" tinted>
          <dl data-came-back className="mt-4 grid max-w-2xl grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            {[
              ['state', 'Session'],
              ['name', 'Name'],
              ['email', 'E-mail'],
              ['services', 'Services that open the account'],
            ].map(([key, label]) => (
              <div key={key} className="contents">
                <dt className="text-faint">{label}</dt>
                <dd data-fact={key} className="wrap-anywhere">
                  —
                </dd>
              </div>
            ))}
          </dl>
          <Facts
            facts={[
              'Somebody new is asked for what a sign-up needs before there is an account, and comes back here after it.',
              'Codes, tokens and the client’s secret stay on the server and are shown nowhere.',
            ]}
          />
        </Part>
      </div>
    </>
  );
}
