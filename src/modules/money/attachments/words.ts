/** Everything that receipts and other attached files say. */
import { plural } from '#kernel/plural.ts';
import type { Fault } from './faults.ts';
import { LARGEST_FILE, MOST_FILES, MOST_STORED } from './limits.ts';

const LARGEST = `${LARGEST_FILE / 1_000_000} MB`;

/** Why a file is not taken: `model.ts`, `upload-files.client.ts`. */
export const FAULTS: Readonly<Record<Fault, string>> = {
  empty: 'This file is empty. Nothing was added. Choose another file.',
  'too-large': `This file is larger than ${LARGEST}. Nothing was added. Choose a smaller one.`,
  type: 'This is not a PDF, JPEG, PNG, WebP or HEIC file. Nothing was added. Choose another file.',
  mixed: 'This file also contains something else, such as a web page or an archive. Nothing was added.',
  damaged: 'This file is incomplete. Nothing was added. Save it again and choose it once more.',
  picture: 'This picture is damaged or has too many pixels. Nothing was added. Choose another one.',
};

/** `model.ts` */
export const FILE_REFUSAL_WORDS = {
  alreadyAttached: 'This file is already attached. Nothing was changed.',
  storageFull: `The files in this workspace take up ${MOST_STORED / 1_000_000_000} GB, the most it can hold. Nothing was added.`,
} as const;

/** `files.parts.tsx`, `upload-files.client.ts` */
export const FILES_WORDS = {
  dropNote: `PDF or picture, up to ${LARGEST}`,
  photo: 'Take photo',
  adding: (name: string) => `Adding ${name}…`,
  added: (name: string) => `${name} was added`,
  notAdded: (name: string) => `${name} was not added`,
  open: 'Open',
  download: 'Download',
  notDownloaded: 'The file was not downloaded',
  delete: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `${name} was deleted`,
} as const;

/** `receipts.parts.tsx` */
export const RECEIPTS_WORDS = {
  heading: 'Receipts',
  list: 'Receipts of this transaction',
  drop: 'Drop receipts here',
  dropLabel: 'Receipt files',
  full: `A transaction holds up to ${MOST_FILES} receipts.`,
} as const;

/** `preview-dialog.tsx` */
export const PREVIEW_WORDS = {
  enlarge: (name: string) => `Enlarge ${name}`,
  download: 'Download original',
  page: (name: string, page: number, pages: number) => `Enlarge ${name}, page ${page} of ${pages}`,
  opening: 'Opening the PDF',
  more: (pages: number) => `The PDF has ${plural(pages, 'page')}. Download it to see the rest.`,
  locked: 'This PDF has a password. Download it to open it.',
  unreadable: 'This PDF cannot be shown. Download it to open it.',
} as const;
