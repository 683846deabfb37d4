import { isVersionBelow } from '@countersign/safe/light'

/** Changes of each version that matter to owners, oldest first. */
const NEWS = [
  {
    version: '1.3.0',
    text: 'Since 1.3.0, signatures are valid on one network only, and a guard can check every transaction.',
  },
  {
    version: '1.4.1',
    text: 'Since 1.4.1, the contract refuses two settings that could lock the account: an invalid guard, and the account as its own fallback handler.',
  },
  { version: '1.5.0', text: 'Since 1.5.0, a guard can also check transactions of modules.' },
] as const

/** The changes between two versions, as sentences. Empty if the versions cannot be compared. */
export function contractNews(from: string, to: string): string[] {
  try {
    return NEWS.filter(({ version }) => isVersionBelow(from, version) && !isVersionBelow(to, version)).map(
      ({ text }) => text,
    )
  } catch {
    return []
  }
}
