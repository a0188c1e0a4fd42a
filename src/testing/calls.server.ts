import { startTestApp } from './app.server.ts';
import { testReceiver } from './receiver.server.ts';

/** The application beside a program of this machine that it may call. `clear`: before each test, what was called is forgotten. */
export async function startTestCalls(options: { now: () => Date }) {
  const receiver = await testReceiver();
  const app = await startTestApp({ ...options, webhookOrigins: [receiver.origin] });
  return {
    app,
    receiver,
    async clear() {
      await app.owner.query('delete from rate_limits; delete from webhook_deliveries');
      receiver.got.length = 0;
      receiver.program.answer = () => ({ status: 200, text: 'thank you' });
    },
    async close() {
      await app.close();
      await receiver.close();
    },
  };
}
