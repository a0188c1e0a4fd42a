import * as z from 'zod';

/**
 * What a form for visitors carries beside what is typed: when its page was sent, signed, and a field that people do not
 * see. Both tell a program from a person without asking anybody else.
 */
export const PUBLIC_FORM = {
  stamp: z.string().max(200).default(''),
  trap: z.string().max(1000).default(''),
} as const;

/** How long a page with a form is good for, in seconds; nobody reads and types in less than the first. */
export const STAMP_SECONDS = { least: 2, most: 24 * 60 * 60 } as const;

/** What nobody can have typed by themselves. In each case nothing was kept and pressing again is all there is to do. */
export const FORM_ERRORS = {
  TOO_FAST: {
    status: 422,
    message: 'The form was filled in too fast for a person, so nothing was sent. Wait a moment and try again.',
  },
  PAGE_TOO_OLD: {
    status: 422,
    message: 'This page was open for more than a day, so nothing was sent. We refreshed it. Try again.',
  },
  LOOKS_AUTOMATIC: {
    status: 422,
    message: 'A hidden field was filled in, so nothing was sent. We emptied it. Try again.',
  },
} as const;
export type FormErrorCode = keyof typeof FORM_ERRORS;
