import { useQuery } from '@tanstack/react-query'
import type { Release } from '../../../data/releases/findRelease.ts'
import { releasesQuery } from '../../../data/releases/releasesQuery.ts'
import { isOutdated } from '../../../data/chain-access/isOutdated.ts'
import { versionDisagreement } from '../../../data/chain-access/versionDisagreement.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'

export type ContractStanding = {
  /** `unread` until the releases and the chain have answered. */
  readonly code: 'official' | 'differs' | 'unknown' | 'unread'
  /** The release that is published at the address of the master copy. */
  readonly release: Release | null
  readonly recommended: string | null
  readonly isOutdated: boolean
  /** A newer version is published, recommended or not. Also true for unknown code. */
  readonly hasNewer: boolean
  /** What the service says, if the page found something else. */
  readonly disagreement: string | null
}

/** Compares the account's code with the published releases, and the result with what the service says. */
export function useContractStanding({ masterCopy, masterCopyHash, version }: AccountSetup): ContractStanding {
  const { chain, key } = useAccount()
  const releases = useQuery(releasesQuery).data
  const reported = useQuery(safeQuery(key)).data?.implementationVersionState
  const recommended = releases?.recommendedOn(chain) ?? null
  if (releases === undefined || masterCopyHash === null)
    return {
      code: 'unread',
      release: null,
      recommended,
      isOutdated: isOutdated(version, recommended ?? chain.recommendedMasterCopyVersion),
      hasNewer: true,
      disagreement: null,
    }
  const official = releases.findRelease(masterCopy, masterCopyHash)
  const release = official ?? releases.findRelease(masterCopy, null)
  const outdated = official !== null && isOutdated(official.version, recommended)
  const state = official === null ? 'unknown' : outdated ? 'outdated' : 'current'
  return {
    code: official ? 'official' : release ? 'differs' : 'unknown',
    release,
    recommended,
    isOutdated: outdated,
    hasNewer: official === null || isOutdated(official.version, releases.newestVersion),
    disagreement: reported === undefined ? null : versionDisagreement(state, reported),
  }
}
