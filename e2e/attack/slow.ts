import { connect, type Socket } from 'node:net';
import type { Stage } from './stage.ts';
import { SLOW } from './stage.ts';
import { knock } from '../knock.ts';

const KIND = 'slow requests';
const AT_ONCE = 60;
const DRIP = 500;
/** How often the server looks for them, and as much again for a busy machine. */
const GRACE = 6000;

type Slow = { readonly socket: Socket; readonly drip: NodeJS.Timeout; readonly endedAfter: Promise<number> };

/** Connections that never get to the point: cut off after the time that the operator has set, while others are served. */
export function beginSlow({ app }: Stage): { finish: (stage: Stage) => Promise<void> } {
  const { port, host } = new URL(app.url);
  const began = performance.now();
  const open = (start: string, drop: string): Slow => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    // What it is told when it is cut off must be read, or it never notices.
    socket.resume();
    socket.write(start);
    const drip = setInterval(() => socket.write(drop), DRIP);
    const endedAfter = new Promise<number>((resolve) => {
      socket.once('close', () => {
        clearInterval(drip);
        resolve(performance.now() - began);
      });
    });
    return { socket, drip, endedAfter };
  };
  const head = `POST /rpc/identity/signIn HTTP/1.1\r\nHost: ${host}\r\nx-csrf-token: orpc\r\n`;
  const many = (start: string, drop: string) => Array.from({ length: AT_ONCE }, () => open(start, drop));
  const groups = [
    {
      what: 'headers, a letter at a time',
      seconds: SLOW.HEADERS_SECONDS,
      slow: many(`GET / HTTP/1.1\r\nHost: ${host}\r\nX: `, 'a'),
    },
    { what: 'headers without end', seconds: SLOW.HEADERS_SECONDS, slow: many(head, 'X-More: 1\r\n') },
    {
      what: 'a body, a letter at a time',
      seconds: SLOW.REQUEST_SECONDS,
      slow: many(`${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`, 'x'),
    },
    {
      what: 'chunks, a letter at a time',
      seconds: SLOW.REQUEST_SECONDS,
      slow: many(`${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'),
    },
  ];
  return {
    async finish({ note }) {
      for (let times = 0; times < 20; times += 1) {
        const { status, milliseconds } = await knock(app.url, '/healthz');
        note(
          KIND,
          'others are served meanwhile',
          status === 200 && milliseconds < 2000 ? null : `${status} after ${milliseconds.toFixed(0)} ms`,
        );
      }
      for (const { what, seconds, slow } of groups) {
        const most = Number(seconds) * 1000 + GRACE;
        for (const { endedAfter, socket, drip } of slow) {
          const late = new Promise<null>((resolve) =>
            setTimeout(() => resolve(null), Math.max(0, began + most - performance.now())),
          );
          const ended = await Promise.race([endedAfter, late]);
          note(KIND, what, ended === null ? `was still open after ${most / 1000} s` : null);
          clearInterval(drip);
          socket.destroy();
        }
      }
    },
  };
}
