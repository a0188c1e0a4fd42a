import { DEVICE_STORE } from '#browser/device-store-name.ts';
import { PageTop, Part } from './parts.tsx';

type Kept = { readonly name: string; readonly what: string; readonly until: string };

const COOKIES: readonly Kept[] = [
  {
    name: 'ilifa.session_token',
    what: 'Says that you are signed in. Scripts cannot read it, other sites do not send it.',
    until: '7 days; the session behind it ends sooner',
  },
  {
    name: 'ilifa.signed-in',
    what: 'Set beside it, says no more than that somebody may be signed in here, so that the pages of visitors need not ask.',
    until: 'with the one above',
  },
  {
    name: 'ilifa.device',
    what: 'A random number by which your own browser is known again, so that a strange one is noticed.',
    until: '400 days',
  },
  {
    name: 'ilifa.began',
    what: 'Set while you sign up or come in through another service: what was begun here is ended here.',
    until: '1 hour',
  },
  {
    name: 'ilifa.trusted-…',
    what: 'Set when you say that this browser need not be asked for a second factor.',
    until: '30 days',
  },
  {
    name: 'ilifa.not-found',
    what: 'The address of a page that was not found, until the home page has named it.',
    until: '1 minute, or until it is shown',
  },
  { name: 'sidebar', what: 'Whether the menu of the application is open.', until: '7 days' },
];

const STORED: readonly Kept[] = [
  {
    name: 'debt-plan',
    what: 'Your plan in the debt planner, once you changed something in it. It is not sent to us unless you keep it in an account.',
    until: 'until you forget it there, or keep it in an account',
  },
  {
    name: 'debt-plan-later',
    what: 'That you do not want to keep that plan in your account now.',
    until: 'until the tab is closed',
  },
  { name: 'theme', what: 'Light or dark, once you chose it.', until: 'until you choose the system’s' },
  {
    name: 'consent-given, consent-preferences',
    what: 'What you decided about privacy, and when.',
    until: 'until you decide anew',
  },
  {
    name: 'last_use, last_active_tab, last_user_agent, last_location',
    what: 'When, in which browser and in which country you last used the application here: a session that suddenly differs is noticed.',
    until: 'until you clear the browser’s storage',
  },
  {
    name: 'news:…',
    what: 'Tells your other tabs that you signed in or out, in browsers that have no other way for it.',
    until: 'a moment',
  },
  {
    name: 'push-worker.js',
    what: 'Once you are signed in: the empty pages of the application, so that they open without a network. Shows messages in this browser, if you switched them on here.',
    until: 'until you clear the browser’s storage; switched off, it is sent no messages',
  },
  {
    name: DEVICE_STORE,
    what: 'What you saw last in the application, sealed, to be read while there is no network; and transactions that you wrote meanwhile. You can switch the first off under Settings, Advanced.',
    until:
      'what you saw: until you sign out, somebody else signs in, or 30 days; what you wrote: until it is in your books or you throw it away',
  },
  {
    name: 'keeps-figures',
    what: 'That nothing you saw is to be kept here, once you chose it.',
    until: 'until you choose otherwise',
  },
  {
    name: 'low-data',
    what: 'Whether this device is to spare data, once you chose it.',
    until: 'until you leave it to the browser again',
  },
  {
    name: 'in the tab alone',
    what: 'Which books are open, what you are typing, where you came from.',
    until: 'until the tab is closed',
  },
];

/** All that is kept in a browser, by name. */
export function Cookies() {
  return (
    <>
      <PageTop eyebrow="Cookies" title="What is kept in your browser">
        <p>
          Only what signs you in, keeps you safe, or remembers what you chose by hand. Nothing that is kept here follows
          you or advertises to you.
        </p>
      </PageTop>
      <Part title="Cookies">
        <KeptTable caption="Cookies" rows={COOKIES} />
        <p className="mt-4 max-w-2xl text-sm text-faint">
          Over an encrypted connection the first five carry __Host- before their names, which keeps other hosts from
          setting them. A visitor who only reads gets none.
        </p>
      </Part>
      <Part title="Storage of the browser" tinted>
        <KeptTable caption="Storage of the browser" rows={STORED} />
      </Part>
      <Part title="Your choice">
        <p className="mt-4 max-w-2xl text-soft">
          Three purposes wait for a yes of yours: convenience, measurement and offers. They are asked for once, with
          answers that look alike. Today only measurement does anything, and only with your yes: the application tells
          us when a page was slow on your device, and which. Should a purpose come to mean more, you are asked anew. You
          withdraw a yes the way you gave it: by the button “Privacy choices” at the foot of this page.
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
            What for
          </th>
          <th scope="col" className="w-1/4 py-2 font-semibold">
            How long
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, what, until }) => (
          <tr key={name} className="border-b border-line max-md:flex max-md:flex-col max-md:py-3 md:align-top">
            <th scope="row" className="font-medium wrap-anywhere md:py-3 md:pr-4">
              {name}
            </th>
            <td className="text-soft md:py-3 md:pr-4">{what}</td>
            <td className="text-faint md:py-3">{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
