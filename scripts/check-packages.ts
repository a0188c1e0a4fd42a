import { runTool } from './check-step.ts';

/** Something that a step needs is not here, and could not be brought; the message says what to do by hand. */
export class MissingPeer extends Error {}

let last: Promise<unknown> = Promise.resolve();

/** Installs a package of Debian's, where we may; one at a time. @throws MissingPeer */
export function installPackage(name: string, byHand: string): Promise<void> {
  const turn = last.then(() => install(name, byHand));
  last = turn.catch(() => undefined);
  return turn;
}

async function install(name: string, byHand: string): Promise<void> {
  if (process.getuid?.() !== 0) throw new MissingPeer(byHand);
  const apt = (...words: string[]) =>
    runTool(['apt-get', '-o', 'DPkg::Lock::Timeout=300', ...words], { DEBIAN_FRONTEND: 'noninteractive' });
  const get = () => apt('install', '-y', '--no-install-recommends', name);
  if ((await get()).code === 0) return;
  await apt('update');
  const { code, output } = await get();
  if (code !== 0) throw new MissingPeer(`${output}\n${byHand}`);
}
