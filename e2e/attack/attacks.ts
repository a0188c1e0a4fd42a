import type { Before } from './aftermath.ts';
import { tryBodies } from './bodies.ts';
import { tryFunctions } from './functions.ts';
import { tryInjection, tryPolluted } from './injection.ts';
import { tryMassAssignment } from './mass-assignment.ts';
import { tryObjects } from './objects.ts';
import { beginSlow } from './slow.ts';
import type { Stage } from './stage.ts';
import { tryWire } from './wire.ts';

/** Every attack, in the order in which they are made. */
export const ATTACKS: Readonly<Record<string, (stage: Stage, before: Before) => Promise<void>>> = {
  objects: (stage, { ids }) => tryObjects(stage, ids),
  functions: tryFunctions,
  assignment: tryMassAssignment,
  injection: async (stage) => {
    await tryInjection(stage);
    await tryPolluted(stage);
  },
  // They wait for their end while the next ones are made.
  network: async (stage) => {
    const slow = beginSlow(stage);
    await tryBodies(stage);
    await tryWire(stage);
    await slow.finish(stage);
  },
};
