import {
  DirectionProvider,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
  type MantineColorScheme,
} from '@mantine/core'
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { createColorSchemeManager } from './colorSchemeManager.ts'
import { pageTheme } from './pageTheme.ts'

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

const rootElement = () => document.documentElement

/**
 * Provides the theme and the stored colour scheme. Import `@countersign/ui/styles.css` once beside it: the variables are files
 * (`variablesCss.ts`). It provides what Mantine's own provider does, without the part that computes variables in the page, which is more
 * than the rest of it and belongs to every first content.
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
  const { colorScheme, setColorScheme, clearColorScheme } = useProviderColorScheme({
    manager: colorSchemeManager,
    defaultColorScheme,
    forceColorScheme,
    getRootElement: rootElement,
  })
  useLayoutEffect(() => rootElement().setAttribute('data-respect-reduced-motion', 'true'), [])
  const context = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme,
      getRootElement: rootElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: true,
      ...(nonce ? { getStyleNonce: () => nonce } : {}),
    }),
    [colorScheme, setColorScheme, clearColorScheme, nonce],
  )
  return (
    // The document says its direction.
    <DirectionProvider>
      <MantineContext value={context}>
        <MantineThemeProvider theme={pageTheme}>{children}</MantineThemeProvider>
      </MantineContext>
    </DirectionProvider>
  )
}
