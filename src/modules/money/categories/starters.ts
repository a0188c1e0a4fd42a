import type { CategoryKind } from './model.ts';
import { LIVING } from './starter-living.ts';
import { OWN } from './starter-own.ts';
import { PAYING } from './starter-paying.ts';
import type { StarterCountry, StarterName } from './starter-tree.ts';

/** A category that new books begin with. Its slug means the same in all countries. */
export type Starter = {
  readonly slug: string;
  readonly parentSlug: string | null;
  readonly name: string;
  readonly kind: CategoryKind;
  readonly colour: string;
  readonly icon: string;
};

/** The categories new books begin with in a country, parents before their children. */
export function startersFor(country: string): Starter[] {
  const place: StarterCountry = country === 'ZA' || country === 'KE' || country === 'NG' ? country : 'XX';
  return [...OWN, ...LIVING, ...PAYING].flatMap(({ slug: parentSlug, name, kind, colour, icon, children }) => {
    const parentName = nameIn(place, name);
    if (parentName === null) return [];
    const parent = { slug: parentSlug, parentSlug: null, name: parentName, kind, colour, icon };
    return [
      parent,
      ...children.flatMap(([slug, childName, childIcon]) => {
        const text = nameIn(place, childName);
        return text === null ? [] : [{ slug, parentSlug, name: text, kind, colour, icon: childIcon }];
      }),
    ];
  });
}

function nameIn(place: StarterCountry, name: StarterName): string | null {
  return typeof name === 'string' ? name : (name[place] ?? null);
}
