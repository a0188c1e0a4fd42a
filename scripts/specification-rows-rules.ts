import type { Row } from './specification-rows.ts';

/**
 * The rows of §3 to §7 with what the decisions make of them: entities, states, validation, roles, calls. A row counts
 * only from a test that goes through the running product: its procedures and database, or a browser.
 */
export const ENTITIES: readonly Row[] = [
  { name: 'auth user', says: 'the fields, and the fallbacks of name, display name, tier and type' },
  { name: 'user_roles', says: 'role, whether it is active, when it ends' },
  { name: 'subscriptions', says: 'status, plan name, price, interval, end' },
  { name: 'user_notifications', says: 'type, severity, title, message, whether it is read, where it leads, its end' },
  { name: 'user_preferences', says: 'language, currency, time zone, date and time format' },
  { name: 'bank_accounts', says: 'name, bank, type, number, country, currency, balance, tag, whether it is active' },
  { name: 'account tag', says: 'three letters of the name, else of the bank, else ACC' },
  { name: 'transactions', says: 'date, description, category, currency, amount, reference' },
  { name: 'security_audit_logs', says: 'who, action, resource, address, browser, metadata' },
  { name: 'security_alerts', says: 'type, severity, title, description, whether and when it was resolved' },
  { name: 'device_registry', says: 'a device with its fingerprint and trust, not trusted and at 50 to begin with' },
  {
    name: 'device info',
    says: 'user agent, platform, screen, time zone and language of a device, and no more of its hardware',
  },
  { name: 'enhanced_sessions', says: 'risk, second factor, last activity, end, and why it ended' },
  { name: 'security event', says: 'type, description, address, browser, risk level, metadata' },
  { name: 'compliance report', says: 'type, score, checks with their violations, when it was made' },
  { name: 'activity record', says: 'what was done, when and from where; the last hundred of a person' },
  { name: 'log entry', says: 'level, message, time, context; userId is the session’s own' },
  { name: 'notification input', says: 'title, message, type, severity' },
  { name: 'consent preferences', says: 'essential, functional, analytics, marketing' },
];

export const STATES: readonly Row[] = [
  { name: 'unknown user type', says: 'is treated as individual' },
  { name: 'event levels', says: 'failed login and delete-data access medium, permission change high, others low' },
  { name: 'notification', says: 'unread to read, or deleted' },
  { name: 'security alert', says: 'unresolved to resolved, which sets when' },
  { name: 'session ends', says: '“User logout”, “User requested termination of all sessions”' },
  { name: 'session invalid', says: 'inactive, too old (“Session expired”), or at a risk of 90' },
  { name: 'enhanced session risk', says: 'another device raises it; at 90 the session ends' },
  { name: 'local session check', says: 'a browser that changed, or was open or idle too long, is out' },
  { name: 'browser session risk', says: 'what a browser finds raises the risk that the server keeps' },
  { name: 'operation check', says: 'exports and bulk deletes are judged; from 75 they are stopped' },
  { name: 'financial validation', says: 'below 50,000 allowed; above 25,000 with a second factor' },
  { name: 'device trust', says: 'trusted where its person said so and its score is above 60' },
  { name: 'compliance status', says: '75 without a report; status by score' },
  { name: 'plan tier', says: 'from the name of the active plan; administrators have enterprise' },
  { name: 'page security', says: 'a stricter policy once the page stands' },
  { name: 'no-cache routes', says: 'pages with figures and answers to calls are kept by no cache' },
];

export const VALIDATION: readonly Row[] = [
  { name: 'e-mail', says: 'a top-level domain of two letters, else “Invalid email format”' },
  { name: 'password', says: 'eight characters, upper and lower case, a number, a special character' },
  { name: 'file', says: 'jpeg, png or gif of 5 MB at most, each refusal in its words' },
  { name: 'generic', says: '“{field} is required”, “must not exceed N characters”, “format is invalid”' },
  { name: 'transaction', says: 'amount, description, category, reference' },
  { name: 'notification', says: 'title of 200, message of 1,000, a known type and severity' },
  { name: 'CSV columns', says: '“Amount column is required”, “Date column is required”' },
  { name: 'CSV rows', says: '“No data rows found”, “Too many rows (maximum 10,000 allowed)”' },
  { name: 'text sanitizing', says: 'markup, quotes, semicolons and ampersands leave what goes into logs and alerts' },
  { name: 'HTML sanitizing', says: 'tags are removed' },
  { name: 'log redaction', says: 'secrets are blanked by name, texts cut to 100 characters' },
];

export const ROLES: readonly Row[] = [
  { name: 'roles count', says: 'while they are active and have not ended' },
  { name: 'permissions by type', says: 'what a type may manage in its own workspace' },
  { name: 'modules by tier', says: 'free ten, pro five more, business and enterprise two more' },
  { name: 'tier keywords', says: 'in the names of plans' },
  { name: 'portal roles', says: 'administrators and superusers, each their pages' },
  { name: 'unauthorized access', says: 'UNAUTHORIZED_ADMIN_ACCESS_ATTEMPT, high, and the session is over' },
  { name: 'second factor', says: 'administrators owe one' },
  { name: 'IP allow-list', says: 'the portal answers its networks alone' },
  { name: 'enhanced content policy', says: 'the portal keeps to more' },
  { name: 'access-denied messages', says: 'the two of §6' },
  { name: 'permission changes', says: 'are logged as a high risk' },
];

export const CALLS: readonly Row[] = [
  { name: 'sign in', says: 'with e-mail and password' },
  { name: 'sign up', says: 'with e-mail, password and what somebody says of themselves' },
  { name: 'sign out', says: 'ends the session' },
  { name: 'third-party provider', says: 'authorization code with PKCE, back to /auth/callback' },
  { name: 'password reset', says: 'by an e-mail that leads to /auth/reset-password' },
  { name: 'update password', says: 'by who knows the one before' },
  { name: 'one-time code', says: 'by code and address' },
  { name: 'session refresh', says: 'the token is renewed while it is used' },
  { name: 'log_security_event', says: 'an event that a screen noticed, with a level of the server’s' },
  { name: 'track_failed_login', says: 'a failure at another way in' },
  { name: 'check_suspicious_login_activity', says: 'whether the failures of an address are too many' },
  { name: 'create_security_alert', says: 'one within its cooldown' },
  { name: 'user_roles', says: 'select by user, active and not ended' },
  { name: 'subscriptions', says: 'select by user' },
  { name: 'user_notifications', says: 'newest first, 50, unread alone or all; read, delete' },
  { name: 'user_preferences', says: 'select, upsert' },
  { name: 'bank_accounts', says: 'select newest first, insert, update, delete' },
  { name: 'transactions', says: 'select by date descending, insert, update, delete' },
  { name: 'security_audit_logs', says: 'append; nobody rewrites them' },
  { name: 'security_alerts', says: 'select unresolved or all, resolve, count' },
  { name: 'device_registry', says: 'insert or update by user and device' },
  { name: 'enhanced_sessions', says: 'insert, select, update' },
  { name: 'POST /api/logs', says: 'errors and warnings of browsers' },
  { name: 'location', says: 'the country of a session, without asking anybody' },
];
