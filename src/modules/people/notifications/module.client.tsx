import { Bell, Inbox } from 'lucide-react';
import type { ClientManifest } from '#ui/client-manifest.client.ts';
import { SETTINGS } from '#kernel/modules.ts';

export const client: ClientManifest = {
  screens: [
    {
      path: '/app/settings/notifications',
      title: 'Notifications',
      module: SETTINGS,
      load: () => import('./wishes.page.tsx').then((page) => page.NotificationWishesPage),
      menu: { group: 'System', icon: Bell },
    },
    {
      path: '/app/notifications',
      title: 'All notifications',
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.NotificationsPage),
      menu: { group: 'System', icon: Inbox },
    },
    {
      path: '/app/notifications/:id',
      title: 'Notification',
      module: SETTINGS,
      load: () => import('./page.tsx').then((page) => page.OpenNotificationPage),
      menu: null,
    },
  ],
};
