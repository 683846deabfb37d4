import type { Address } from '@countersign/primitives'
import type { AccountState } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { accountMessages as messages } from './accountMessages.ts'

const id = 'account-state'
type Named = { readonly value: string }

/**
 * An account as a service reports it, structurally the wire's `SafeState`.
 *
 * @example
 * const claimed: ClaimedAccount = await api.safe.get(…)
 */
export type ClaimedAccount = {
  readonly address: Named
  readonly chainId: string
  readonly nonce: number
  readonly threshold: number
  readonly owners: readonly Named[]
  readonly implementation: Named
  readonly modules: readonly Named[] | null
  readonly fallbackHandler: Named | null
  readonly guard: Named | null
  readonly moduleGuard: Named | null
  readonly version: string | null
}

/**
 * S1. Compares the service's account with the chain, with one finding per field that differs. A service may be behind
 * the chain, which is a caution, but never ahead of it.
 *
 * @param account the requested account
 * @param chain the account read at one block
 * @example
 * checkAccountState({ chainId: 1n, safe }, chainState, { ok: false, reason: 'no answer' }).map(({ verdict }) => verdict)
 */
export function checkAccountState(
  account: { readonly chainId: bigint; readonly safe: Address },
  chain: Read<AccountState>,
  service: Read<ClaimedAccount>,
): Check[] {
  if (!chain.ok)
    return [
      {
        id,
        verdict: 'unchecked',
        title: messages.onChain,
        reason: messages.chainUnread(chain.reason),
      },
    ]
  const { block } = chain.value
  if (!service.ok)
    return [
      {
        id,
        verdict: 'unchecked',
        title: messages.asReported,
        reason: messages.serviceUnread({ block, reason: service.reason }),
      },
    ]
  const findings = rows(account, chain.value, service.value)
    .filter(({ first, second }) => first !== second)
    .map((row) => differs(row, block))
  const nonce = checkNonceClaim(chain.value.nonce, BigInt(service.value.nonce), block)
  const found = nonce ? [...findings, nonce] : findings
  return found.length > 0
    ? found
    : [
        {
          id,
          verdict: 'verified',
          title: messages.allMatch,
          reason: messages.everyField(block),
        },
      ]
}

type Field =
  `other${'Address' | 'Chain' | 'Owners' | 'Threshold' | 'Code' | 'Modules' | 'Guard' | 'ModuleGuard' | 'FallbackHandler' | 'Version'}`
type Row = { readonly field: string; readonly title: Field; readonly first: string; readonly second: string }

function rows(account: { chainId: bigint; safe: Address }, chain: AccountState, service: ClaimedAccount): Row[] {
  const row = (field: string, title: Field, first: string, second: string): Row => ({ field, title, first, second })
  const one = (value: Address | null) => list(value === null ? [] : [value])
  const claimed = (value: Named | null) => list(value === null || isNothing(value.value) ? [] : [value.value])
  const values = (named: readonly Named[]) => list(named.map(({ value }) => value))
  return [
    row('address', 'otherAddress', list([account.safe]), list([service.address.value])),
    row('chainId', 'otherChain', String(account.chainId), service.chainId),
    row('owners', 'otherOwners', list(chain.owners), values(service.owners)),
    row('threshold', 'otherThreshold', String(chain.threshold), String(service.threshold)),
    row('implementation', 'otherCode', list([chain.masterCopy]), list([service.implementation.value])),
    row('modules', 'otherModules', list(chain.modules), values(service.modules ?? [])),
    row('guard', 'otherGuard', one(chain.guard), claimed(service.guard)),
    row('moduleGuard', 'otherModuleGuard', one(chain.moduleGuard), claimed(service.moduleGuard)),
    row('fallbackHandler', 'otherFallbackHandler', one(chain.fallbackHandler), claimed(service.fallbackHandler)),
    // A service that does not know the version sends null, which is not a contradiction.
    ...(service.version === null ? [] : [row('version', 'otherVersion', plain(chain.version), plain(service.version))]),
  ]
}

const differs = ({ field, title, first, second }: Row, block: bigint): Check => ({
  id,
  field,
  verdict: 'danger',
  title: messages[title],
  reason: messages.differs({ chain: first, block, service: second }),
})

function checkNonceClaim(chain: bigint, service: bigint, block: bigint): Check | null {
  if (service === chain) return null
  return service > chain
    ? {
        id,
        field: 'nonce',
        verdict: 'danger',
        title: messages.nonceAhead,
        reason: messages.claimsMore({ chain, block, service }),
      }
    : {
        id,
        field: 'nonce',
        verdict: 'caution',
        title: messages.serviceBehind,
        reason: messages.claimsLess({ chain, block, service }),
      }
}

const plain = (version: string): string => version.replace(/\+.*$/, '')
const isNothing = (address: string): boolean => /^0x0*$/.test(address)

const list = (addresses: readonly string[]): string =>
  addresses.length === 0
    ? messages.none
    : addresses
        .map((address) => address.toLowerCase())
        .toSorted()
        .join(', ')
