import { useMutation } from '@tanstack/react-query';
import { type NavigateOptions, useNavigate } from 'react-router';
import { queryClient } from '#browser/api.client.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import { openBooks, openWorkspaceId } from '#browser/open-workspace.client.ts';
import { toast } from '#ui/toast.client.ts';
import { toastError, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { Notice } from './model.ts';
import { refreshNews } from './news.client.ts';
import { TYPE_WORDS } from './words.ts';

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
  const tellDone = useDone({ refresh: refreshNews });
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
      onError: (error) => toast.error('This notification cannot be opened', { description: sentenceOf(error) }),
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
