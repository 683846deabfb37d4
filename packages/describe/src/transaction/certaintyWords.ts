import type { Certainty, ProxyHop } from '@countersign/safe/decode'
import { shortenAddress } from '@countersign/primitives'

export type CertaintyWords = {
  /** Shown at the end of a call's line. */
  readonly short: string
  /** A sentence, for users who open the call and for screen readers. */
  readonly long: string
}

const NOT_PROVED = 'The names of the parameters and the behaviour of the code are not proved.'

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
      return {
        short: 'By published code',
        long: `By the published ABI of ${certainty.contract}; the code at this address has the published hash.`,
      }
    case 'added':
      return {
        short: 'ABI you added',
        long: `By the ABI you added for this address, or for the code it runs. ${NOT_PROVED}`,
      }
    case 'address':
      return {
        short: 'Published address',
        long: `By the ABI of ${certainty.contract}, published at this address. Its code was not compared.`,
      }
    case 'claim':
      return {
        short: `${certainty.provider} says`,
        long: `By the source code that ${certainty.provider} stores for this address. Nothing here checks that claim.`,
      }
    case 'selector':
      return certainty.known === 1
        ? {
            short: 'Selector only, 1 known',
            long: `By the selector alone: 1 known signature, from ${certainty.source}. ${NOT_PROVED}`,
          }
        : {
            short: `Selector only, 1 of ${certainty.known} fits`,
            long: `By the selector alone: ${certainty.known} signatures are known, and only one of them, from ${certainty.source}, fits the bytes. ${NOT_PROVED}`,
          }
    case 'collision':
      return {
        short: `Selector collides: ${certainty.signatures.length}`,
        long: `${certainty.signatures.length} methods have this selector and fit the bytes: ${certainty.signatures.join(' and ')}. The page does not know which of them the contract has.`,
      }
    case 'inexact':
      return {
        short: 'Not exact',
        long: `The bytes can be decoded this way, but ${certainty.reason}. Trust the bytes, not these words.`,
      }
    case 'service':
      return { short: 'Service says', long: 'Only the service names this method. The page does not know it.' }
    case 'unknown':
      return {
        short: 'Unknown',
        long:
          certainty.selector === null
            ? 'The data is too short to name a method. The contract decides what it means.'
            : `No signature is known for ${certainty.selector}. To read the call, add an ABI for this contract in the address book.`,
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
      const name = codeHash === null ? `${NAMES[kind]} an address without code,` : NAMES[kind]
      return before ? `${shortenAddress(before.address)}, then ${name}` : name
    })
    .join(' ')

const NAMES: Readonly<Record<ProxyHop['kind'], string>> = {
  'EIP-1967': 'EIP-1967 proxy, runs the code at',
  beacon: 'beacon proxy, runs the code at',
  'EIP-1167': 'minimal proxy, runs the code at',
  'EIP-1822': 'EIP-1822 proxy, runs the code at',
  OpenZeppelin: 'older OpenZeppelin proxy, runs the code at',
  Safe: 'Safe account, runs the code at',
  'EIP-7702': 'key that delegates to the code at',
  diamond: 'diamond, names as the facet for this method',
}
