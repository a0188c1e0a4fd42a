import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };

/** A program on this machine that takes webhooks; `answer` says how it answers, and may be changed. */
export async function testReceiver() {
  const got: Received[] = [];
  const program = { answer: (_path: string) => ({ status: 200, text: 'thank you' }) };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const path = request.url ?? '';
      got.push({ path, headers: request.headers, body: Buffer.concat(pieces).toString('utf8') });
      const { status, text } = program.answer(path);
      response.writeHead(status, status === 302 ? { location: `${origin}/elsewhere` } : {}).end(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, got, program, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
