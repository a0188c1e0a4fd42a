import { TIERS } from '#kernel/tiers.ts';
import { PLAN_NAMES } from '#modules/people/billing/plan-names.ts';
import type { Api } from './page-call.server.ts';
import { typed } from './plain-form.server.ts';

/** A form of the public site. */
export type PublicForm = {
  /** Where it is sent; unless told, the page at this path is shown again with what is wrong. */
  readonly path: string;
  /** Names it in the marks of its page. */
  readonly name: string;
  /** Its fields that come back as they were typed, one value or several. */
  readonly fields: readonly string[];
  /** What its fields hold before anybody typed, by the address that led to it. */
  readonly begun?: (query: URLSearchParams) => Readonly<Record<string, readonly string[]>>;
  readonly send: (api: Api, fields: URLSearchParams) => Promise<unknown>;
  /** The page that says what has happened. */
  readonly done: string;
};

/** What tells a person from a program. */
const guarded = (fields: URLSearchParams) => ({ stamp: typed(fields, 'stamp'), trap: typed(fields, 'fax') });
const linkIn = (fields: URLSearchParams) => ({ id: typed(fields, 'id'), key: typed(fields, 'key') });
const linkBegun = (query: URLSearchParams) => ({ id: query.getAll('id'), key: query.getAll('key') });

/** A link names a topic and a plan. Words of its own it cannot put into anybody's mouth. */
function enquiryBegun(query: URLSearchParams): Record<string, readonly string[]> {
  const plan = TIERS.find((tier) => tier === query.get('plan'));
  const planName = plan && PLAN_NAMES[plan];
  return {
    topic: query.getAll('topic'),
    message: planName === undefined ? [] : [`My question is about the ${planName} plan.\n\n`],
  };
}

/** Every form of the public site: each hands what was typed to a procedure, and nothing else. */
export const PUBLIC_FORMS: readonly PublicForm[] = [
  {
    path: '/contact',
    name: 'contact',
    fields: ['name', 'email', 'topic', 'message'],
    begun: enquiryBegun,
    done: '/contact/sent',
    send: (api, fields) =>
      api.enquiries.send({
        name: typed(fields, 'name'),
        email: typed(fields, 'email'),
        // Whatever is no topic is refused by the schema, in its words.
        topic: typed(fields, 'topic') as 'other',
        message: typed(fields, 'message'),
        ...guarded(fields),
      }),
  },
  {
    path: '/partners',
    name: 'partner',
    fields: [
      'name',
      'practice',
      'email',
      'country',
      'place',
      'specialties',
      'licence',
      'charges',
      'about',
      'mayBeListed',
    ],
    done: '/partners/sent',
    send: (api, fields) =>
      api.partners.apply({
        name: typed(fields, 'name'),
        practice: typed(fields, 'practice'),
        email: typed(fields, 'email'),
        country: typed(fields, 'country') as 'ZA',
        place: typed(fields, 'place'),
        specialties: fields.getAll('specialties') as 'tax'[],
        licence: typed(fields, 'licence'),
        charges: typed(fields, 'charges'),
        about: typed(fields, 'about'),
        mayBeListed: fields.get('mayBeListed') === 'yes',
        ...guarded(fields),
      }),
  },
  {
    path: '/newsletter',
    name: 'newsletter',
    fields: ['email'],
    done: '/newsletter/sent',
    send: (api, fields) => api.newsletter.subscribe({ email: typed(fields, 'email'), ...guarded(fields) }),
  },
  {
    path: '/newsletter/confirm',
    name: 'confirm',
    fields: ['id', 'key'],
    begun: linkBegun,
    done: '/newsletter/confirmed',
    send: (api, fields) => api.newsletter.confirm(linkIn(fields)),
  },
  {
    path: '/newsletter/leave',
    name: 'leave',
    fields: ['id', 'key'],
    begun: linkBegun,
    done: '/newsletter/left',
    send: (api, fields) => api.newsletter.leave(linkIn(fields)),
  },
];
