import { MantineProvider, type MantineColorScheme } from '@mantine/core'
import type { ReactNode } from 'react'
import { createColorSchemeManager } from './colorSchemeManager.ts'
import { resolver } from './resolver.ts'
import { theme } from './theme.ts'

const colorSchemeManager = createColorSchemeManager()

export interface CountersignProviderProps {
  children: ReactNode
  /** Scheme before a choice was made. Default `auto`: what the system asks for. */
  defaultColorScheme?: MantineColorScheme
  /** Holds one scheme, for galleries and tests. */
  forceColorScheme?: 'light' | 'dark'
  /** Nonce for the one `<style>` element Mantine writes, when the page's policy asks for one. */
  nonce?: string
}

/**
 * Theme, CSS variables and the remembered colour scheme. Import `@countersign/ui/styles.css` once beside it.
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
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      // Both are files: see variablesCss.ts.
      withCssVariables={false}
      withGlobalClasses={false}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme={defaultColorScheme}
      {...(forceColorScheme ? { forceColorScheme } : {})}
      {...(nonce ? { getStyleNonce: () => nonce } : {})}
    >
      {children}
    </MantineProvider>
  )
}
