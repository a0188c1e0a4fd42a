import type { CategoryKind } from './model.ts';

/** Countries with a set of their own; everyone else starts with that of `XX`. */
export type StarterCountry = 'ZA' | 'KE' | 'NG' | 'XX';
/** One name for all, or a name for each country that has the category. */
export type StarterName = string | { readonly [Country in StarterCountry]?: string };
type StarterChild = readonly [slug: string, name: StarterName, icon: string];
export type StarterGroup = {
  readonly slug: string;
  readonly name: StarterName;
  readonly kind: CategoryKind;
  readonly colour: string;
  readonly icon: string;
  readonly children: readonly StarterChild[];
};
