/** Stands in built pages where each answer puts its nonce; no page holds it otherwise. */
export const NONCE_MARK = 'NONCE-OF-THIS-ANSWER';
