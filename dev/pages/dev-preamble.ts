import type { Plugin } from 'vite'

/** What the React plugin writes into a page of `npm run dev`; our policy lets no script stand in one (SEC-17). */
const INLINE = /<script type="module">import \{ injectIntoGlobalHook \}[\s\S]*?<\/script>/

/** Has the page load the same from the plugin's own module instead, so that development keeps the policy of production. */
export const devPreamble = (): Plugin => ({
  name: 'dev-preamble',
  apply: 'serve',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(INLINE, '<script type="module" src="/@id/@vitejs/plugin-react/preamble"></script>'),
  },
})
