/**
 * What surrounds a table that may be wider than its room: it is moved sideways, by the arrow keys too.
 * @param titleId the element that names the table
 */
export const wideTable = (titleId: string) => {
  return { className: 'min-w-0 overflow-x-auto', role: 'group', tabIndex: 0, 'aria-labelledby': titleId } as const;
};
