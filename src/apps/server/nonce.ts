/** Stands in built pages where each answer puts its nonce; no page holds it otherwise. */
export const NONCE_MARK = 'NONCE-OF-THIS-ANSWER';

/** Stands in built pages and site maps where the server puts the origin that people reach it under. */
export const ORIGIN_MARK = 'https://origin-of-this-installation.invalid';
