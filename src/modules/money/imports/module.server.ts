import { importsRouter } from './router.server.ts';
import { portableImports, portableDecisions } from './portable.server.ts';
import {
  imports,
  importBatches,
  importDecisions,
  importDrops,
  importFiles,
  importProgress,
  importTexts,
} from './table.server.ts';

export const server = {
  tables: [
    { table: imports, storage: { label: 'Imports', hint: 'What was imported from each statement' } },
    {
      table: importFiles,
      storage: { label: 'Statement files', hint: 'The original files, as you imported them' },
      stays: 'as files beside imports.jsonl',
    },
    { table: importTexts, stays: 'found again in the files when they are read' },
    { table: importDecisions },
    { table: importDrops, stays: 'of files that are being uploaded' },
    { table: importBatches, stays: 'which imports were made by one press, to be undone together' },
    { table: importProgress, stays: 'of an import that is running' },
  ],
  routers: () => ({ imports: importsRouter }),
  portables: [portableImports, portableDecisions],
};
