import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { isVersionBelow } from '@countersign/safe'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { preferencesStore } from '../../../data/storage/preferences.ts'

/** Whether the account can confirm messages that owners sign off chain, and the settings allow it. */
export function signsOffChain(
  chain: Pick<Chain, 'features'>,
  { version, fallbackHandler }: Pick<ChainState, 'version' | 'fallbackHandler'>,
): boolean {
  if (preferencesStore.get().signOnChain || !hasFeature(chain, 'EIP1271')) return false
  if (isVersionBelow(version, '1.0.0')) return false
  return isVersionBelow(version, '1.3.0') || fallbackHandler !== null
}
