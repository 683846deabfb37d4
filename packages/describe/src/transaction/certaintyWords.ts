import type { Certainty, ProxyHop } from '@countersign/safe/decode'
import { shortenAddress } from '@countersign/primitives'
import { certaintyMessages as messages } from './certaintyMessages.ts'

export type CertaintyWords = {
  /** Shown at the end of a call's line. */
  readonly short: string
  /** A sentence, for users who open the call and for screen readers. */
  readonly long: string
}

/**
 * Says how certain a decoded call is; null where there is nothing to decode.
 *
 * @example
 * certaintyWords({ kind: 'selector', known: 1, source: 'the list of this build' })?.short // 'Selector only, 1 known'
 */
export function certaintyWords(certainty: Certainty): CertaintyWords | null {
  switch (certainty.kind) {
    case 'empty':
      return null
    case 'code':
      return { short: messages.code, long: messages.codeLong(certainty.contract) }
    case 'added':
      return { short: messages.added, long: messages.addedLong }
    case 'address':
      return { short: messages.address, long: messages.addressLong(certainty.contract) }
    case 'claim':
      return { short: messages.claim(certainty.provider), long: messages.claimLong(certainty.provider) }
    case 'selector':
      return { short: messages.selector(certainty.known), long: messages.selectorLong(certainty) }
    case 'collision':
      return {
        short: messages.collision(certainty.signatures.length),
        long: messages.collisionLong(certainty.signatures),
      }
    case 'inexact':
      return { short: messages.inexact, long: messages.inexactLong(certainty.reason) }
    case 'service':
      return { short: messages.service, long: messages.serviceLong }
    case 'unknown':
      return {
        short: messages.unknown,
        long: certainty.selector === null ? messages.tooShort : messages.noSignature(certainty.selector),
      }
  }
}

/**
 * For example "Minimal proxy to 0x1234…abcd, then EIP-1967 proxy, runs the code at". The caller prints the last
 * address in full.
 *
 * @param hops from the address that is called to the code that runs
 * @example
 * proxyWords([{ kind: 'EIP-1967', address: usdc, codeHash: safeTxHash }]) // 'EIP-1967 proxy, runs the code at'
 */
export const proxyWords = (hops: readonly ProxyHop[]): string =>
  hops
    .map(({ kind, codeHash }, index) => {
      const before = hops[index - 1]
      const name = codeHash === null ? messages.withoutCode(nameOf(kind)) : nameOf(kind)
      return before ? messages.thenProxy({ address: shortenAddress(before.address), proxy: name }) : name
    })
    .join(' ')

function nameOf(kind: ProxyHop['kind']): string {
  switch (kind) {
    case 'EIP-1967':
      return messages.eip1967
    case 'beacon':
      return messages.beacon
    case 'EIP-1167':
      return messages.eip1167
    case 'EIP-1822':
      return messages.eip1822
    case 'OpenZeppelin':
      return messages.openZeppelin
    case 'Safe':
      return messages.safe
    case 'EIP-7702':
      return messages.eip7702
    case 'diamond':
      return messages.diamond
  }
}
