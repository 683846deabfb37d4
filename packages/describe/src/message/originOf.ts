import type { Message } from '@countersign/api'
import { AppOrigin } from './AppOrigin.ts'

/**
 * The origin that the service stored with a message: JSON with name and URL, or a plain address.
 *
 * @example
 * originOf({ origin: 'https://app.example', name: null }) // { name: 'app.example', url: 'https://app.example' }
 */
export function originOf({ origin, name }: Pick<Message, 'origin' | 'name'>): AppOrigin | null {
  if (origin === null || origin === '') return name === null ? null : { name, url: '' }
  try {
    const parsed = AppOrigin.safeParse(JSON.parse(origin))
    if (parsed.success) return parsed.data
  } catch {
    // Not JSON: the value is the address itself.
  }
  return URL.canParse(origin) ? { name: name ?? new URL(origin).host, url: origin } : null
}

/**
 * The host of an app's URL; the URL or the name where the URL has none.
 *
 * @example
 * hostOfOrigin({ name: 'Swap', url: 'https://app.example/swap' }) // 'app.example'
 * hostOfOrigin({ name: 'Swap', url: '' }) // 'Swap'
 */
export const hostOfOrigin = ({ name, url }: AppOrigin): string =>
  (URL.canParse(url) && new URL(url).host) || url || name
