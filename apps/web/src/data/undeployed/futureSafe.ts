import type { SafeState } from '@countersign/api'
import { publishedVersion, toSafeState } from '@countersign/ledger'
import { isSameAddress, ZERO_ADDRESS } from '@countersign/primitives'
import { allChains } from '../config/ownChains.ts'
import type { AccountKey } from '../keys/queryKeys.ts'
import { findCreation } from './undeployedAccounts.ts'

const NO_TAGS = { collectiblesTag: null, txQueuedTag: null, txHistoryTag: null, messagesTag: null }

/**
 * What an account will be, in the form of the service's answer, from the creation data of this browser; null without data. No source knows
 * such an account, so a review never compares this value with the chain.
 */
export function futureSafe(key: AccountKey): SafeState | null {
  const creation = findCreation(key)
  if (creation === null) return null
  const { owners, threshold, singleton, fallbackHandler } = creation
  const chain = allChains().find(({ chainId }) => chainId === key.chainId)
  return toSafeState(
    {
      address: key.safe,
      owners: [...owners],
      threshold,
      nonce: 0,
      singleton,
      version: publishedVersion(singleton),
      modules: [],
      fallbackHandler: isSameAddress(fallbackHandler, ZERO_ADDRESS) ? null : fallbackHandler,
      guard: null,
      moduleGuard: null,
    },
    { chainId: key.chainId, recommendedVersion: chain?.recommendedMasterCopyVersion ?? '', tags: NO_TAGS },
  )
}
