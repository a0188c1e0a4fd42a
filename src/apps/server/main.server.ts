import { flushCompileCache } from 'node:module';
import { readConfig } from '#platform/config.server.ts';
import { createLog } from '#platform/log.server.ts';
import { StartError } from '#platform/start-error.server.ts';
import { startApplication } from './application.server.ts';

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const application = await startApplication(config, log, { demo: process.argv.includes('--demo') });
  for (const line of application.greeting) console.log(line);
  // For the next start, should this one end without a word.
  flushCompileCache();
  let stopping = false;
  const stop = (why: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ why }, 'stopping: no new requests, finishing those in flight');
    application.stop(config.draining).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  // Heard every time: npm may pass one Ctrl-C on twice, and a second that nobody hears would end us at once.
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  // The process that started us is gone: there is nobody left to stop us.
  process.once('disconnect', () => stop('the starting process ended'));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
