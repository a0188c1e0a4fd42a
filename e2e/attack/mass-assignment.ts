import { alwaysFault, unjudgedFault } from './judge.ts';
import { ATTACKED, isEnding } from './procedures.ts';
import { judgedCall, type Stage } from './stage.ts';
import { withAt } from './shapes.ts';
import { standingsOf } from './fingerprint.ts';

const KIND = 'mass assignment';

/** Fields that somebody would like to set, in both spellings. */
function wishes(stage: Stage): Record<string, unknown> {
  const { victim, stranger } = stage;
  const fields: Record<string, unknown> = {
    role: 'owner',
    roles: ['superuser'],
    is_admin: true,
    is_superuser: true,
    user_type: 'admin',
    subscription_tier: 'enterprise',
    plan_name: 'Enterprise',
    workspace_id: victim.workspaceId,
    user_id: victim.userId,
    owner_id: stranger.userId,
    is_trusted: true,
    email_verified: true,
    email: 'taken@example.com',
    is_pending: false,
    confirmed_at: '2099-01-01T00:00:00.000Z',
    deleted_at: null,
    created_at: '1999-01-01T00:00:00.000Z',
    current_balance: '99999999',
    access: 'anyone',
    permissions: ['*'],
  };
  const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return { ...fields, ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [camel(name), value])) };
}

/** What is sent beside the fields of a form, into it and into each of its parts; then what anybody is allowed is compared. */
export async function tryMassAssignment(stage: Stage): Promise<void> {
  const { stranger, note, fresh, database } = stage;
  const wanted = wishes(stage);
  for (const procedure of ATTACKED) {
    const { name, url, places, meta } = procedure;
    // Who becomes what by these is what they are for; others may not call them (function level).
    if (isEnding(procedure) || meta.access === 'superuser') continue;
    await fresh();
    const objects = places.filter(({ holds }) => holds === 'object');
    for (const { path } of objects.length === 0 ? [{ path: [] }] : objects) {
      const declared = new Set(
        places.filter((one) => one.path.length > path.length).map((one) => one.path[path.length]),
      );
      const extra = Object.entries(wanted).filter(([field]) => !declared.has(field));
      let input: unknown = procedure.input(stranger.own) ?? {};
      for (const [field, value] of extra) input = withAt(input, { path: [...path, field], holds: 'other' }, value);
      const before = await standingsOf(database);
      const answer = await judgedCall(stage, stranger.tab, url, input);
      const after = await standingsOf(database);
      const gained = name === 'workspaces.create' || name.startsWith('profile.') || before === after;
      const fault =
        alwaysFault(answer) ??
        unjudgedFault(answer) ??
        (gained ? null : 'somebody is allowed something else than before');
      note(KIND, `${name} ${path.join('.')}`, fault);
    }
  }
  const session = await stranger.api.identity.session();
  const is = JSON.stringify([session?.roles, session?.workspace.role, session?.person.email]);
  const expected = JSON.stringify([[], 'owner', stranger.email]);
  note(KIND, 'what the stranger is afterwards', is === expected ? null : `${is} instead of ${expected}`);
}
