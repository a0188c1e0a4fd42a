import { type LowDataChoice, sparesData } from '#kernel/low-data.ts';
import { localStore } from './stores.client.ts';

/** By device: a phone on a bundle and a laptop at home are the same person. */
const kept = localStore('low-data');

export function lowDataChoice(): LowDataChoice {
  const text = kept.read();
  return text === 'on' || text === 'off' ? text : null;
}

/** False where the browser keeps nothing. */
export function chooseLowData(isOn: boolean): boolean {
  return kept.keep(isOn ? 'on' : 'off');
}

/** Whether the browser asks all pages to spare data (`Save-Data`); false where it does not say. */
export function browserSparesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Whether this device spares data now. */
export function isLowData(): boolean {
  return sparesData(lowDataChoice(), browserSparesData());
}
