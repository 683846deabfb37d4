import { isVersionBelow } from '@countersign/safe/light'

/** What each version brought that an account owner notices, oldest first. */
const NEWS = [
  {
    version: '1.3.0',
    text: 'Since 1.3.0 signatures count on one network only, and a guard can check every transaction.',
  },
  {
    version: '1.4.1',
    text: 'Since 1.4.1 the contract refuses two settings that could lock or lose the account: a guard that is not a guard, and the account as its own fallback handler.',
  },
  { version: '1.5.0', text: 'Since 1.5.0 a guard can also check what modules do.' },
] as const

/** What an account gains between two versions, as sentences; versions that cannot be compared gain nothing. */
export function contractNews(from: string, to: string): string[] {
  try {
    return NEWS.filter(({ version }) => isVersionBelow(from, version) && !isVersionBelow(to, version)).map(
      ({ text }) => text,
    )
  } catch {
    return []
  }
}
