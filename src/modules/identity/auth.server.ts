/** How sessions are signed, and where people find us. */
export type AuthSettings = { readonly secret: string; readonly publicUrl: string };
