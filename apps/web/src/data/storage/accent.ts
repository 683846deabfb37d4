import { isAccentName, type AccentName } from '@countersign/ui'
import { createStoredValue, useStoredValue } from './createStoredValue.ts'

/** The pen's colour, kept as plain text: the page's head reads and paints it before any module runs. */
const accentStore = createStoredValue<AccentName>('countersign.accent', 'blue', {
  parse: (text) => (isAccentName(text) ? text : undefined),
  print: (name) => name,
})

/** @returns the accent and its setter, which paints it at once */
export const useAccent = (): [AccentName, (name: AccentName) => void] => [useStoredValue(accentStore), setAccent]

function setAccent(name: AccentName): void {
  accentStore.set(name)
  document.documentElement.setAttribute('data-cs-accent', name)
}
