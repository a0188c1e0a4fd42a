import { useMutation } from '@tanstack/react-query';
import { type NavigateOptions, useNavigate } from 'react-router';
import { stretched } from '#kernel/low-data.ts';
import { queryClient } from '#browser/api.client.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import { isLowData } from '#browser/low-data.client.ts';
import { openBooks, openWorkspaceId } from '#browser/open-workspace.client.ts';
import { hearTabs, tellTabs } from '#browser/other-tabs.client.ts';
import { toast } from '#ui/toast.client.ts';
import { toastError, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Notice } from './model.ts';
import { TYPE_WORDS } from './words.ts';

export const unreadQuery = api.unread.queryOptions();

/** What the other tabs are told once something was read or deleted. */
const TOPIC = 'notifications-changed';
/** Somebody who goes on working is told of what is new after this. */
const AGAIN_AFTER = 60_000;

const askAgain = () => queryClient.invalidateQueries({ queryKey: api.key() });

/**
 * Asks for what is new when somebody comes back to the books, and now and then while they work. Never by itself: a
 * question to the server counts as use of the session. What another tab changed shows here too.
 */
export function watchNews(): () => void {
  let asked = Date.now();
  const look = () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < stretched(AGAIN_AFTER, isLowData())) return;
    asked = Date.now();
    void askAgain();
  };
  const events = ['pointerdown', 'keydown', 'visibilitychange'] as const;
  for (const name of events) document.addEventListener(name, look);
  const endHearing = hearTabs(TOPIC, () => void askAgain());
  return () => {
    for (const name of events) document.removeEventListener(name, look);
    endHearing();
  };
}

/** After a change, where this tab asks anew by itself. */
export function tellOtherTabs(): void {
  tellTabs(TOPIC, null);
}

/** After a change: here, and in the other tabs. */
export function refreshNews(): Promise<void> {
  tellOtherTabs();
  return askAgain();
}

/** Goes where a notification leads: into the books that it is about, where others are open. */
export function useFollow(): (to: string, workspaceId: string | null, how?: NavigateOptions) => void {
  const navigate = useNavigate();
  return (to, workspaceId, how) => {
    if (workspaceId !== null && workspaceId !== openWorkspaceId()) openBooks(workspaceId, to);
    else void navigate(to, how);
  };
}

/** Everything that can be done with notifications; `leave` closes what lies over the page. */
export function useNoticeActions(leave: () => void) {
  const follow = useFollow();
  const tellDone = useDone(refreshNews);
  const after = { onError: toastError, onSettled: refreshNews };

  const mark = useMutation(api.mark.mutationOptions(after));
  const markAll = useMutation(
    api.mark.mutationOptions({
      ...after,
      onSuccess: ({ ids }) => {
        if (ids.length === 0) return;
        tellDone(ids.length === 1 ? 'Marked as read' : `${ids.length} marked as read`, () =>
          api.mark.call({ ids, isRead: false }),
        );
      },
    }),
  );
  const remove = useMutation(
    api.remove.mutationOptions({
      ...after,
      onSuccess: ({ ids }) => tellDone('Notification deleted', () => api.restore.call({ ids })),
    }),
  );
  const snooze = useMutation(
    api.snooze.mutationOptions({
      ...after,
      onSuccess: ({ id }) => tellDone('Snoozed', () => api.snooze.call({ id, until: null })),
    }),
  );
  const mute = useMutation(
    api.saveWishes.mutationOptions({
      ...after,
      onSuccess: (_, { choices = [] }) => {
        const [{ type } = { type: null }] = choices;
        if (type === null) return;
        const back = choices.map((choice) => ({ ...choice, isOn: true }));
        tellDone(`${TYPE_WORDS[type].label} are muted`, () => api.saveWishes.call({ choices: back }));
      },
    }),
  );
  const open = useMutation(
    api.open.mutationOptions({
      onError: (error) => toast.error('This cannot be opened', { description: sentenceOf(error) }),
      onSettled: refreshNews,
      onSuccess: ({ to, workspaceId }) => {
        if (to === null) return;
        leave();
        follow(to, workspaceId);
      },
    }),
  );

  return {
    open: ({ id }: Notice) => open.mutate({ id }),
    mark: ({ id, isRead }: Notice) => mark.mutate({ ids: [id], isRead: !isRead }),
    markAll: () => markAll.mutate({ ids: null, isRead: true }),
    remove: ({ id }: Notice) => remove.mutate({ ids: [id] }),
    snooze: ({ id }: Notice, until: Date) => snooze.mutate({ id, until }),
    mute: async ({ type }: Notice) => {
      const { choices } = await queryClient.fetchQuery(api.wishes.queryOptions());
      const on = choices.filter((choice) => choice.type === type && choice.isOn);
      mute.mutate({ choices: on.map((choice) => ({ ...choice, isOn: false })) });
    },
  };
}
export type NoticeActions = ReturnType<typeof useNoticeActions>;
