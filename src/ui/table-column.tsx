import type { ReactNode } from 'react';

export type Column<Row, Key extends string = string> = {
  key: Key;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for anything that is compared by size. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** What the totals row says in this column. */
  total?: ReactNode;
  /**
   * Its place on a card (narrow screens): `title` and `figure` share the first line, `detail` follows
   * with its header before it, `plain` follows without, `menu` is in the upper corner, `hidden` is left out.
   */
  onCard?: 'title' | 'figure' | 'detail' | 'plain' | 'menu' | 'hidden';
  /** A figure that stands among other amounts says on a card, too, what it is. */
  isNamed?: boolean;
  /** Only on a desk and on cards: where the window is narrower than a desk, its header, cells and total are left out. */
  isWide?: boolean;
  className?: string;
};

/** A column that `isWide` is not displayed in the table of a narrow window. */
export const WIDE_ONLY = 'sm:max-lg:hidden';
