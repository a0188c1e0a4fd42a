import { Bell, Inbox } from 'lucide-react';
import type { Screen } from '#ui/screen.client.ts';

export const screens: readonly Screen[] = [
  {
    path: '/app/settings/notifications',
    title: 'Notifications',
    module: 'settings',
    load: () => import('./wishes.page.tsx').then((page) => page.NotificationWishesPage),
    menu: { group: 'System', icon: Bell, words: 'mute quiet hours e-mail channels what reaches you' },
  },
  {
    path: '/app/notifications',
    title: 'All notifications',
    module: 'settings',
    load: () => import('./page.tsx').then((page) => page.NotificationsPage),
    menu: { group: 'System', icon: Inbox, words: 'unread messages news bell' },
  },
  {
    path: '/app/notifications/:id',
    title: 'Notification',
    module: 'settings',
    load: () => import('./page.tsx').then((page) => page.OpenNotificationPage),
    menu: null,
  },
];
