import { inTitle } from '#kernel/names.ts';
import { inGroups, plural } from '#kernel/plural.ts';
import { noticeGiven } from '#modules/people/notifications/events.ts';
import type { Counts } from '#modules/money/import-matching/model.ts';

type Done = {
  readonly workspaceId: string;
  readonly importId: string;
  readonly fileName: string;
  readonly counts: Counts;
  /** Who brought it. */
  readonly by: string;
  /** Who brought it sees on the page what came of it, as with a press for several files. */
  readonly isSeen: boolean;
};

/** To the owner of the books, where somebody else brought a statement into them; and to who brought it. */
export function importedNotices(
  { workspaceId, importId, fileName, counts, by, isSeen }: Done,
  { userId, ownerId }: People,
) {
  const { added, merged, skipped, failed } = counts;
  const about = {
    type: 'transaction' as const,
    title: `“${inTitle(fileName)}” was imported`,
    message: `${plural(added, 'transaction')} added, ${inGroups(merged)} merged, ${inGroups(skipped)} skipped, ${inGroups(failed)} could not be read.`,
    severity: failed > 0 ? ('medium' as const) : ('low' as const),
    actionUrl: `/app/imports/${importId}`,
    workspaceId,
    key: `import.done ${importId}`,
  };
  const own = isSeen ? [] : [noticeGiven({ ...about, userIds: [userId], why: 'You imported this file.' })];
  if (ownerId === userId) return own;
  const why = `You own this workspace. ${inTitle(by)} imported the file.`;
  return [...own, noticeGiven({ ...about, userIds: [ownerId], why, names: userId })];
}

type People = { readonly userId: string; readonly ownerId: string };
