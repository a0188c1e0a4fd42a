import type { Severity } from '#kernel/severity.ts';
import { type NoticeType, TYPE_WORDS } from './words.ts';

type Shown = {
  readonly id: string;
  readonly type: NoticeType;
  readonly severity: Severity;
  readonly title: string;
};

/** What could be an amount: a figure beside a currency, one with cents, or a long one. */
const AMOUNT = /\p{Sc}|\b(?:[A-Z]{3}|R|N|Ksh|KSh)\s?\d|\d[.,]\d{2}(?!\d)|\d{4,}|\d[ \u00a0\u202f.,']\d{3}/u;

/**
 * One message for all that waited. Anybody can read a screen that is locked: it says what the news is, without its text
 * and without amounts.
 */
export function pushMessage(notices: readonly [Shown, ...Shown[]]) {
  const [first] = notices;
  const topic = first.id.replaceAll('-', '');
  const isUrgent = notices.some(({ severity }) => severity === 'critical');
  if (notices.length > 1) {
    const about = [...new Set(notices.map(({ type }) => TYPE_WORDS[type].label))].join(', ');
    return { title: `${notices.length} notifications`, body: about, path: '/app/notifications', topic, isUrgent };
  }
  const { label } = TYPE_WORDS[first.type];
  const title = AMOUNT.test(first.title) ? 'You have a new notification' : first.title;
  return { title, body: label, path: `/app/notifications/${first.id}`, topic, isUrgent };
}
