import { BRAND } from '#kernel/brand.ts';
import { Newsletter, NewsletterPress, Outcome } from './newsletter.tsx';
import type { PageSource } from './pages.tsx';

const { name } = BRAND;
/** Led to by a form or an e-mail: no search engine lists them. */
const UNLISTED = { isListed: false, description: 'What became of what you sent.' } as const;

/** Pages that forms and e-mails lead to. */
export const OUTCOMES: readonly PageSource[] = [
  {
    ...UNLISTED,
    path: '/contact/sent',
    title: `Sent · ${name}`,
    body: (
      <Outcome eyebrow="Contact" title="Your message has arrived">
        <p>
          A person reads it and answers by e-mail. An e-mail on its way to you says the same; if none comes, look
          whether the address was right, and among the unwanted mail.
        </p>
      </Outcome>
    ),
  },
  {
    ...UNLISTED,
    path: '/partners/sent',
    title: `Sent · ${name}`,
    body: (
      <Outcome eyebrow="Partners" title="Your application has arrived">
        <p>
          A person reads it, looks your licence up, and answers by e-mail. Nothing is published before that. An e-mail
          on its way to you says the same.
        </p>
      </Outcome>
    ),
  },
  { ...UNLISTED, path: '/newsletter', title: `News by e-mail · ${name}`, body: <Newsletter /> },
  {
    ...UNLISTED,
    path: '/newsletter/sent',
    title: `Look into your mail · ${name}`,
    body: (
      <Outcome eyebrow="News by e-mail" title="Look into your mail">
        <p>
          An e-mail is on its way to the address that you typed. News comes only after the press that it asks for;
          without it the address is deleted after a week.
        </p>
      </Outcome>
    ),
  },
  {
    ...UNLISTED,
    path: '/newsletter/confirm',
    title: `Confirm · ${name}`,
    body: <NewsletterPress deed="confirm" />,
  },
  {
    ...UNLISTED,
    path: '/newsletter/confirmed',
    title: `Confirmed · ${name}`,
    body: (
      <Outcome eyebrow="News by e-mail" title="You get news from now on">
        <p>The e-mail that we have just sent you holds the link by which you leave, in one press, whenever you like.</p>
      </Outcome>
    ),
  },
  { ...UNLISTED, path: '/newsletter/leave', title: `Leave · ${name}`, body: <NewsletterPress deed="leave" /> },
  {
    ...UNLISTED,
    path: '/newsletter/left',
    title: `Ended · ${name}`,
    body: (
      <Outcome eyebrow="News by e-mail" title="No more news">
        <p>Your address is deleted. If that was a mistake, the box at the foot of this page begins anew.</p>
      </Outcome>
    ),
  },
];
