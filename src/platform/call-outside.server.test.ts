import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchOutside, postOutside } from './call-outside.server.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Somebody who speaks HTTP by hand, and answers whatever they like. */
async function program(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => socket.on('error', () => undefined).once('data', () => answer(socket)));
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const post = (origin: string, origins = [origin]) =>
  postOutside({ url: `${origin}/in`, headers: {}, body: 'news', origins }, (response) => {
    response.resume();
    return response.statusCode;
  });

test('what is answered is heard', async () => {
  const origin = await program((socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'));
  expect(await post(origin)).toBe(204);
});

test('it ends where the other side changes the protocol, or hangs up', async () => {
  const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  const changed = await program((socket) => socket.write(upgrade));
  await expect(post(changed)).rejects.toThrow('ended before an answer');
  const gone = await program((socket) => socket.destroy());
  await expect(post(gone)).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('an address inside is called where the operator named it, and not otherwise', async () => {
  let calls = 0;
  const origin = await program((socket) => {
    calls += 1;
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
  });
  await expect(post(origin, [])).rejects.toThrow('no address outside');
  await expect(post('http://[::1]:9', [])).rejects.toThrow('no address outside');
  expect(calls).toBe(0);
  expect(await post(origin)).toBe(200);
});

test('a file is fetched; another status, and more than was allowed, are said', async () => {
  const fetched = async (answer: string, most = 100) => {
    const origin = await program((socket) => socket.end(answer));
    return fetchOutside({ url: `${origin}/file`, headers: {}, origins: [origin], most });
  };
  expect(String(await fetched('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nrates'))).toBe('rates');
  await expect(fetched('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n')).rejects.toThrow(
    'answered with status 404',
  );
  const long = 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nrates';
  await expect(fetched(long, 4)).rejects.toThrow('too large');
  await expect(fetched('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nrates')).rejects.toThrow(/aborted|closed/i);
  await expect(fetchOutside({ url: 'http://[::1]:9', headers: {}, origins: [], most: 1 })).rejects.toThrow(
    'no address outside',
  );
});
