import { buttonClasses } from '#ui/button.tsx';
import { Facts, PageTop, Part } from './parts.tsx';

/**
 * For who sets up signing in with other services: which there are, and what a way there and back gives. The server has
 * no such page in production.
 */
export function OauthTest() {
  return (
    <>
      <PageTop eyebrow="Development and staging" title="Sign-in services">
        <p>Test the sign-in services of this installation. This page does not exist in production.</p>
      </PageTop>
      <div data-oauth-test>
        <Part title="Services">
          <noscript>
            <p className="mt-4 text-soft">Turn on JavaScript to test the services of the setting OIDC_ISSUERS.</p>
          </noscript>
          <p data-none role="status" className="needs-script mt-4 text-soft">
            Loading…
          </p>
          <ul data-services className="mt-4 flex max-w-2xl flex-col gap-3" />
          <template data-service>
            <li className="card flex flex-wrap items-center justify-between gap-3 p-4">
              <span>
                <strong data-name className="block font-medium wrap-anywhere" />
                <span data-id className="block text-sm text-faint" />
              </span>
              <button type="button" className={buttonClasses('primary')}>
                Test sign-in
              </button>
            </li>
          </template>
          <p className="mt-5 text-sm text-soft">
            Redirect URI to register:{' '}
            <code data-return className="wrap-anywhere">
              /auth/callback
            </code>
          </p>
        </Part>
        <Part title="Result of the test sign-in" tinted>
          <dl
            data-came-back
            className="mt-4 grid max-w-2xl grid-cols-[minmax(8rem,auto)_minmax(50%,1fr)] gap-x-6 gap-y-2"
          >
            {[
              ['state', 'Session'],
              ['name', 'Name'],
              ['email', 'E-mail'],
              ['services', 'Services you can sign in with'],
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
              'New people complete the sign-up first and then return here.',
              'Codes, tokens and the client secret stay on the server.',
            ]}
          />
        </Part>
      </div>
    </>
  );
}
