import { type Address, isSameAddress } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'

/**
 * A name that a person typed in place of an address of the transaction.
 *
 * @example
 * const typed: TypedName = { name: 'alice.eth', address, namedBy: 'bundle', now: { ok: true, value: address } }
 */
export type TypedName = {
  readonly name: string
  /** What the name led to when it was typed. */
  readonly address: Address
  /** Where the address of the registry came from. */
  readonly namedBy: 'bundle' | 'service'
  /** What the name leads to at the review; null for nothing. */
  readonly now: Read<Address | null>
}

/**
 * The registry that names of this network are looked up in.
 *
 * @example
 * const registry: NameRegistry = { fromService: chain.ensRegistryAddress, bundled: null }
 */
export type NameRegistry = {
  /** Null where the service names none. */
  readonly fromService: Address | null
  /** Null where none is bundled for the network. */
  readonly bundled: Address | null
}

const id = 'names'

/**
 * S12. The names that stand for addresses of this transaction. A false registry resolves every name to whom it likes, so the bundled
 * registry is used where there is one, and a name from a registry that only the service names proves nothing.
 *
 * @param typed the names typed for addresses of this transaction
 * @example
 * checkNames({ fromService: eve, bundled: registry }, [])[0]?.verdict // 'danger'
 */
export function checkNames({ fromService, bundled }: NameRegistry, typed: readonly TypedName[]): Check[] {
  const found = typed.map(judge)
  if (fromService === null || bundled === null || isSameAddress(fromService, bundled)) return found
  return [
    {
      id,
      field: 'ensRegistryAddress',
      verdict: 'danger',
      title: 'The service names another ENS registry',
      reason: `It says ${fromService}; the registry of this network is ${bundled}. This page looks names up in the second one. Another page or app that asks this service may show false names: compare recipients by their addresses, and tell whoever runs the service.`,
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
      title: 'Named by the service’s registry',
      reason: `You typed ${name}, and it led to ${address}. Only the service says which registry holds the names of this network, so this proves nothing. Compare every digit of the address with what the recipient told you.`,
    }
  if (!now.ok)
    return {
      ...at,
      verdict: 'unchecked',
      title: 'What the name leads to',
      reason: `You typed ${name}, and it led to ${address}. It could not be looked up again: ${now.reason}.`,
    }
  if (now.value === null || !isSameAddress(now.value, address))
    return {
      ...at,
      verdict: 'danger',
      title: 'The name leads to another address now',
      reason: `You typed ${name}, and it led to ${address}, which is in this transaction. Now it leads to ${now.value ?? 'no address'}. Ask the recipient which address is right, and start again.`,
    }
  return {
    ...at,
    verdict: 'verified',
    title: 'The name leads to this address',
    reason: `${name} leads to ${address} in the registry that is bundled for this network.`,
  }
}
