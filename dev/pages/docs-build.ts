import { build, type Plugin } from 'vite'

const ROOT = new URL('../../', import.meta.url).pathname

/**
 * Builds the API's own page by itself. Of one build with the product's pages it would have Rolldown's few lines in common
 * with them, which each of those pages would ask for in a file of their own.
 */
export function docsBuild(): Plugin {
  return {
    name: 'docs-build',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      await build({
        configFile: false,
        root: ROOT,
        logLevel: 'error',
        build: {
          ...{ outDir: dir ?? '', emptyOutDir: false, copyPublicDir: false },
          ...{
            modulePreload: { polyfill: false },
            chunkSizeWarningLimit: 2000,
            rolldownOptions: { input: 'docs.html' },
          },
        },
      })
    },
  }
}
