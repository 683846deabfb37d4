import { type Address, ZERO_ADDRESS } from '@countersign/primitives'
import type { PriceSourceOf } from '../../config/PriceSources.ts'
import { fetchJson } from '../../outbound/fetchJson.ts'
import { isRecent } from './isRecent.ts'
import type { PriceProvider } from './PriceProvider.ts'

const MAX_BYTES = 256 * 1024
const CONCURRENCY = 4
const LONGEST = 60

/**
 * Prices of an HTTP service. An answer without a positive number at the configured path gives no price. Throws when the service fails,
 * because a failure says nothing about the token.
 */
export function createHttpProvider(chainId: string, source: PriceSourceOf<'http'>, clock: () => number): PriceProvider {
  async function read(token: Address, fiat: string): Promise<string | null> {
    const address = (token === ZERO_ADDRESS ? source.nativeAddress : token).toLowerCase()
    const fill = (template: string, encode = (text: string) => text) =>
      template
        .replaceAll('{address}', encode(address))
        .replaceAll('{chainId}', chainId)
        .replaceAll('{fiat}', fiat.toLowerCase())
        .replaceAll('{FIAT}', fiat.toUpperCase())
    const url = fill(source.url, encodeURIComponent)
    const { host } = new URL(url)
    const answer = await fetchJson({ url, timeoutMs: source.timeoutMs, maxBytes: MAX_BYTES, allowedHosts: [host] })
    if (source.updatedAtPath !== undefined) {
      const updatedAt = Number(pick(answer, fill(source.updatedAtPath)))
      if (!isRecent(updatedAt, source.maxAgeSeconds, clock())) return null
    }
    return toPlainDecimal(pick(answer, fill(source.path)))
  }

  return {
    async prices(tokens, fiat) {
      if (!source.currencies.includes(fiat)) return new Map()
      const found = new Map<Address, string>()
      const rest = [...tokens]
      const work = async () => {
        for (let token = rest.shift(); token !== undefined; token = rest.shift()) {
          const price = await read(token, fiat)
          if (price !== null) found.set(token, price)
        }
      }
      await Promise.all(Array.from({ length: CONCURRENCY }, work))
      return found
    },
    currencies: () => Promise.resolve(source.currencies),
  }
}

function pick(value: unknown, path: string): unknown {
  let at = value
  for (const name of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Object.entries(at).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]
  }
  return at
}

/** A positive number as text without exponent; null for anything else. */
export function toPlainDecimal(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const match = /^(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,2}))?$/i.exec(text)
  if (!match || text.length > LONGEST) return null
  const [, whole = '', fraction = '', exponent = '0'] = match
  const shift = Number(exponent)
  const digits = `${whole}${fraction}`
  const point = whole.length + shift
  const padded = point <= 0 ? `${'0'.repeat(1 - point)}${digits}` : digits.padEnd(point, '0')
  const at = Math.max(point, 1)
  const rest = padded.slice(at).replace(/0+$/, '')
  const plain = `${padded.slice(0, at).replace(/^0+(?=\d)/, '')}${rest === '' ? '' : `.${rest}`}`
  return /[1-9]/.test(plain) ? plain : null
}
