/** The scales that the theme is made of, and what is drawn outside of a page with them. Ten steps each, light to dark. */

export const INK = [
  '#f7f8fa',
  '#eef0f4',
  '#e1e5eb',
  '#cbd2dc',
  '#9aa4b4',
  '#778295',
  '#5f6b7d',
  '#3a4352',
  '#232a36',
  '#12161d',
] as const

export const SIGNAL = [
  '#f1f9ec',
  '#e9f5e1',
  '#c3e5b0',
  '#9fd584',
  '#86cc63',
  '#63b440',
  '#4a9a2a',
  '#357a22',
  '#2f6b1c',
  '#234d14',
] as const
