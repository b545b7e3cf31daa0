import breakpoints from './src/client/breakpoints.json' with { type: 'json' }

/** `@mixin smaller-than-md { … }` is for windows narrower than the breakpoint, `larger-than-md` from there on. */
const mixins = Object.fromEntries(
  Object.entries(breakpoints).flatMap(([name, pixels]) => [
    [`smaller-than-${name}`, { [`@media (max-width: ${pixels - 0.02}px)`]: { '@mixin-content': {} } }],
    [`larger-than-${name}`, { [`@media (min-width: ${pixels}px)`]: { '@mixin-content': {} } }],
  ]),
)

export default { plugins: { 'postcss-preset-mantine': { mixins } } }
