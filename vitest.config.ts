import { readFileSync } from 'node:fs'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { librariesOf } from './tests/support/world/libraries.ts'
import { answerPictures } from './tests/support/world/pictures.ts'

/** Three kinds of tests: inside workerd against a real Postgres, in a simulated browser, and in plain Node. */
export default defineConfig({
  test: {
    // the workers plugin does not find vitest's module cache
    fsModuleCache: false,
    // the database and the stand-ins idle while one test waits for them
    maxWorkers: 3,
    reporters: ['default', './tests/support/count-reporter.ts'],
    projects: [
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            // the page as Cloudflare serves it for every address, and the pictures' own code; nothing is built here
            miniflare: {
              bindings: inject('vars'),
              serviceBindings: {
                ASSETS: () => new Response(readFileSync('index.html', 'utf8')),
                PICTURES: answerPictures,
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          // one file a library instead of hundreds
          deps: {
            optimizer: { ssr: { enabled: true, include: librariesOf('{src/worker,src/shared,tests/worker}/**/*.ts') } },
          },
          include: ['tests/worker/**/*.test.ts'],
          // one workerd for all files: starting one takes longer than most files, and no test may rely on a fresh one
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          globalSetup: ['tests/support/world/setup.ts'],
          setupFiles: ['tests/support/only-this-machine.ts', 'tests/support/worker/as-drizzle-reads.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        define: { __FIXED_INVITE_CODE__: JSON.stringify('COMEANDSEE23') },
        test: {
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // one page for all files: making one takes longer than most files
          isolate: false,
          unstubGlobals: true,
          setupFiles: ['tests/support/only-this-machine.ts', 'tests/support/client/setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'node',
          include: ['tests/*.test.ts', 'tests/dev/**/*.test.ts', 'tests/shared/**/*.test.ts'],
          isolate: false,
          setupFiles: ['tests/support/only-this-machine.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
