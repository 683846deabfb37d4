import { useQuery } from '@tanstack/react-query'
import type { Release } from '../../../data/releases/findRelease.ts'
import { releasesQuery } from '../../../data/releases/releasesQuery.ts'
import { isOutdated } from '../../../data/chain-access/isOutdated.ts'
import { versionDisagreement } from '../../../data/chain-access/versionDisagreement.ts'
import { safeQuery } from '../../../data/query/safeQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'

export type ContractStanding = {
  /** `unread` while neither the tables nor the chain have answered. */
  readonly code: 'official' | 'differs' | 'unknown' | 'unread'
  /** What is published at the address of the master copy. */
  readonly release: Release | null
  readonly recommended: string | null
  readonly isOutdated: boolean
  /** A newer version is published, recommended or not; also where nothing is known of the code. */
  readonly hasNewer: boolean
  /** What the service says where the page found something else. */
  readonly disagreement: string | null
}

/** How the code of the account stands to the published releases, judged here and compared with what the service says. */
export function useContractStanding({ masterCopy, masterCopyHash, version }: AccountSetup): ContractStanding {
  const { chain, key } = useAccount()
  const releases = useQuery(releasesQuery).data
  const told = useQuery(safeQuery(key)).data?.implementationVersionState
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
    disagreement: told === undefined ? null : versionDisagreement(state, told),
  }
}
