import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'

export type Density = 'comfortable' | 'compact'

/** The height of rows, stored as plain text, because the page's head reads and applies it before any module runs. */
const densityStore = createStoredValue<Density>('countersign.density', 'comfortable', {
  parse: (text) => (text === 'comfortable' || text === 'compact' ? text : undefined),
  print: (name) => name,
})

/** @returns the density and its setter, which applies it immediately */
export const useDensity = (): [Density, (name: Density) => void] => [useStore(densityStore), setDensity]

function setDensity(name: Density): void {
  densityStore.set(name)
  document.documentElement.toggleAttribute('data-cs-compact', name === 'compact')
}
