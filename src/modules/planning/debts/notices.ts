import { inTitle } from '#kernel/names.ts';
import type { Severity } from '#kernel/severity.ts';
import { noticeGiven } from '#modules/people/notifications/events.ts';
import { monthWords } from './month-words.ts';
import type { DebtNews } from './news.ts';
import { NEWS_WORDS } from './words.ts';

type Told = { readonly workspaceId: string; readonly userIds: readonly string[]; readonly news: DebtNews };

/** News of debts, each told once; without amounts, for who reads it may see none. */
export function debtNotice({ workspaceId, userIds, news }: Told) {
  const about = 'debt' in news ? news.debt.id : workspaceId;
  return noticeGiven({
    userIds,
    key: `debt.${news.kind} ${about} ${news.month}`,
    type: 'budget',
    ...said(news),
    actionUrl: 'debt' in news ? `/app/debts?debt=${news.debt.id}` : '/app/debts',
    workspaceId,
    why: NEWS_WORDS.why,
  });
}

function said(news: DebtNews): { severity: Severity; title: string; message: string } {
  switch (news.kind) {
    case 'short': {
      const { title, message } = NEWS_WORDS.short;
      return { severity: 'medium', title: title(inTitle(news.debt.name)), message: message(monthWords(news.month)) };
    }
    case 'special-ends': {
      const { title, message } = NEWS_WORDS.specialEnds;
      return { severity: 'medium', title: title(inTitle(news.debt.name)), message: message(monthWords(news.month)) };
    }
    case 'paid-off': {
      const { title, message } = NEWS_WORDS.paidOff;
      return { severity: 'low', title: title(inTitle(news.debt.name)), message };
    }
    case 'later': {
      const { title, message } = NEWS_WORDS.later;
      return { severity: 'low', title: title(news.months), message: message(monthWords(news.free)) };
    }
    case 'endless':
      return { severity: 'medium', ...NEWS_WORDS.endless };
  }
}
