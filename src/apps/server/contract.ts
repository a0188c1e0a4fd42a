import { contractOf } from '#kernel/manifest.ts';
import { MANIFESTS } from '../modules.ts';

/** Every procedure there is, by module. The guard, the client, the matrix of permissions and the tests read this list. */
export const contract = contractOf(MANIFESTS);
