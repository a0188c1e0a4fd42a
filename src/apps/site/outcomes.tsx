import { BRAND } from '#kernel/brand.ts';
import { Newsletter, NewsletterPress, Outcome } from './newsletter.tsx';
import type { PageSource } from './page-source.tsx';

const { name } = BRAND;
/** Led to by a form or an e-mail: no search engine lists them. */
const UNLISTED = { isListed: false, description: 'The result of your message, application or subscription.' } as const;

/** Pages that forms and e-mails lead to. */
export const OUTCOMES: readonly PageSource[] = [
  {
    ...UNLISTED,
    path: '/contact/sent',
    title: `Message sent · ${name}`,
    body: (
      <Outcome eyebrow="Contact" title="Message sent">
        <p>
          We will answer by e-mail. We have also sent you a confirmation. If our e-mail does not arrive, check your spam
          folder.
        </p>
      </Outcome>
    ),
  },
  {
    ...UNLISTED,
    path: '/partners/sent',
    title: `Partner application sent · ${name}`,
    body: (
      <Outcome eyebrow="Partners" title="Partner application sent">
        <p>We will check your licence and answer by e-mail. Nothing is published before that.</p>
      </Outcome>
    ),
  },
  { ...UNLISTED, path: '/newsletter', title: `Newsletter · ${name}`, body: <Newsletter /> },
  {
    ...UNLISTED,
    path: '/newsletter/sent',
    title: `Check your e-mail · ${name}`,
    body: (
      <Outcome eyebrow="Newsletter" title="Check your e-mail">
        <p>
          Open the link in our e-mail to subscribe. If you do not open the link, we delete your address after a week.
        </p>
      </Outcome>
    ),
  },
  {
    ...UNLISTED,
    path: '/newsletter/confirm',
    title: `Confirm your newsletter subscription · ${name}`,
    body: <NewsletterPress deed="confirm" />,
  },
  {
    ...UNLISTED,
    path: '/newsletter/confirmed',
    title: `Newsletter subscription confirmed · ${name}`,
    body: (
      <Outcome eyebrow="Newsletter" title="You are subscribed to our newsletter">
        <p>You can unsubscribe at any time with the link in each e-mail.</p>
      </Outcome>
    ),
  },
  { ...UNLISTED, path: '/newsletter/leave', title: `Unsubscribe · ${name}`, body: <NewsletterPress deed="leave" /> },
  {
    ...UNLISTED,
    path: '/newsletter/left',
    title: `Unsubscribed from the newsletter · ${name}`,
    body: (
      <Outcome eyebrow="Newsletter" title="You are unsubscribed from our newsletter">
        <p>Your e-mail address is deleted. You can subscribe again at the bottom of this page.</p>
      </Outcome>
    ),
  },
];
