import { cloudflare } from '@cloudflare/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { SECURITY_HEADERS } from './src/shared/security-headers.ts'

/** Static files don't pass through the worker; this gives them the same headers (SEC-17). */
function staticHeaders(): Plugin {
  const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`)
  const source = ['/*', ...lines, '/assets/*', '  cache-control: public, max-age=31536000, immutable', ''].join('\n')
  return {
    name: 'static-headers',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source })
    },
  }
}

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/client/routes',
      generatedRouteTree: 'src/client/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    // dev/dev.ts hands over the local world's addresses; a build has none
    cloudflare({ config: { vars: JSON.parse(process.env.TUBLI_WORKER_VARS ?? '{}') }, inspectorPort: false }),
    staticHeaders(),
  ],
  environments: {
    client: { build: { manifest: true, rolldownOptions: { input: ['index.html', 'docs.html'] } } },
  },
  server: { strictPort: true },
})
