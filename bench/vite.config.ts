import { join } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'

/**
 * The deployable's own wrangler.toml with bench/worker.ts as its entry and no static files. The root is a folder of its
 * own because the plugin leaves a note there that `wrangler deploy` would follow.
 */
export default defineConfig({
  root: join(import.meta.dirname, '../node_modules/.cache/bench'),
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
