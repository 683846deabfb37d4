import type { SafeState } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { type Address, type Hex, isSameAddress, type Verdict } from '@countersign/primitives'
import type { Release } from '../../data/releases/findRelease.ts'
import { isOutdated } from '../../data/chain-access/isOutdated.ts'
import { versionDisagreement, type VersionState } from '../../data/chain-access/versionDisagreement.ts'

export type FindRelease = (address: Address, codeHash: Hex | null) => Release | null

export type HealthFact = {
  readonly id: 'owners' | 'contract' | 'modules' | 'guard' | 'handler'
  readonly verdict: Verdict
  readonly title: string
  readonly detail: string
  /** The detail was read from the chain. */
  readonly fromChain: boolean
  /** The contracts at the end of the detail, which the page names. */
  readonly contracts?: readonly Address[]
  /** The offered remedy. */
  readonly act?: 'upgrade'
}

type Input = {
  readonly safe: SafeState
  readonly chain: ChainState | undefined
  /** Undefined while the list of releases is loading. */
  readonly findRelease: FindRelease | undefined
  /** The recommended contract version of this chain, see `recommendedOn`. */
  readonly recommended: string | null
}

/** Facts about an account that can be checked now. A failed read is "not checked". */
export function health({ safe, chain, findRelease, recommended }: Input): HealthFact[] {
  if (!chain || !findRelease) return unread(safe)
  return [
    owners(safe, chain),
    contract(chain, safe, findRelease, recommended),
    modules(chain),
    guard(chain),
    handler(chain, findRelease),
  ]
}

function owners(safe: SafeState, chain: ChainState): HealthFact {
  const said = safe.owners.map(({ value }) => value)
  const missing = chain.owners.filter((owner) => !said.some((one) => isSameAddress(one, owner)))
  const extra = said.filter((owner) => !chain.owners.some((one) => isSameAddress(one, owner)))
  const base = { id: 'owners', title: 'Owners and threshold', fromChain: true } as const
  const setup = `${chain.threshold} of ${chain.owners.length}`
  if (missing.length > 0 || extra.length > 0) {
    const parts = [
      ...(missing.length > 0 ? [`does not name ${missing.join(', ')}`] : []),
      ...(extra.length > 0 ? [`adds ${extra.join(', ')}`] : []),
    ]
    return { ...base, verdict: 'danger', detail: `The chain says ${setup}. The service ${parts.join(' and ')}.` }
  }
  if (safe.threshold !== chain.threshold)
    return {
      ...base,
      verdict: 'danger',
      detail: `The chain requires ${chain.threshold} signatures, but the service says ${safe.threshold}.`,
    }
  return { ...base, verdict: 'verified', detail: `${setup}, chain and service agree` }
}

function contract(
  chain: ChainState,
  { implementationVersionState: told }: SafeState,
  findRelease: FindRelease,
  recommended: string | null,
): HealthFact {
  const base = { id: 'contract', fromChain: true } as const
  const release = findRelease(chain.masterCopy, chain.masterCopyHash)
  const saying = (state: VersionState, words: string): string =>
    [words, versionDisagreement(state, told)].filter((part) => part !== null).join(' ')
  if (release && isOutdated(release.version, recommended))
    return {
      ...base,
      verdict: 'caution',
      title: `Contract ${release.version} is outdated`,
      detail: saying(
        'outdated',
        `Its code is the official release. The recommended version on this network is ${recommended}.`,
      ),
      act: 'upgrade',
    }
  if (release)
    return {
      ...base,
      verdict: 'verified',
      title: `Contract ${release.version}`,
      detail: saying('current', `Code hash is the official release (${release.name}).`),
    }
  const atAddress = findRelease(chain.masterCopy, null)
  if (atAddress)
    return {
      ...base,
      verdict: 'danger',
      title: `Contract says ${chain.version}`,
      detail: `The code at ${chain.masterCopy} differs from the official ${atAddress.name} ${atAddress.version}.`,
    }
  return {
    ...base,
    verdict: 'caution',
    title: `Contract says ${chain.version}`,
    detail: saying('unknown', `Its code at ${chain.masterCopy} is not a published release.`),
  }
}

function modules({ modules: enabled }: ChainState): HealthFact {
  const base = { id: 'modules', fromChain: true } as const
  if (enabled.length === 0)
    return {
      ...base,
      verdict: 'verified',
      title: 'No modules',
      detail: 'Every transaction needs signatures of the owners',
    }
  const [title, detail] =
    enabled.length === 1
      ? ['1 module', 'It can move funds without owner signatures:']
      : [`${enabled.length} modules`, 'They can move funds without owner signatures:']
  return { ...base, verdict: 'caution', title, detail, contracts: enabled }
}

function guard({ guard: set, moduleGuard }: ChainState): HealthFact {
  const base = { id: 'guard', fromChain: true } as const
  const contracts = [set, moduleGuard].filter((one) => one !== null)
  if (contracts.length === 0)
    return { ...base, verdict: 'verified', title: 'No guard', detail: 'No guard contract can block a transaction' }
  const [title, detail] =
    contracts.length > 1
      ? ['Two guards are set', 'They can block every transaction:']
      : set !== null
        ? ['A guard is set', 'It can block every transaction:']
        : ['A module guard is set', 'It can block every transaction of a module:']
  return { ...base, verdict: 'caution', title, detail, contracts }
}

function handler({ fallbackHandler }: ChainState, findRelease: FindRelease): HealthFact {
  const base = { id: 'handler', fromChain: true } as const
  if (fallbackHandler === null)
    return {
      ...base,
      verdict: 'verified',
      title: 'No fallback handler',
      detail: 'The account cannot sign messages for apps',
    }
  const release = findRelease(fallbackHandler, null)
  if (release)
    return {
      ...base,
      verdict: 'verified',
      title: 'Fallback handler',
      detail: `${release.name} ${release.version}, by address`,
    }
  return {
    ...base,
    verdict: 'caution',
    title: 'Unknown fallback handler',
    detail: `${fallbackHandler} responds in this account's name.`,
  }
}

function unread(safe: SafeState): HealthFact[] {
  const base = { verdict: 'unchecked', fromChain: false } as const
  const setup = `${safe.threshold} of ${safe.owners.length}, according to the service`
  return [
    { ...base, id: 'owners', title: 'Owners and threshold', detail: setup },
    {
      ...base,
      id: 'contract',
      title: `Contract ${safe.version ?? 'of unknown version'}`,
      detail: 'Its code was not read',
    },
    { ...base, id: 'modules', title: 'Modules', detail: 'Not read from the chain' },
    { ...base, id: 'guard', title: 'Guard', detail: 'Not read from the chain' },
    { ...base, id: 'handler', title: 'Fallback handler', detail: 'Not read from the chain' },
  ]
}
