import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Draws no window of its own, which costs a fifth of a journey. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that CHROMIUM names, or the cheapest that is there. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM'] || [SHELL, ...WHOLE].find((path) => existsSync(path));
}

/** A browser that can show notifications, which the shell cannot. */
export function findWholeBrowser(): string | undefined {
  const named = process.env['CHROMIUM'];
  return named && named !== SHELL ? named : WHOLE.find((path) => existsSync(path));
}

/** What the browser leaves out: what Playwright leaves out of it, which a list of our own replaces, and spare processes. */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  // A process is begun for a page that may be opened next, and each page of ours is the last of its window.
  'SpareRendererForSitePerProcess',
];

/** Debian's browser, or the one that CHROMIUM names; nothing of it calls home. */
export const CHROMIUM: LaunchOptions = {
  executablePath: findBrowser() ?? SHELL,
  args: [
    `--disable-features=${WITHOUT.join(',')}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * The same without its optimising compilers, for pages that live for seconds: what they cost is saved (a tenth of a page,
 * decision 089). Nothing is measured in it.
 */
export const CHROMIUM_FOR_TESTS: LaunchOptions = {
  ...CHROMIUM,
  args: [...(CHROMIUM.args ?? []), '--js-flags=--no-opt --no-maglev'],
};

/** What journeys and their callers say they are: a session belongs to one kind of browser, and they share one. */
export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
