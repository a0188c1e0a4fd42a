import * as z from 'zod';
import { command, query } from '#kernel/contract.ts';
import { AuthUserSchema, PictureKindSchema, ProfileChangeSchema } from './model.ts';
import { PICTURES_LIMIT, PROFILE_LIMIT } from './rate-limits.ts';

export const contract = {
  /** The caller, with every field and fallback of §3. */
  get: query({ access: 'person' }).output(AuthUserSchema),

  save: command({ access: 'person', audit: 'profile.saved', limit: PROFILE_LIMIT })
    .input(ProfileChangeSchema)
    .output(AuthUserSchema)
    .errors({
      USERNAME_TAKEN: { status: 409, message: 'This username is taken. Nothing was changed. Choose another one.' },
      NOT_A_BIRTHDAY: { status: 422, message: 'date of birth format is invalid' },
    }),

  /** Takes the place of the picture that was there. */
  setPicture: command({ access: 'person', audit: 'profile.picture-set', limit: PICTURES_LIMIT })
    .input(z.object({ kind: PictureKindSchema, file: z.file() }))
    .output(AuthUserSchema)
    .errors({
      BUSY: {
        status: 503,
        message: 'We are processing too many pictures right now. Nothing was changed. Try again in a minute.',
      },
      PICTURE_REFUSED: { status: 422, message: 'We cannot read this picture. Choose a JPEG, PNG or GIF file.' },
    }),

  removePicture: command({ access: 'person', audit: 'profile.picture-removed', limit: PICTURES_LIMIT })
    .input(z.object({ kind: PictureKindSchema }))
    .output(AuthUserSchema),
};
