import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { appFrameMessages } from './appFrameMessages.ts'

/** The name of the open account, or words that say it has none. */
export function useNameOfAccount(): string {
  const { chainId, safe } = useAccount()
  return useNames().nameOf(safe, chainId)?.name ?? appFrameMessages.unnamedAccount
}
