import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Module } from '#kernel/modules.ts';
import type { MenuGroup, Needs } from './needs.ts';

/** A page of the product. Routes, sidebar, phone menu, palette and titles are all read off this. */
export type Screen = {
  /** Its address; parameters as React Router writes them. */
  readonly path: `/app/${string}` | `/${string}-welcome`;
  /** Its name in menus and in the title of the window. */
  readonly title: string;
  /** Says which plans and account types open it. */
  readonly module: Module;
  /** What it asks of a person beside that. */
  readonly needs?: Omit<Needs, 'module'>;
  /** Its address among the settings, which their menu lists and which leads to the page (decision 078). */
  readonly inSettings?: `/app/settings/${string}`;
  /** Loads the page when it is first opened. */
  readonly load: () => Promise<ComponentType>;
  /** Where the menus show it; null for a page that one reaches from another. */
  readonly menu: {
    readonly group: Exclude<MenuGroup, 'Admin'>;
    readonly icon: LucideIcon;
    /** Stands in the bar at the foot of a phone, which has room for four. */
    readonly onPhone?: true;
    /** After `g` it leads there. */
    readonly key?: string;
  } | null;
};

export type MenuScreen = Screen & { readonly menu: NonNullable<Screen['menu']> };
