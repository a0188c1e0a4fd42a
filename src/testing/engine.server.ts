import { startEngine } from '#platform/engine/engine.server.ts';
import { createLog } from '#platform/log.server.ts';

// A process for the tests to kill: it holds the folder named on its command line and tells where the database is.
const engine = await startEngine({ dataFolder: process.argv[2] ?? '', log: createLog('silent'), forTests: true });
process.send?.({ url: engine.ownerUrl, pid: engine.pid() });
