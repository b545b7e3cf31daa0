import { MantineProvider, type MantineProviderProps } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import type { createAppRouter } from './router.tsx'
import { cssVariables, theme } from './theme.ts'

interface AppProps {
  router: ReturnType<typeof createAppRouter>
  colorSchemes?: NonNullable<MantineProviderProps['colorSchemeManager']>
}

/** The page that the router is at, under the theme; in the browser and where the build draws it. */
export const App = ({ router, colorSchemes }: AppProps) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    {...(colorSchemes && { colorSchemeManager: colorSchemes })}
    defaultColorScheme="auto"
    deduplicateCssVariables={false}
  >
    <RouterProvider router={router} />
  </MantineProvider>
)
