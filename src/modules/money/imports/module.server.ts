import { importsRouter } from './router.server.ts';
import { portableImports, portableDecisions } from './portable.server.ts';
import { imports, importFiles, importDecisions, importProgress } from './table.server.ts';

export const server = {
  tables: [
    { table: imports, storage: { label: 'Imports', hint: 'What was imported from each statement' } },
    {
      table: importFiles,
      storage: { label: 'Statement files', hint: 'As you imported them' },
      stays: 'as files beside imports.jsonl',
    },
    { table: importDecisions },
    { table: importProgress, stays: 'of an import that is running' },
  ],
  routers: () => ({ imports: importsRouter }),
  portables: [portableImports, portableDecisions],
};
