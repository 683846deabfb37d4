import type { Address } from '@countersign/primitives'
import type { AccountState } from '../AccountState.ts'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'

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
        title: 'Account on the chain',
        reason: `The account could not be read from the chain: ${chain.reason}. The service’s answer cannot be compared. Try again before you sign.`,
      },
    ]
  const block = `block ${chain.value.block}`
  if (!service.ok)
    return [
      {
        id,
        verdict: 'unchecked',
        title: 'Account as the service reports it',
        reason: `Read from chain at ${block}. The service could not be reached for a comparison: ${service.reason}.`,
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
          title: 'Owners, threshold, nonce, modules and guard match',
          reason: `Every field that the service reports equals the chain’s value at ${block}.`,
        },
      ]
}

type Row = { readonly field: string; readonly name: string; readonly first: string; readonly second: string }

function rows(account: { chainId: bigint; safe: Address }, chain: AccountState, service: ClaimedAccount): Row[] {
  const row = (field: string, name: string, first: string, second: string): Row => ({ field, name, first, second })
  const one = (value: Address | null) => list(value === null ? [] : [value])
  const claimed = (value: Named | null) => list(value === null || isNothing(value.value) ? [] : [value.value])
  const values = (named: readonly Named[]) => list(named.map(({ value }) => value))
  return [
    row('address', 'address', list([account.safe]), list([service.address.value])),
    row('chainId', 'chain', String(account.chainId), service.chainId),
    row('owners', 'owners', list(chain.owners), values(service.owners)),
    row('threshold', 'threshold', String(chain.threshold), String(service.threshold)),
    row('implementation', 'account code (slot 0)', list([chain.masterCopy]), list([service.implementation.value])),
    row('modules', 'modules', list(chain.modules), values(service.modules ?? [])),
    row('guard', 'guard', one(chain.guard), claimed(service.guard)),
    row('moduleGuard', 'guard for modules', one(chain.moduleGuard), claimed(service.moduleGuard)),
    row('fallbackHandler', 'fallback handler', one(chain.fallbackHandler), claimed(service.fallbackHandler)),
    // A service that does not know the version sends null, which is not a contradiction.
    ...(service.version === null ? [] : [row('version', 'version', plain(chain.version), plain(service.version))]),
  ]
}

const differs = ({ field, name, first, second }: Row, block: string): Check => ({
  id,
  field,
  verdict: 'danger',
  title: `The service says another ${name}`,
  reason: `The chain says ${first} at ${block}, the service says ${second}. This page uses the chain’s value. Do not sign what the service proposes until the reason is known.`,
})

function checkNonceClaim(chain: bigint, service: bigint, block: string): Check | null {
  if (service === chain) return null
  const values = `The chain says ${chain} at ${block}, the service says ${service}.`
  return service > chain
    ? {
        id,
        field: 'nonce',
        verdict: 'danger',
        title: 'The service says a nonce the chain has not reached',
        reason: `${values} The service claims transactions that were not executed. Do not sign until the reason is known.`,
      }
    : {
        id,
        field: 'nonce',
        verdict: 'caution',
        title: 'The service is behind the chain',
        reason: `${values} Its queue may show transactions that are already executed. Wait a moment and read again.`,
      }
}

const plain = (version: string): string => version.replace(/\+.*$/, '')
const isNothing = (address: string): boolean => /^0x0*$/.test(address)

const list = (addresses: readonly string[]): string =>
  addresses.length === 0
    ? 'none'
    : addresses
        .map((address) => address.toLowerCase())
        .toSorted()
        .join(', ')
