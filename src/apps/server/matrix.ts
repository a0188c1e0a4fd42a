import type { ProcedureMeta } from '#kernel/contract.ts';
import { doorOf, type Standing } from '#kernel/modules.ts';
import { can, isSiteRole, nameOfAccess } from '#kernel/permissions.ts';
import { SITE_ROLES, ROLES, canOnSite, type Role } from '#kernel/roles.ts';
import { UserTypeSchema } from '#kernel/caller.ts';
import { TIERS, opens, type Tier } from '#kernel/tiers.ts';
import { ALL_MODULES } from '../modules.ts';

/** A procedure, by its path: `['transactions', 'list']`. */
export type Procedure = { readonly path: readonly string[]; readonly meta: ProcedureMeta };

/** Whether a member of books whose own plan is `tier` may call. */
export function isOpenTo({ access, tier }: ProcedureMeta, role: Role, plan: Tier): boolean {
  if (access === 'anyone') return true;
  if (isSiteRole(access)) return false;
  return opens(plan, tier) && (access === 'person' || can(role, access));
}

/** The whole of who may call what, as a page of `docs/`. */
export function matrixPage(procedures: readonly Procedure[]): string {
  const sorted = procedures.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));
  return [
    '# Who may call what',
    '`npm run docs` writes this page from the contracts and the lists in `src/apps/`. One test compares them, and another calls every cell.',
    '',
    'A dot means "not allowed". Members are shown by their role in the workspace; `anyone` and `person` apply to every role. Administrators have no extra rights in their own workspace.',
    '**Plan**: the smallest that opens it; a larger one never takes anything away.',
    '**Fresh**: only within half an hour of showing that it is you. **Pending**: also while a second factor is owed. **Limit**: calls in seconds, counted together under the name; `api_call`, 100 requests in 60, holds beside it for all.',
    '',
    ...procedureTable(sorted),
    '',
    '## Modules',
    'What each plan includes, and for whom. Administrators and superusers get every module.',
    '',
    ...moduleTable(),
    '',
  ].join('\n');
}

const SHORT: Readonly<Record<Role, string>> = {
  owner: 'owner',
  manager: 'manager',
  editor: 'editor',
  contributor: 'contrib.',
  viewer: 'viewer',
  'viewer-without-amounts': 'no amounts',
  accountant: 'account.',
  executor: 'executor',
};

function procedureTable(procedures: readonly Procedure[]): string[] {
  const heads = [
    'procedure',
    'access',
    ...ROLES.map((role) => SHORT[role]),
    ...SITE_ROLES,
    'plan',
    'fresh',
    'pending',
    'limit',
    'remembered as',
  ];
  return tableOf(heads, procedures.map(rowOf));
}

function rowOf(procedure: Procedure): string[] {
  const { meta } = procedure;
  const { access, tier, fresh, pending, limit, audit } = meta;
  const site = SITE_ROLES.map((role) => !isSiteRole(access) || canOnSite([role], access));
  return [
    `\`${nameOf(procedure)}\``,
    nameOfAccess(access),
    ...ROLES.map((role) => mark(isOpenTo(meta, role, tier))),
    ...site.map((may) => (isSiteRole(access) ? mark(may) : '')),
    tier,
    fresh ? 'yes' : '',
    pending ? 'yes' : '',
    limit === null ? '`api_call`' : `\`${limit.name}\` ${limit.points} in ${limit.seconds}`,
    audit === null ? '' : `\`${audit}\``,
  ];
}

function moduleTable(): string[] {
  const types = UserTypeSchema.options;
  return tableOf(
    ['module', ...TIERS, ...types],
    ALL_MODULES.map((module) => {
      const opensTo = (standing: Partial<Standing>) =>
        mark(doorOf(module, { userType: 'individual', tier: 'enterprise', roles: [], ...standing }) === 'open');
      return [
        module.name,
        ...TIERS.map((tier) => opensTo({ tier })),
        ...types.map((userType) => opensTo({ userType })),
      ];
    }),
  );
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}

function mark(may: boolean): string {
  return may ? 'yes' : '·';
}

function nameOf({ path }: Procedure): string {
  return path.join('.');
}
