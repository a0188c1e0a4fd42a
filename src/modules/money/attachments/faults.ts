/** Why a file is not taken. */
export const FAULT_KINDS = ['empty', 'too-large', 'type', 'mixed', 'damaged', 'picture'] as const;
export type Fault = (typeof FAULT_KINDS)[number];
