import type { Before } from './aftermath.ts';
import { tryBodies } from './bodies.ts';
import { tryFiles } from './files.ts';
import { tryForgery } from './forgery.ts';
import { tryForms } from './forms.ts';
import { tryFunctions } from './functions.ts';
import { tryInvitations } from './invitations.ts';
import { tryInjection, tryPolluted } from './injection.ts';
import { logFaults } from './judge.ts';
import { tryLargeBodies } from './large-bodies.ts';
import { tryMassAssignment } from './mass-assignment.ts';
import { tryMembers } from './members.ts';
import { tryObjects } from './objects.ts';
import { tryPages } from './pages.ts';
import { startPair } from './pair.ts';
import { tryProcesses } from './processes.ts';
import { tryProviders } from './providers.ts';
import { tryProxies } from './proxies.ts';
import { tryRedos } from './redos.ts';
import { trySecondFactors } from './second-factors.ts';
import { beginSlow } from './slow.ts';
import type { Stage } from './stage.ts';
import { tryTiming } from './timing.ts';
import { tryWire } from './wire.ts';

/** Every attack, in the order in which they are made. Those that compare times run alone: `MEASURING` in `scripts/check-steps.ts`. */
export const ATTACKS: Readonly<Record<string, (stage: Stage, before: Before) => Promise<void>>> = {
  objects: (stage, { ids }) => tryObjects(stage, ids),
  functions: tryFunctions,
  assignment: tryMassAssignment,
  injection: async (stage) => {
    await tryInjection(stage);
    await tryPolluted(stage);
  },
  'second factors': trySecondFactors,
  invitations: tryInvitations,
  members: tryMembers,
  timing: tryTiming,
  proxies: tryProxies,
  providers: tryProviders,
  // They wait for their end while the next ones are made.
  network: async (stage) => {
    const slow = beginSlow(stage);
    await tryBodies(stage);
    await tryWire(stage);
    await tryPages(stage);
    await slow.finish(stage);
  },
  'large bodies': tryLargeBodies,
  forms: tryForms,
  files: tryFiles,
  redos: tryRedos,
  pair: async (stage) => {
    const pair = await startPair(stage);
    try {
      await tryForgery(stage, pair);
      await tryProcesses(stage, pair);
      const faults = logFaults(pair.said());
      stage.note('afterwards', 'the logs of the two processes', faults.length === 0 ? null : faults.join('; '));
    } finally {
      await pair.close();
    }
  },
};
