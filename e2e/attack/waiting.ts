import { parentPort, workerData } from 'node:worker_threads';

/** What is asked without a pause, and of which server of nobody's beside it. */
export type Asking = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly control: string;
};

/** The longest that was waited for an answer, in milliseconds, and what was answered. */
export type Waited = {
  readonly asked: number;
  readonly longest: number;
  readonly longestOfControl: number;
  readonly statuses: readonly number[];
};

const PAUSE = 15;
const { url, headers, body, control } = workerData as Asking;
const enough = new AbortController();

async function keepAsking(target: string, init: RequestInit) {
  const statuses = new Set<number>();
  let [asked, longest] = [0, 0];
  do {
    const began = performance.now();
    const answer = await fetch(target, init);
    await answer.arrayBuffer();
    longest = Math.max(longest, performance.now() - began);
    statuses.add(answer.status);
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  } while (!enough.signal.aborted);
  return { asked, longest, statuses: [...statuses] };
}

const list = { method: 'POST', headers, body };
for (let times = 0; times < 3; times += 1) await (await fetch(url, list)).arrayBuffer();
parentPort?.once('message', () => enough.abort());
parentPort?.postMessage({ asked: 0, longest: 0, longestOfControl: 0, statuses: [] } satisfies Waited);
const [asked, beside] = await Promise.all([keepAsking(url, list), keepAsking(control, {})]);
parentPort?.postMessage({ ...asked, longestOfControl: beside.longest } satisfies Waited);
