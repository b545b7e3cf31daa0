import { MantineContext, MantineProvider } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { storedColorScheme } from '#client/lib/stored-color-scheme.ts'
import { theme } from './theme.ts'

const colorSchemes = storedColorScheme()

/**
 * What pieces of the kit need around them; one is enough. Its variables stand in a style sheet (dev/pages/theme-sheet.ts), so
 * that pages without a piece of it come without the kit.
 */
export function Kit({ children }: { children: ReactNode }) {
  if (use(MantineContext)) return children
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
