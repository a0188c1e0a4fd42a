import { implement } from '@orpc/server';
import type { Person } from '#kernel/caller.ts';
import { factsOf, changeFacts } from '#modules/access/identity/service.server.ts';
import { isBirthday } from '#modules/access/sign-ups/rules.ts';
import type { Database } from '#platform/database.server.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { CapacityError, semaphore } from '#platform/semaphore.server.ts';
import { contract } from './contract.ts';
import { drawnAnew } from './draw.server.ts';
import type { AuthUser } from './model.ts';
import { authUserOf, pictureFault, pictureUrl } from './rules.ts';
import { keepPicture, keepSaid, picturesOf, removePicture, saidBy } from './store.server.ts';

const profile = implement(contract).$context<RequestContext>().use(userProcedure);

/** One is drawn while others wait, each with a connection of the pool. */
const atDrawing = semaphore(4);

export const profileRouter = profile.router({
  get: profile.get.handler(({ context: { db, person, services } }) => presented(db, person, services)),

  save: profile.save.handler(async ({ input, context, errors }) => {
    const { db, userId, person, services, audit } = context;
    const { firstName, lastName, userType, dateOfBirth, username, company, bio } = input;
    const now = services.now();
    const born = nothing(dateOfBirth);
    if (born !== null && !isBirthday(born, now.toISOString().slice(0, 10))) throw errors.NOT_A_BIRTHDAY();
    const said = { username: nothing(username), company: nothing(company), bio: nothing(bio) };
    if (!(await keepSaid(db, userId, said, now))) throw errors.USERNAME_TAKEN();
    const name = `${firstName} ${lastName}`;
    await changeFacts(db, userId, { firstName, lastName, name, userType, dateOfBirth: born });
    audit({ id: userId, metadata: { userType } });
    return presented(db, person, services);
  }),

  setPicture: profile.setPicture.handler(async ({ input: { kind, file }, context, errors }) => {
    const { db, userId, person, services, audit } = context;
    const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    const fault = pictureFault(file, head);
    if (fault !== null) throw errors.PICTURE_REFUSED({ message: fault });
    const drawn = await atDrawing(async () => drawnAnew(new Uint8Array(await file.arrayBuffer()), kind)).catch(
      (error: unknown) => {
        throw error instanceof CapacityError ? errors.BUSY() : error;
      },
    );
    if (drawn === null) throw errors.PICTURE_REFUSED();
    const id = await keepPicture(db, userId, kind, drawn);
    audit({ id, metadata: { kind, bytes: drawn.length } });
    return presented(db, person, services);
  }),

  removePicture: profile.removePicture.handler(async ({ input: { kind }, context }) => {
    const { db, userId, person, services, audit } = context;
    await removePicture(db, userId, kind);
    audit({ id: userId, metadata: { kind } });
    return presented(db, person, services);
  }),
});

/** Fields of a form that were left empty. */
function nothing(text: string): string | null {
  return text === '' ? null : text;
}

/** The person as they are now, in the form of §3. */
async function presented(db: Database, { id }: Person, { accessResolver }: AppServices): Promise<AuthUser> {
  const { tier, roles } = await accessResolver.standingOf(id);
  const { email, name, firstName, lastName, userType, dateOfBirth, createdAt } = await factsOf(db, id);
  const said = await saidBy(db, id);
  const shown = await picturesOf(db, id);
  const metadata = {
    full_name: name,
    first_name: firstName,
    last_name: lastName,
    user_type: userType,
    date_of_birth: dateOfBirth,
    ...said,
  };
  const user = authUserOf({ email, username: said.username, metadata });
  return {
    ...said,
    ...user,
    id,
    email,
    dateOfBirth,
    createdAt,
    subscriptionTier: tier,
    avatarUrl: pictureUrl(shown.get('avatar')),
    companyLogoUrl: pictureUrl(shown.get('company-logo')),
    aud: 'authenticated',
    appMetadata: { roles },
    userMetadata: metadata,
    metadata,
  };
}
