import type { Person } from '#kernel/caller.ts';

type UserType = Person['userType'];

/** The three kinds of person that are greeted apart (§2). */
const KINDS = ['individual', 'business', 'financial-planner'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<UserType, Kind>> = {
  individual: 'individual',
  business: 'business',
  business_finance_manager: 'business',
  advisor: 'financial-planner',
  financial_planner: 'financial-planner',
};

export function kindOf(userType: UserType): Kind {
  return KIND_OF[userType];
}

/** The account types that land on a welcome page. */
export function typesOf(kind: Kind): readonly UserType[] {
  return (Object.keys(KIND_OF) as UserType[]).filter((userType) => KIND_OF[userType] === kind);
}

export type WelcomePath = `/${Kind}-welcome`;

/** Where somebody lands after signing in, unless they came from somewhere (§2). */
export function welcomePath(userType: UserType): WelcomePath {
  return `/${KIND_OF[userType]}-welcome`;
}

export const WELCOME_PATHS: readonly WelcomePath[] = KINDS.map((kind): WelcomePath => `/${kind}-welcome`);
