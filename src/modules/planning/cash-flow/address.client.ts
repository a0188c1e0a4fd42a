import { isDay } from '#kernel/calendar.ts';
import { isCurrency } from '#kernel/money.ts';
import { choiceParam, flagParam, idParam, param } from '#ui/url-params.ts';
import { LAYERS, type Layer } from './layers.ts';

const listOf = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split('.'));

/** What the address says of the page. */
export const ADDRESS = {
  ahead: choiceParam(['90', '30', '731']),
  account: idParam,
  currency: param((text) => (text !== undefined && isCurrency(text) ? text : '')),
  /** Layers that are off, with a point between two. */
  off: param((text) => text ?? ''),
  /** Ids of scenarios that are shown, with a point between two. */
  shown: param((text) => text ?? ''),
  day: param((text) => (text !== undefined && isDay(text) ? text : '')),
  /** `new`, or the id of the scenario that is changed. */
  scenario: param((text) => text ?? ''),
  /** `new`, or the id of the expected payment that is changed. */
  expected: param((text) => text ?? ''),
  floor: flagParam,
};

export const layersFrom = (off: string): Layer[] => LAYERS.filter((layer) => !listOf(off).includes(layer));
export const layersOff = (on: readonly Layer[]): string => LAYERS.filter((layer) => !on.includes(layer)).join('.');
export const shownFrom = (shown: string): string[] => listOf(shown);
export const shownAs = (ids: readonly string[]): string => ids.join('.');
