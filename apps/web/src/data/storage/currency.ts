import { createStoredValue, useStoredValue } from './createStoredValue.ts'

/** Lower-case currency code, stored as plain text, because the page's head reads it before any module runs. */
export const currencyStore = createStoredValue<string>('countersign.currency', 'usd', {
  parse: (text) => (/^[a-z]{3,5}$/.test(text) ? text : undefined),
  print: (code) => code,
})

/** @returns lower-case currency code and its setter */
export const useCurrency = (): [string, (code: string) => void] => [
  useStoredValue(currencyStore),
  (code) => currencyStore.set(code.toLowerCase()),
]
