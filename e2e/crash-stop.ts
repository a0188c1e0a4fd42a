import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { personAt } from './caller.ts';
import { USER_AGENT } from './chromium.ts';
import { startApp } from './running-app.ts';

const CLIENTS = 8;
/** How long the exit may take after the last answer, in milliseconds. */
const EXIT_LIMIT = 5_000;

type Answer = { readonly sentAt: number; readonly at: number; readonly status: number | null; readonly error: string };

/** Stops the running product by SIGTERM while eight clients, each on a connection of its own, ask without a pause. */
export async function stopUnderLoad(): Promise<{ faults: string[]; figures: string[] }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-stop-'));
  const app = await startApp({ dataFolder });
  try {
    const { cookie } = await personAt(app.url);
    const loops = Array.from({ length: CLIENTS }, () => closedLoop(`${app.url}/rpc/accounts/list`, cookie()));
    await sleep(1_000);
    const stopped = app.stop().then((code) => ({ code, at: performance.now() }));
    const lostAt = await readinessLost(app.url);
    const answers = (await Promise.all(loops)).flat();
    const { code, at } = await stopped;
    const served = answers.filter(({ status }) => status === 200);
    const lastAt = Math.max(...answers.filter(({ status }) => status !== null).map((answer) => answer.at));
    const cut = answers.filter(({ error }) => error !== '');
    const begun = served.filter(({ sentAt }) => sentAt > lostAt);
    const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
    const took = ((at - lastAt) / 1000).toFixed(1);
    const figures = [`${served.length} served`, `answers ${statuses}`, `${cut.length} cut`, `exit after ${took} s`];
    const faults = [
      ...cut.map(({ error }) => `a request was cut off by the stop: ${error}`),
      ...begun.map(() => 'a request was begun after readiness was lost'),
      ...(at - lastAt > EXIT_LIMIT ? [`the exit took ${took} s after the last answer`] : []),
      ...(code === 0 ? [] : [`the exit code was ${code}`]),
      ...(served.length >= CLIENTS ? [] : ['the clients were not at work when the stop came']),
    ];
    return { faults, figures };
  } finally {
    await app.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** When `/readyz` had said for the first time that the product is not ready. */
async function readinessLost(url: string): Promise<number> {
  for (;;) {
    const { status } = await ask(`${url}/readyz`, 'GET', {});
    if (status !== 200) return performance.now();
    await sleep(10);
  }
}

async function closedLoop(url: string, cookie: string): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'user-agent': USER_AGENT, cookie, 'content-type': 'application/json', 'x-csrf-token': 'orpc' };
  const answers: Answer[] = [];
  for (;;) {
    const answer = await ask(url, 'POST', headers, agent);
    if (answer.error === 'ECONNREFUSED') return answers;
    answers.push(answer);
    if (answer.error !== '') return answers;
  }
}

function ask(url: string, method: string, headers: Record<string, string>, agent?: Agent): Promise<Answer> {
  const sentAt = performance.now();
  return new Promise((resolve) => {
    const done = (status: number | null, error = '') => resolve({ sentAt, at: performance.now(), status, error });
    const failed = (error: NodeJS.ErrnoException) => done(null, error.code ?? error.message);
    const sending = request(url, { method, headers, ...(agent === undefined ? {} : { agent }) }, (answer) => {
      answer.resume();
      answer.on('error', failed);
      answer.on('end', () => done(answer.statusCode ?? null));
    });
    sending.on('error', failed);
    sending.end(method === 'POST' ? '{}' : undefined);
  });
}
