import breakpoints from './src/client/breakpoints.json' with { type: 'json' }

/** 2§9 names two of their own: a phase folds its sections below 768, its test below 701. */
const documented = { phase: 768, test: 701 }

/** `@mixin smaller-than-md { … }` is for windows narrower than the breakpoint, `larger-than-md` from there on. */
const mixins = Object.fromEntries(
  Object.entries({ ...breakpoints, ...documented }).flatMap(([name, pixels]) => [
    [`smaller-than-${name}`, { [`@media (max-width: ${pixels - 0.02}px)`]: { '@mixin-content': {} } }],
    [`larger-than-${name}`, { [`@media (min-width: ${pixels}px)`]: { '@mixin-content': {} } }],
  ]),
)

/** `@mixin unseen` is for words that are read aloud only. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
}

export default { plugins: { 'postcss-preset-mantine': { mixins: { ...mixins, unseen } } } }
