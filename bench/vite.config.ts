import { join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'

/** The deployable's own wrangler.toml with bench/worker.ts as its entry and no static files. */
export default defineConfig({
  root: import.meta.dirname,
  build: { outDir: '../node_modules/.cache/bench', emptyOutDir: true },
  plugins: [
    cloudflare({
      configPath: join(import.meta.dirname, '../wrangler.toml'),
      inspectorPort: false,
      config: (config) => {
        config.main = join(import.meta.dirname, 'worker.ts')
        delete config.assets
      },
    }),
  ],
})
