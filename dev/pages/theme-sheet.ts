import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariables, theme } from '../../src/client/ui/kit/theme.ts'

const ID = 'virtual:theme.css'

/** The theme's variables as a style sheet, so that a page has them before the kit comes, or without it. */
export const themeSheet = (): Plugin => ({
  name: 'theme-sheet',
  enforce: 'pre',
  resolveId: (source) => (source === ID ? `\0${ID}` : null),
  load: (source) => (source === `\0${ID}` ? themeVariables() : null),
})

/** All that the kit would write itself, but for colours that are none of ours, and what is ours alone. */
export function themeVariables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const [kit, own] = [defaultCssVariablesResolver(whole), cssVariables(whole)]
  const foreign = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in (theme.colors ?? {})))
  const isForeign = (variable: string) => foreign.some((name) => variable.startsWith(`--mantine-color-${name}-`))
  const merged = (part: 'variables' | 'light' | 'dark') =>
    Object.fromEntries(Object.entries({ ...kit[part], ...own[part] }).filter(([variable]) => !isForeign(variable)))
  return convertCssVariables({ variables: merged('variables'), light: merged('light'), dark: merged('dark') }, ':root')
}
