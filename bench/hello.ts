import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// The bare reference: the same HTTP server and router, started like ours, answering one word.
const app = new Hono();
app.get('*', (context) => context.text('hello'));
app.post('*', (context) => context.text('hello'));
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(port));
process.once('SIGTERM', () => server.close(() => process.exit(0)));
