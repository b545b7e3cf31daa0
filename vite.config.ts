import { cloudflare } from '@cloudflare/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { writeCertificateFonts } from './dev/commands/write-certificate-fonts.ts'
import { chunkGroups } from './dev/pages/chunk-groups.ts'
import { devPreamble } from './dev/pages/dev-preamble.ts'
import { docsBuild } from './dev/pages/docs-build.ts'
import { OFFLINE_WORKER, offlineBuild } from './dev/pages/offline-build.ts'
import { pageBuild } from './dev/pages/page-build.ts'
import { themeSheet } from './dev/pages/theme-sheet.ts'
import { SHOP_ADDRESSES } from './src/shared/billing/shops.ts'
import { SECURITY_HEADERS, SHOP_HEADERS } from './src/shared/security-headers.ts'

/** Static files don't pass through the worker; this gives them the same headers (SEC-17). */
function staticHeaders(): Plugin {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  // two values of one header would both hold: the first has to go
  const shopLines = [...Object.keys(SHOP_HEADERS).map((name) => `  ! ${name}`), ...lines(SHOP_HEADERS)]
  const source = [
    ...['/*', ...lines(SECURITY_HEADERS)],
    ...SHOP_ADDRESSES.flatMap((address) => [address, ...shopLines]),
    // a popup that comes back from a provider keeps whoever opened it only so
    ...['/auth/success/*', '/auth/discord/success/*'].flatMap((addresses) => [
      ...[addresses, '  ! cross-origin-opener-policy', '  cross-origin-opener-policy: unsafe-none'],
    ]),
    ...['/assets/*', '  cache-control: public, max-age=31536000, immutable'],
    ...[`/${OFFLINE_WORKER}`, '  cache-control: no-cache', ''],
  ].join('\n')
  return {
    name: 'static-headers',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source })
    },
  }
}

/** Asked for one by one when a certificate is drawn, so they stand among the static files and in no bundle. */
const certificateFonts = (): Plugin => ({ name: 'certificate-fonts', config: () => writeCertificateFonts() })

/** Our font files are WOFF; only WOFF 2 would need Brotli, whose dictionary is larger than the rest of the font library. */
function withoutBrotli(): Plugin {
  const id = 'brotli/decompress.js'
  return {
    name: 'without-brotli',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}` ? "export default () => { throw new Error('WOFF 2 is not read here.') }" : null,
  }
}

/** The AI SDK asks Vercel's gateway for models that are named by a string; ours are objects, so it never does. */
function withoutGateway(): Plugin {
  const id = '@ai-sdk/gateway'
  return {
    name: 'without-gateway',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'tubli',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}`
        ? `const none = { isInstance: () => false }
           export { none as GatewayAuthenticationError, none as GatewayError }
           export const gateway = undefined, createGateway = undefined`
        : null,
  }
}

/**
 * tRPC is published for engines that cannot spread objects: it defines each property anew, some hundred a call, which was a
 * twentieth of what a call costs.
 */
function nativeSpread(): Plugin {
  const head = 'function _objectSpread2(e) {'
  let isFound = false
  return {
    name: 'native-spread',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'tubli',
    transform: {
      filter: { id: /@trpc\/server\/dist\//, code: head },
      handler(code) {
        isFound = true
        return code.replace(head, 'function _objectSpread2(e, ...parts) { return Object.assign(e, ...parts)')
      },
    },
    buildEnd(failure) {
      if (!failure && !isFound) this.error('tRPC spreads in another way now: look whether this is still needed.')
    },
  }
}

export default defineConfig({
  define: { __FIXED_INVITE_CODE__: JSON.stringify(process.env.FIXED_INVITE_CODE ?? '') },
  plugins: [
    certificateFonts(),
    themeSheet(),
    withoutBrotli(),
    withoutGateway(),
    nativeSpread(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/client/routes',
      generatedRouteTree: 'src/client/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    devPreamble(),
    // dev/dev.ts hands over the local world's addresses; a build has none
    cloudflare({
      config: { vars: JSON.parse(process.env.TUBLI_WORKER_VARS ?? '{}') },
      auxiliaryWorkers: [{ configPath: './src/pictures/wrangler.toml' }],
      inspectorPort: false,
    }),
    staticHeaders(),
    pageBuild(),
    docsBuild(),
    offlineBuild(),
  ],
  environments: {
    // what Cloudflare loads at every cold start is a third smaller
    tubli: { build: { minify: true } },
    // a browser without modulepreload loads the same files a little later
    client: {
      build: {
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['index.html', 'src/client/offline-worker/offline-worker.ts'],
          output: {
            // a service worker keeps its address
            entryFileNames: ({ name }) =>
              `${name}.js` === OFFLINE_WORKER ? OFFLINE_WORKER : 'assets/[name]-[hash:7].js',
            // every page downloads the names of most others, and nothing of a hash can be compressed
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: { groups: chunkGroups() },
          },
        },
      },
    },
  },
  server: { strictPort: true },
})
