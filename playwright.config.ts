import { defineConfig } from '@playwright/test'
import { launchOptions } from './dev/run/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/e2e/global-setup.ts',
  outputDir: 'test-results',
  // one more than there are cores: a test waits for a model's pace and for what moves as often as it works
  workers: 3,
  timeout: 60_000,
  // a shared machine stops for seconds at times; what needed it is named in the output, and is a defect to find
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tests/support/e2e/count-reporter.ts']],
  use: {
    launchOptions: await launchOptions(),
    trace: 'on-first-retry',
    colorScheme: 'light',
    // whose own tests are in tests/e2e/offline; it would answer in place of what a test puts there
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // what looks or works another way on a narrow screen; everything else was seen at 1280
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
})
