import { portableMappings } from './portable.server.ts';
import { importMappings } from './table.server.ts';

export const server = {
  tables: [{ table: importMappings }],
  portables: [portableMappings],
};
