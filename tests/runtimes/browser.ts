import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of the tests: the one that is named, one that is installed, or the one that comes with the packages. */
export const openBrowser = async (): Promise<Browser> => {
  const named = process.env['CHUKKER_TEST_BROWSER'];
  const found = named ?? INSTALLED.find((path) => existsSync(path));
  const executablePath = found ?? (await chromium.executablePath());
  try {
    return await driver.launch({ executablePath, headless: true, args: FLAGS });
  } catch (problem) {
    const text = problem instanceof Error ? problem.message : String(problem);
    const missing = /(lib[\w+.-]+)\.so/.exec(text)?.[1];
    const hint = missing === undefined ? '' : ` The browser wants ${missing}: on Debian, apt-get install libnss3.`;
    throw new Error(`No browser could be opened.${hint}\n${text}`);
  }
};
