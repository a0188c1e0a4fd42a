import { UserTypeSchema, type UserType } from '#kernel/caller.ts';
import { type Tier } from '#kernel/tiers.ts';
import { TierSchema } from '#kernel/tier-schema.ts';

/** A user as any provider of identities gives one: fields of its own, or only in its metadata (§3). */
export type RawUser = {
  readonly email: string;
  readonly username?: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
};

/** Names, account type and plan by the fallbacks of §3. */
export function authUserOf({ email, username, metadata }: RawUser) {
  const said = (...keys: string[]) =>
    keys
      .map((key) => metadata[key])
      .find((value): value is string => typeof value === 'string' && value.trim() !== '')
      ?.trim() ?? null;
  const firstName = said('first_name', 'firstName');
  const lastName = said('last_name', 'lastName');
  const both = [firstName, lastName].filter((name) => name !== null).join(' ');
  const fullName = said('full_name', 'fullName') ?? both;
  const part = email.split('@')[0] ?? '';
  const names = [fullName, username ?? said('username') ?? '', part].map((name) => name.trim());
  const displayName = names.find((name) => name !== '') ?? 'User';
  const userType: UserType = UserTypeSchema.catch('individual').parse(said('user_type', 'userType'));
  const tier: Tier = TierSchema.catch('free').parse(said('subscription_tier', 'plan'));
  return { firstName, lastName, fullName, displayName, userType, tier };
}

/** A person who speaks for themselves or their household has no company, unless they named one before. */
export function mayHaveCompany({ userType, company }: { userType: UserType; company: string | null }): boolean {
  return userType !== 'individual' || company !== null;
}

/** §5: pictures that may be brought, and how large. */
export const PICTURE_RULES = { types: ['image/jpeg', 'image/png', 'image/gif'], bytes: 5 * 1024 * 1024 } as const;

type PictureType = (typeof PICTURE_RULES.types)[number];

const SIGNATURES: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
];

/** What a file is by its first bytes, whatever it says of itself; null where it is no picture that we take. */
export function pictureTypeOf(head: Uint8Array): PictureType | null {
  return SIGNATURES.find(([, signature]) => signature.every((byte, at) => head[at] === byte))?.[0] ?? null;
}

/** Why a file is no picture that we take, in the words of §5; null where it is one. */
export function pictureFault(file: { size: number; type: string }, head: Uint8Array): string | null {
  if (file.size === 0) return 'No file provided';
  if (file.size > PICTURE_RULES.bytes) return 'File size exceeds maximum allowed size of 5MB';
  if (pictureTypeOf(head) !== null) return null;
  const fileType = PICTURE_RULES.types.some((type) => type === file.type) || file.type === '' ? 'unknown' : file.type;
  const fileTypes = PICTURE_RULES.types.join(', ');
  return `File type ${fileType} is not allowed. Allowed types: ${fileTypes}`;
}

/** Where a picture is served. */
export function pictureUrl(id: string | undefined): string | null {
  return id === undefined ? null : `/pictures/${id}`;
}
