/** `npm run matrix`: writes docs/matrix.md anew from the contracts. */
import { writeFileSync } from 'node:fs';
import { matrixPage } from '#apps/server/matrix.ts';
import { everyProcedure } from '#apps/server/procedures.server.ts';
import { folder } from './build-target.ts';

writeFileSync(folder('docs/matrix.md'), matrixPage(everyProcedure()));
console.log('docs/matrix.md is written.');
