import { download } from '#ui/charts/download.client.ts';
import { toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { PAGE_WORDS } from './words.ts';

/** Hands all rules to the person, as a file that another workspace can import. */
export async function downloadRules(): Promise<void> {
  try {
    const file = await api.exportRules.call();
    const text = `${JSON.stringify(file, null, 2)}\n`;
    download(PAGE_WORDS.exported, new Blob([text], { type: 'application/json;charset=utf-8' }));
  } catch (error) {
    toastError(error);
  }
}
