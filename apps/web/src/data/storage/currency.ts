import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'

/** Lower-case currency code, stored as plain text, because the page's head reads it before any module runs. */
export const currencyStore = createStoredValue<string>('countersign.currency', 'usd', {
  parse: (text) => (/^[a-z]{3,5}$/.test(text) ? text : undefined),
  print: (code) => code,
})

/** @returns lower-case currency code and its setter */
export const useCurrency = (): [string, (code: string) => void] => [
  useStore(currencyStore),
  (code) => currencyStore.set(code.toLowerCase()),
]
