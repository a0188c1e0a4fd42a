import { noticeGiven } from '#modules/people/notifications/events.ts';
import { SERVICES } from './offers.ts';
import { REQUEST_WORDS, type RequestState, type ServiceId } from './words.ts';

type Asked = { readonly id: string; readonly service: ServiceId };

const OF_SERVICES = { type: 'system', workspaceId: null } as const;
const named = (service: ServiceId) => `“${SERVICES.find(({ id }) => id === service)?.title ?? service}”`;

/** To those who answer. It names nobody. */
export function askedNotice({ id, service, userIds }: Asked & { userIds: readonly string[] }) {
  return noticeGiven({
    ...OF_SERVICES,
    userIds,
    key: `service.asked ${id}`,
    severity: 'medium',
    title: 'New service request',
    message: `Someone asked for the service ${named(service)}. Find the request in the admin portal under Users.`,
    actionUrl: null,
    why: 'You are an administrator of this installation.',
  });
}

/** To the person, when somebody has written; `key`: another one each time. */
export function answeredNotice({
  service,
  state,
  userId,
  key,
}: Asked & { state: RequestState; userId: string; key: string }) {
  const status = REQUEST_WORDS[state].toLowerCase();
  return noticeGiven({
    ...OF_SERVICES,
    userIds: [userId],
    key: `service.answered ${key}`,
    severity: 'medium',
    title: 'We answered your service request',
    message: `Your request for ${named(service)} is now “${status}”. Read the answer under Services.`,
    actionUrl: '/app/services',
    why: 'You sent a request under Services.',
  });
}
