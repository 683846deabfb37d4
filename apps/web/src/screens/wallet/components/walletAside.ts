import type { ListedWallet } from '../model/ListedWallet.ts'

/** What stands at the end of a wallet's row: when it was used, or else whether it is here. */
export function walletAside({ id, reach, group }: ListedWallet, recent: readonly string[]): string {
  if (reach === 'elsewhere') return 'inside Safe only'
  if (reach === 'notConfigured') return 'not configured'
  if (reach === 'missing') return 'not installed'
  const place = recent.indexOf(id)
  if (place >= 0) return place === 0 ? 'last used' : 'recent'
  return reach === 'here' && group === 'popular' ? 'installed' : ''
}
