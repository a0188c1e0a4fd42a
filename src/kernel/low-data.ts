/** What a person chose for a device; null: nothing, so that it does as the browser says. */
export type LowDataChoice = 'on' | 'off' | null;

/** Whether a device spares data: as was chosen there, else as the browser asks of all pages. */
export function sparesData(chosen: LowDataChoice, browserAsks: boolean): boolean {
  return chosen === null ? browserAsks : chosen === 'on';
}

/** How many times longer what is shown stays as it is before it is asked for once more, where data is spared. */
const STRETCH = 4;

/** A time between two questions to the server, in whatever unit. */
export function stretched(time: number, spares: boolean): number {
  return spares ? time * STRETCH : time;
}
