import { DirectionProvider, MantineProvider, type MantineColorScheme } from '@mantine/core'
import type { ReactNode } from 'react'
import { createColorSchemeManager } from './colorSchemeManager.ts'
import { resolver } from './resolver.ts'
import { theme } from './theme.ts'

const colorSchemeManager = createColorSchemeManager()

export interface CountersignProviderProps {
  children: ReactNode
  /** Colour scheme before the user chooses one. Default `auto`: the system's setting. */
  defaultColorScheme?: MantineColorScheme
  /** Forces one scheme, for galleries and tests. */
  forceColorScheme?: 'light' | 'dark'
  /** Nonce for the one `<style>` element that Mantine writes, if the page's policy requires one. */
  nonce?: string
}

/**
 * Provides the theme, CSS variables and the stored colour scheme. Import `@countersign/ui/styles.css` once beside it.
 *
 * @example
 * <CountersignProvider forceColorScheme="dark">{children}</CountersignProvider>
 */
export function CountersignProvider({
  children,
  defaultColorScheme = 'auto',
  forceColorScheme,
  nonce,
}: CountersignProviderProps) {
  return (
    // The document says its direction.
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolver}
        // The variables are files instead: see variablesCss.ts.
        withCssVariables={false}
        withGlobalClasses={false}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme={defaultColorScheme}
        {...(forceColorScheme ? { forceColorScheme } : {})}
        {...(nonce ? { getStyleNonce: () => nonce } : {})}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}
