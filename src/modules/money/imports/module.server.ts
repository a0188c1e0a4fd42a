import { importsRouter } from './router.server.ts';
import { portableImports, portableDecisions, portableMappings } from './portable.server.ts';

export const server = {
  routers: () => ({ imports: importsRouter }),
  portables: [portableImports, portableDecisions, portableMappings],
};
