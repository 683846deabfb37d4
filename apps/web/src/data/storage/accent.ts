import { isAccentName, type AccentName } from '@countersign/ui'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'

/** The accent colour, stored as plain text, because the page's head reads and applies it before any module runs. */
const accentStore = createStoredValue<AccentName>('countersign.accent', 'blue', {
  parse: (text) => (isAccentName(text) ? text : undefined),
  print: (name) => name,
})

/** @returns the accent and its setter, which applies it immediately */
export const useAccent = (): [AccentName, (name: AccentName) => void] => [useStore(accentStore), setAccent]

function setAccent(name: AccentName): void {
  accentStore.set(name)
  document.documentElement.setAttribute('data-cs-accent', name)
}
