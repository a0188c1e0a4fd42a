import { DEVICE_STORE } from '#browser/device-store-name.ts';
import { PageTop, Part } from './parts.tsx';

type Kept = { readonly name: string; readonly what: string; readonly until: string };

const COOKIES: readonly Kept[] = [
  {
    name: 'ilifa.session_token',
    what: 'Keeps you signed in. Scripts cannot read this cookie, and other sites do not send it.',
    until: '7 days; the session ends sooner',
  },
  {
    name: 'ilifa.signed-in',
    what: 'Tells our public pages that you may be signed in, and nothing else.',
    until: '7 days',
  },
  {
    name: 'ilifa.device',
    what: 'A random number that identifies your browser, so that we notice a new browser.',
    until: '400 days',
  },
  {
    name: 'ilifa.began',
    what: 'Links the steps of signing up, or of signing in with another service.',
    until: '1 hour',
  },
  {
    name: 'ilifa.trusted-…',
    what: 'Remembers that you chose not to be asked for two-step verification in this browser.',
    until: '30 days',
  },
  {
    name: 'ilifa.not-found',
    what: 'The address of a page that was not found, until the home page shows it.',
    until: '1 minute, or until the page is shown',
  },
  { name: 'sidebar', what: 'Remembers whether the sidebar is open.', until: '7 days' },
];

const STORED: readonly Kept[] = [
  {
    name: 'debt-plan',
    what: 'Your plan in the debt planner, once you change it. The plan is only sent to us if you save it to your account.',
    until: 'Until you delete the debt plan, or save it to your account',
  },
  {
    name: 'debt-plan-later',
    what: 'Your choice not to save the debt plan to your account.',
    until: 'Until the tab is closed',
  },
  {
    name: 'theme',
    what: 'Remembers whether you chose the light or the dark theme.',
    until: 'Until you choose the system theme',
  },
  {
    name: 'consent-given, consent-preferences',
    what: 'Your privacy choices, and when you made these choices.',
    until: 'Until you change your privacy choices',
  },
  {
    name: 'last_use, last_active_tab, last_user_agent, last_location',
    what: 'When, in which browser and in which country you last used the app, so that we notice unusual sessions.',
    until: 'Until you clear the browser’s storage',
  },
  {
    name: 'news:…',
    what: 'In older browsers, tells your other tabs that you signed in or out.',
    until: 'A moment',
  },
  {
    name: 'push-worker.js',
    what: 'Lets the app open without a network, and shows notifications if you turned them on.',
    until: 'Until you clear the browser’s storage',
  },
  {
    name: DEVICE_STORE,
    what: 'Recent pages to read offline, encrypted, and transactions you added offline. You can turn the pages off under Settings, Advanced.',
    until:
      'Pages: until you sign out or someone else signs in, at most 30 days. Transactions: until they are saved or you delete them',
  },
  {
    name: 'keeps-figures',
    what: 'Your choice not to save recent pages on this device.',
    until: 'Until you choose to save recent pages',
  },
  {
    name: 'low-data',
    what: 'Remembers whether this device should use less data.',
    until: 'Until you choose to follow your browser’s data saver',
  },
  {
    name: 'Stored in this tab only',
    what: 'Which workspace is open, what you are typing, and which page you came from.',
    until: 'Until the tab is closed',
  },
];

/** All that is stored in a browser, by name. */
export function Cookies() {
  return (
    <>
      <PageTop title="Cookies" lead="What we store in your browser.">
        <p>
          We store only what signs you in, keeps you safe or remembers your settings. We do not track you or show you
          ads.
        </p>
      </PageTop>
      <Part title="Cookies">
        <KeptTable caption="Cookies" rows={COOKIES} />
        <p className="mt-4 max-w-2xl text-sm text-faint">
          On a secure connection, the names of the first five cookies start with __Host-. Other websites then cannot set
          them. If you only read pages, we set no cookies.
        </p>
      </Part>
      <Part title="Browser storage" tinted>
        <KeptTable caption="Browser storage" rows={STORED} />
      </Part>
      <Part title="Your privacy choices">
        <p className="mt-4 max-w-2xl text-soft">
          We ask for your consent for three purposes: convenience, measurement and offers. Today we only use
          measurement: with your consent, the app tells us which pages were slow. If a purpose changes, we ask again.
          You can withdraw your consent with “Privacy choices” at the bottom of this page.
        </p>
      </Part>
    </>
  );
}

function KeptTable({ caption, rows }: { caption: string; rows: readonly Kept[] }) {
  return (
    <table className="mt-6 w-full text-left text-base">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b border-edge text-sm">
          <th scope="col" className="w-1/4 py-2 pr-4 font-semibold">
            Name
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            Purpose
          </th>
          <th scope="col" className="w-1/4 py-2 font-semibold">
            Stored for
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, what, until }) => (
          <tr key={name} className="border-b border-line max-md:flex max-md:flex-col max-md:py-3 md:align-top">
            <th scope="row" className="font-medium wrap-anywhere md:py-3 md:pr-4">
              {name.split(/(?<=, )/).map((one) => (
                <span key={one} className="inline-block whitespace-pre">
                  {one}
                </span>
              ))}
            </th>
            <td className="text-pretty text-soft md:py-3 md:pr-4">{what}</td>
            <td className="text-pretty text-faint md:py-3">{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
