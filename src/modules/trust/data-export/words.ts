/** `bring-back.tsx` */
export const BRING_BACK_WORDS = {
  restoreExport: 'Restore an export',
  restoringAddsWorkspacesAnd:
    'Restoring adds workspaces and changes nothing you have. Only an empty personal workspace is replaced.',
  readingArchive: 'Reading the archive...',
  dropExportHere: 'Drop an export file here',
  exportArchive: 'Export archive',
  zipFileYouDownloadedNote: 'The zip file you downloaded, up to 128 MB',
  exportWasNotRestored: 'The export was not restored',
  restored: (name: string) => `${name} restored`,
  openWorkspace: 'Open workspace',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  advancedHeading: 'Advanced',
  exportRestoreOrDeleteNote: 'Export, restore, or delete your account.',
} as const;

/** `storage.page.tsx` */
export const STORAGE_PAGE_WORDS = {
  databaseHeading: 'Database',
  thisWorkspaceUses: (sizeText: string) => `This workspace uses ${sizeText}`,
  whatWeStoreForNote: 'The space that the data of this workspace takes up.',
  storageUsed: 'Storage used',
  onlyDataYouCanNote: 'Counts only data you can see, without indexes, logs and empty tables.',
  copies: 'Downloaded copies',
  noOwnerHasDownloaded: 'No owner has downloaded a copy yet.',
  ownerLastDownloadedCopy: (copiedAt: string) => `An owner last downloaded a copy on ${copiedAt}.`,
  noOwnerHasDownloadedCopiedAt: (copiedAt: string, isOwner: boolean) =>
    `${copiedAt} ${
      isOwner
        ? 'Download a copy every few months.'
        : 'Only an owner can download this workspace. You can download the workspaces that you own.'
    }`,
  advanced: 'Advanced',
  youCanRestoreCopy: 'You can restore a copy under {link}.',
  onSameMachine: 'The database runs on the same machine',
  overNetworkEncrypted: 'The database is reached over a network, encrypted',
  overNetworkNotEncrypted: 'The database is reached over a network, not encrypted. Ask your operator',
  savedToDiskAt: 'Each change is saved to disk at once',
  powerCutCanLose: 'A power cut can lose the last second of changes',
  entries: 'Stored entries',
  workspaces: 'Workspaces',
  eachIsStoredApart: 'Each workspace’s data is separate',
  timeZone: 'Time zone',
  database: 'Database',
} as const;

/** `take-away.parts.tsx` */
export const TAKE_AWAY_PARTS_WORDS = {
  yourDataIsDownloading: 'Your data is downloading',
  nothingWasExported: 'Nothing was exported',
  downloadYourData: 'Download your data',
  oneFileWithAll: 'You get one file with all your data. Account numbers are readable in it, so store it safely.',
  downloadEverything: 'Download everything',
} as const;
