import type { Message } from '@countersign/api'
import { AppOrigin } from './AppOrigin.ts'

/** Who is said to have asked for it: JSON with name and url, or an address as it stands. */
export function originOf({ origin, name }: Pick<Message, 'origin' | 'name'>): AppOrigin | null {
  if (origin === null || origin === '') return name === null ? null : { name, url: '' }
  try {
    const parsed = AppOrigin.safeParse(JSON.parse(origin))
    if (parsed.success) return parsed.data
  } catch {
    // Not JSON: the address itself.
  }
  return URL.canParse(origin) ? { name: name ?? new URL(origin).host, url: origin } : null
}

export const hostOfOrigin = ({ name, url }: AppOrigin): string =>
  (URL.canParse(url) && new URL(url).host) || url || name
