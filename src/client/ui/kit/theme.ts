import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core'
import breakpoints from '#client/breakpoints.json' with { type: 'json' }
import { INK as ink, SIGNAL as signal } from '#shared/palette.ts'

/** Where colours are written down, besides `shared/palette.ts`. Style sheets use the tokens of `cssVariables` below. */

/** The dark scheme's own scale, from text to the deepest ground. */
const night: MantineColorsTuple = [
  '#e6e9ef',
  '#c2c9d4',
  '#97a1b1',
  '#6f7a8b',
  '#2b323e',
  '#232933',
  '#191e26',
  '#10141a',
  '#0c0f14',
  '#080a0e',
]

const amber: MantineColorsTuple = [
  '#fef8ea',
  '#fdf3dc',
  '#fae3b0',
  '#f6cf7a',
  '#f0b429',
  '#d79a0f',
  '#b27b06',
  '#8a5a00',
  '#6e4800',
  '#523600',
]

const red: MantineColorsTuple = [
  '#fef3f2',
  '#fdecea',
  '#fbd0cb',
  '#fcaea4',
  '#ff8a7a',
  '#ee5f4d',
  '#d63d2b',
  '#b42318',
  '#8f1b12',
  '#6b140e',
]

export const theme = createTheme({
  colors: { gray: ink, dark: night, signal, amber, red },
  white: '#ffffff',
  black: ink[9],
  primaryColor: 'signal',
  primaryShade: { light: 7, dark: 4 },
  // the kit chooses the text of a filled control for the light scheme only; the dark one's fills are bright
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    return input.variant === 'filled' ? { ...colors, color: 'var(--on-accent)' } : colors
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  fontFamilyMonospace: "'JetBrains Mono Variable', 'JetBrains Mono Fallback', ui-monospace, monospace",
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '8px', md: '10px', lg: '10px', xl: '999px' },
  fontSizes: { xs: '12px', sm: '13px', md: '15px', lg: '17px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '24px', lg: '28px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  breakpoints: {
    xs: `${breakpoints.xs}px`,
    sm: `${breakpoints.sm}px`,
    md: `${breakpoints.md}px`,
    lg: `${breakpoints.lg}px`,
    xl: `${breakpoints.xl}px`,
  },
  headings: {
    fontWeight: '620',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '36px' },
      h2: { fontSize: '20px', lineHeight: '28px' },
      h3: { fontSize: '15px', lineHeight: '24px' },
    },
  },
})

/** Tokens by meaning, the same names in both schemes. */
export const cssVariables: CSSVariablesResolver = ({ white }) => ({
  variables: {
    '--size-content': '1120px',
    '--size-reading': '720px',
    '--radius-card': '10px',
    '--radius-control': '8px',
    '--ease': 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    '--motion-fast': '120ms',
    '--motion': '180ms',
  },
  light: {
    ...grounds(ink[0], white, ink[1], ink[2], ink[3]),
    ...texts(ink[9], ink[6]),
    ...meanings(signal[7], signal[1], white),
    '--waiting': amber[7],
    '--danger': red[7],
    '--danger-soft': red[1],
    '--track': ink[3],
    '--station': ink[5],
    '--elevation': '0 8px 24px rgb(18 22 29 / 12%)',
    '--mantine-color-error': red[7],
    '--mantine-color-placeholder': ink[6],
  },
  dark: {
    ...grounds(night[7], night[6], night[5], night[4], '#3b4453'),
    ...texts(night[0], night[2]),
    ...meanings(signal[4], '#1d2a18', ink[9]),
    '--waiting': amber[4],
    '--danger': red[4],
    '--danger-soft': '#2d1715',
    '--track': '#3b4453',
    '--station': night[3],
    '--elevation': '0 8px 24px rgb(0 0 0 / 48%)',
    '--mantine-color-error': red[4],
    '--mantine-color-placeholder': night[2],
    // the kit's own is the ground of a card
    '--mantine-color-disabled': night[4],
  },
})

const grounds = (ground: string, surface: string, hover: string, edge: string, edgeStrong: string) => ({
  '--ground': ground,
  '--surface': surface,
  '--hover': hover,
  '--edge': edge,
  '--edge-strong': edgeStrong,
  '--mantine-color-body': ground,
  '--mantine-color-default': surface,
  '--mantine-color-default-hover': hover,
  '--mantine-color-default-border': edgeStrong,
})

const texts = (text: string, soft: string) => ({
  '--text': text,
  '--text-soft': soft,
  '--mantine-color-text': text,
  '--mantine-color-dimmed': soft,
  '--mantine-color-default-color': text,
})

const meanings = (accent: string, soft: string, onAccent: string) => ({
  '--accent': accent,
  '--accent-soft': soft,
  '--on-accent': onAccent,
})
