/** `npm run specification`: writes docs/specification-coverage.md anew from the titles of the tests. */
import { writeFileSync } from 'node:fs';
import { folder } from './build-target.ts';
import { coveragePage, gapsOf } from './specification-coverage.ts';
import { everyProof } from './specification-proofs.ts';

const proofs = everyProof();
writeFileSync(folder('docs/specification-coverage.md'), coveragePage(proofs));
const { unproven, unknown } = gapsOf(proofs);
console.log(`docs/specification-coverage.md is written: ${proofs.length} proofs.`);
for (const row of unproven) console.log(`no test names: ${row}`);
for (const name of unknown) console.log(`not in the specification: ${name}`);
