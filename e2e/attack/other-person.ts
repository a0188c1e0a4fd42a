import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Asking, Waited } from './waiting.ts';

/** What the process of a server takes of the memory of the machine, in bytes. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`process ${pid} does not say how much memory it takes`);
  return Number(kilobytes) * 1024;
}

/**
 * Someone who asks for one thing without a pause, from a thread of their own, while the work is done. Beside it they ask
 * a server that nobody attacks: what that one is late by is the machine's doing.
 */
export async function whileAsking<T>(
  asking: Omit<Asking, 'control'>,
  work: () => Promise<T>,
): Promise<Waited & { result: T }> {
  const script = `require('node:http').createServer((_, answer) => answer.end()).listen(0, '127.0.0.1', function () {
    console.log(this.address().port);
  });`;
  const control = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const port = await new Promise<string>((resolve) =>
      control.stdout.once('data', (text: Buffer) => resolve(String(text).trim())),
    );
    const workerData: Asking = { ...asking, control: `http://127.0.0.1:${port}/` };
    const thread = new Worker(new URL('./waiting.ts', import.meta.url), { workerData });
    const next = () => new Promise<Waited>((resolve, reject) => thread.once('message', resolve).once('error', reject));
    await next();
    const result = await work();
    const waited = next();
    thread.postMessage('enough');
    return { ...(await waited), result };
  } finally {
    control.kill();
  }
}
