const STEPS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `1.4 MB`, in steps of 1,000, as disks are sold. @param write how the person's figures are written */
export function sizeText(bytes: number, write: (value: number) => string = String): string {
  let value = bytes;
  let step = 0;
  // 999,950 bytes are 1 MB, not 1000 KB: what counts is the figure as it is written.
  while (rounded(value, step) >= 1000 && step < STEPS.length - 1) {
    value /= 1000;
    step += 1;
  }
  return `${write(rounded(value, step))} ${STEPS[step]}`;
}

function rounded(value: number, step: number): number {
  return value < 9.95 && step > 0 ? Math.round(value * 10) / 10 : Math.round(value);
}
