import type { LaunchOptions } from '@playwright/test'
import chromium from '@sparticuz/chromium'

/** Chromium comes with an npm package; the flags keep it from calling home and let it run as root. */
export async function launchOptions(): Promise<LaunchOptions> {
  return {
    executablePath: await chromium.executablePath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  }
}
