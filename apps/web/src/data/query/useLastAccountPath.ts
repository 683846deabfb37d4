import { useChains } from './useChains.ts'
import { useLastAccount } from '../storage/lastAccount.ts'

/** The account that was opened last, as its pages name it in their path (`dev1:0x…`); null before the first. */
export function useLastAccountPath(): string | null {
  const last = useLastAccount()
  const chain = useChains().find(({ chainId }) => chainId === last?.chainId)
  return last && chain ? `${chain.shortName}:${last.safe}` : null
}
