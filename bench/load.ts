import { Agent, request } from 'node:http';
import { percentile } from './measure.ts';

export type Shot = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
export type Load = { readonly perSecond: number; readonly p50: number; readonly p95: number; readonly sent: number };

type Bounds = { readonly connections: number; readonly most: number; readonly seconds: number };

/** Sends the requests again and again over connections that stay open, until `most` were sent or `seconds` are over. */
export async function load(shots: readonly Shot[], { connections, most, seconds }: Bounds): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = most;
  const began = performance.now();
  const end = began + seconds * 1000;
  const lane = async (_: unknown, number: number) => {
    const shot = shots[number % shots.length];
    if (shot === undefined) throw new Error('nothing to send');
    while (left > 0 && performance.now() < end) {
      left -= 1;
      const sent = performance.now();
      await send(shot, agent);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  return {
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    sent: times.length,
  };
}

function send({ url, method, headers, body }: Shot, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    sending.once('error', reject);
    sending.end(body);
  });
}
