import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser as a push service knows it: what it hands out, and how it reads what comes (RFC 8291, RFC 8188). */
export function testBrowser(origin = 'https://fcm.googleapis.com') {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    address: {
      endpoint: `${origin}/fcm/send/${randomBytes(8).toString('hex')}`,
      p256dh: publicKey.toString('base64url'),
      auth: auth.toString('base64url'),
    },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const iv = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const opener = createDecipheriv('aes-128-gcm', key, iv).setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]).toString('utf8');
      return JSON.parse(text.replace(/\u0002\0*$/, ''));
    },
  };
}

export type Pushed = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

/** A push service on this machine; `answer` says with which status, and may be changed. */
export async function testPushService() {
  const got: Pushed[] = [];
  const service = { answer: (_path: string): number => 201 };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const path = request.url ?? '';
      const status = service.answer(path);
      if (status < 300) got.push({ path, headers: request.headers, body: Buffer.concat(pieces) });
      response.writeHead(status, status === 307 ? { location: `${origin}/elsewhere` } : {}).end('x'.repeat(1000));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    got,
    service,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
