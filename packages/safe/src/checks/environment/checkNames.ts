import { type Address, isSameAddress } from '@countersign/primitives'
import type { Check } from '../Check.ts'
import type { Read } from '../Read.ts'

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
      title: 'The service names another ENS registry',
      reason: `The service names ${fromService}, but the registry of this network is ${bundled}. This page uses the second one. Another page or app that uses this service may show false names: compare recipients by their addresses, and tell the operator of the service.`,
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
      reason: `You typed ${name}, and it resolved to ${address}. Only the service names the registry of this network, so this proves nothing. Compare every digit of the address with what the recipient told you.`,
    }
  if (!now.ok)
    return {
      ...at,
      verdict: 'unchecked',
      title: 'Address of the name',
      reason: `You typed ${name}, and it resolved to ${address}. It could not be resolved again: ${now.reason}.`,
    }
  if (now.value === null || !isSameAddress(now.value, address))
    return {
      ...at,
      verdict: 'danger',
      title: 'The name resolves to another address now',
      reason: `You typed ${name}, and it resolved to ${address}, which is in this transaction. Now it resolves to ${now.value ?? 'no address'}. Ask the recipient which address is right, and start again.`,
    }
  return {
    ...at,
    verdict: 'verified',
    title: 'The name resolves to this address',
    reason: `${name} resolves to ${address} in the registry that is bundled for this network.`,
  }
}
