/** `npm run docs`: writes the pages of docs/ anew that say what the code says: docs/matrix.md, the tables of docs/export.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { matrixPage } from '#apps/server/matrix.ts';
import { PORTABLES } from '#apps/server/modules.server.ts';
import { everyProcedure } from '#apps/server/procedures.server.ts';
import { folder } from './build-target.ts';
import { exportPage } from './export-page.ts';

const EXPORT = folder('docs/export.md');
writeFileSync(folder('docs/matrix.md'), matrixPage(everyProcedure()));
writeFileSync(EXPORT, exportPage(readFileSync(EXPORT, 'utf8'), PORTABLES));
console.log('docs/matrix.md and docs/export.md are written.');
