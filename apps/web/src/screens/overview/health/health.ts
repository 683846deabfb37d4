import type { SafeState } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { type Address, type Hex, isSameAddress, type Verdict } from '@countersign/primitives'
import { isOutdated } from '../../../data/chain-access/isOutdated.ts'
import { versionDisagreement, type VersionState } from '../../../data/chain-access/versionDisagreement.ts'
import type { Release } from '../../../data/releases/findRelease.ts'
import { healthMessages as messages } from './healthMessages.ts'

export type FindRelease = (address: Address, codeHash: Hex | null) => Release | null

export type HealthFact = {
  readonly id: 'owners' | 'contract' | 'modules' | 'guard' | 'handler'
  readonly verdict: Verdict
  readonly title: string
  /** With `<missing/>`, `<extra/>` and `<contracts/>` in place of names. */
  readonly detail: string
  /** The detail was read from the chain. */
  readonly fromChain: boolean
  /** Owners on chain that the service leaves out. */
  readonly missing?: readonly Address[]
  /** Addresses that the service adds to the owners. */
  readonly extra?: readonly Address[]
  readonly contracts?: readonly Address[]
  /** The offered remedy. */
  readonly act?: 'upgrade' | 'review'
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
  const base = { id: 'owners', title: messages.owners, fromChain: true } as const
  const setup = { threshold: chain.threshold, owners: chain.owners.length }
  if (missing.length > 0 || extra.length > 0) {
    const detail =
      extra.length === 0
        ? messages.ownersMissing(setup)
        : missing.length === 0
          ? messages.ownersExtra(setup)
          : messages.ownersDiffer(setup)
    return { ...base, verdict: 'danger', detail, missing, extra }
  }
  if (safe.threshold !== chain.threshold)
    return {
      ...base,
      verdict: 'danger',
      detail: messages.thresholdDiffers({ chain: chain.threshold, service: safe.threshold }),
    }
  return { ...base, verdict: 'verified', detail: messages.ownersAgree(setup) }
}

function contract(
  chain: ChainState,
  { implementationVersionState: reported }: SafeState,
  findRelease: FindRelease,
  recommended: string | null,
): HealthFact {
  const base = { id: 'contract', fromChain: true } as const
  const release = findRelease(chain.masterCopy, chain.masterCopyHash)
  const saying = (state: VersionState, words: string): string =>
    [words, versionDisagreement(state, reported)].filter((part) => part !== null).join(' ')
  if (release && recommended !== null && isOutdated(release.version, recommended))
    return {
      ...base,
      verdict: 'caution',
      title: messages.contractOutdated({ version: release.version }),
      detail: saying('outdated', messages.recommended({ version: recommended })),
      act: 'upgrade',
    }
  if (release)
    return {
      ...base,
      verdict: 'verified',
      title: messages.contract({ version: release.version }),
      detail: saying('current', messages.official({ name: release.name })),
    }
  const title = messages.contractSays({ version: chain.version })
  const atAddress = findRelease(chain.masterCopy, null)
  if (atAddress)
    return {
      ...base,
      verdict: 'danger',
      title,
      detail: messages.contractDiffers({ name: atAddress.name, version: atAddress.version }),
      act: 'review',
    }
  return { ...base, verdict: 'caution', title, detail: saying('unknown', messages.contractUnknown), act: 'review' }
}

function modules({ modules: enabled }: ChainState): HealthFact {
  const base = { id: 'modules', fromChain: true } as const
  if (enabled.length === 0)
    return { ...base, verdict: 'verified', title: messages.noModules, detail: messages.noModulesDetail }
  return {
    ...base,
    verdict: 'caution',
    title: messages.modulesMove(enabled.length),
    detail: '<contracts/>.', // no message: only names
    contracts: enabled,
    act: 'review',
  }
}

function guard({ guard: set, moduleGuard }: ChainState): HealthFact {
  const base = { id: 'guard', fromChain: true } as const
  const contracts = [set, moduleGuard].filter((one) => one !== null)
  if (contracts.length === 0)
    return { ...base, verdict: 'verified', title: messages.noGuard, detail: messages.noGuardDetail }
  const [title, detail] =
    contracts.length > 1
      ? [messages.twoGuards, messages.twoGuardsDetail]
      : set !== null
        ? [messages.guardSet, messages.guardDetail]
        : [messages.moduleGuardSet, messages.moduleGuardDetail]
  return { ...base, verdict: 'caution', title, detail, contracts, act: 'review' }
}

function handler({ fallbackHandler }: ChainState, findRelease: FindRelease): HealthFact {
  const base = { id: 'handler', fromChain: true } as const
  if (fallbackHandler === null)
    return { ...base, verdict: 'verified', title: messages.noHandler, detail: messages.noHandlerDetail }
  const release = findRelease(fallbackHandler, null)
  if (release)
    return {
      ...base,
      verdict: 'verified',
      title: messages.handler,
      detail: messages.handlerByAddress({ name: release.name, version: release.version }),
    }
  return {
    ...base,
    verdict: 'caution',
    title: messages.unknownHandler,
    detail: messages.unknownHandlerDetail,
    contracts: [fallbackHandler],
    act: 'review',
  }
}

function unread({ threshold, owners: { length }, version }: SafeState): HealthFact[] {
  const base = { verdict: 'unchecked', fromChain: false } as const
  return [
    { ...base, id: 'owners', title: messages.owners, detail: messages.ownersReported({ threshold, owners: length }) },
    {
      ...base,
      id: 'contract',
      title: version === null ? messages.contractOfUnknownVersion : messages.contract({ version }),
      detail: messages.contractNotRead,
    },
    { ...base, id: 'modules', title: messages.modules, detail: messages.notRead },
    { ...base, id: 'guard', title: messages.guard, detail: messages.notRead },
    { ...base, id: 'handler', title: messages.handler, detail: messages.notRead },
  ]
}
