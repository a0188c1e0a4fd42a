/** The pages of the portal, in the order of its menu (§2); `needs`: who runs the site may not open it with less. */
export const PORTAL_PAGES = [
  { to: '/admin/dashboard', name: 'Dashboard', needs: 'admin' },
  { to: '/admin/users', name: 'Users', needs: 'admin' },
  { to: '/admin/security', name: 'Security', needs: 'superuser' },
  { to: '/admin/system', name: 'System', needs: 'superuser' },
  { to: '/admin/settings', name: 'Settings', needs: 'superuser' },
] as const;
