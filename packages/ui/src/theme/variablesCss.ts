import { convertCssVariables, defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { resolver } from './resolver.ts'
import { theme } from './theme.ts'

type Variables = Record<string, string>

/**
 * The variables of this theme that differ from Mantine's. Mantine would write them into a `<style>` element at run
 * time, which a strict content security policy refuses, so they are a file.
 * @returns style sheet
 */
export function variablesCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const [known, themed, ours] = [
    defaultCssVariablesResolver(DEFAULT_THEME),
    defaultCssVariablesResolver(merged),
    resolver(merged),
  ]
  const changed = (part: 'variables' | 'light' | 'dark'): Variables => {
    const knownPart: Variables = { ...known[part] }
    const all: Variables = { ...themed[part], ...ours[part] }
    return Object.fromEntries(Object.entries(all).filter(([name, value]) => knownPart[name] !== value))
  }
  const css = convertCssVariables(
    { variables: changed('variables'), light: changed('light'), dark: changed('dark') },
    ':root',
  )
  const lines = css
    .replace(/#[0-9A-F]{3,8}\b/g, (hex) => hex.toLowerCase())
    .replaceAll('"', "'")
    .replace(/([{;}])/g, '$1\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const indented = lines.map((line) => (line.startsWith('--') ? `  ${line}` : line.replace('{', ' {')))
  return `/* Written by scripts/generate-variables.ts. */\n${indented.join('\n').replace(/}\n/g, '}\n\n')}\n` // no message: a comment of generated CSS
}
