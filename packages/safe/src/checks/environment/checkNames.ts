import { type Address, isSameAddress } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'
import { networkMessages as messages } from './networkMessages.ts'

/**
 * A name that the user typed in place of an address of the transaction.
 *
 * @example
 * const typed: TypedName = { name: 'alice.eth', address, namedBy: 'bundle', now: { ok: true, value: address } }
 */
export type TypedName = {
  readonly name: string
  /** The address to which the name resolved when it was typed. */
  readonly address: Address
  /** The source of the registry's address. */
  readonly namedBy: 'bundle' | 'service'
  /** The address to which the name resolves at the review; null for none. */
  readonly now: Read<Address | null>
}

/**
 * The registry in which names of this network are resolved.
 *
 * @example
 * const registry: NameRegistry = { fromService: chain.ensRegistryAddress, bundled: null }
 */
export type NameRegistry = {
  /** Null if the service names none. */
  readonly fromService: Address | null
  /** Null if none is bundled for the network. */
  readonly bundled: Address | null
}

const id = 'names'

/**
 * S12. Checks the names typed for addresses of this transaction. A false registry can resolve every name to an
 * attacker's address, so the bundled registry is used if there is one, and a name from a registry that only the
 * service names proves nothing.
 *
 * @param typed the names typed for addresses of this transaction
 * @example
 * checkNames({ fromService: eve, bundled: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e' }, [])[0]?.verdict // 'danger'
 */
export function checkNames({ fromService, bundled }: NameRegistry, typed: readonly TypedName[]): Check[] {
  const found = typed.map(judge)
  if (fromService === null || bundled === null || isSameAddress(fromService, bundled)) return found
  return [
    {
      id,
      field: 'ensRegistryAddress',
      verdict: 'danger',
      title: messages.otherRegistry,
      reason: messages.registries({ reported: fromService, known: bundled }),
    },
    ...found,
  ]
}

function judge({ name, address, namedBy, now }: TypedName): Check {
  const at = { id, field: `names.${name}` } as const
  if (namedBy === 'service')
    return {
      ...at,
      verdict: 'caution',
      title: messages.namedByService,
      reason: messages.provesNothing({ name, address }),
    }
  if (!now.ok)
    return {
      ...at,
      verdict: 'unchecked',
      title: messages.addressOfName,
      reason: messages.notAgain({ name, address, reason: now.reason }),
    }
  if (now.value === null || !isSameAddress(now.value, address))
    return {
      ...at,
      verdict: 'danger',
      title: messages.otherNow,
      reason: messages.changed({ name, address, now: now.value ?? messages.noAddress }),
    }
  return {
    ...at,
    verdict: 'verified',
    title: messages.sameAddress,
    reason: messages.bundled({ name, address }),
  }
}
