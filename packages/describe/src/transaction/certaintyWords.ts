import type { Certainty, ProxyHop } from '@countersign/safe/decode'
import { shortenAddress } from '@countersign/safe/light'

export type CertaintyWords = {
  /** At the end of the line of a call. */
  readonly short: string
  /** A sentence, for everybody who opens the call or hears it. */
  readonly long: string
}

const NOT_PROVED = 'The names of the parameters, and what the code does, are not proved.'

/** How sure a decoded call is, in words; null where there is nothing to decode. */
export function certaintyWords(certainty: Certainty): CertaintyWords | null {
  switch (certainty.kind) {
    case 'empty':
      return null
    case 'code':
      return {
        short: 'By published code',
        long: `By the published ABI of ${certainty.contract}; the code there has the published hash.`,
      }
    case 'added':
      return {
        short: 'ABI you added',
        long: `By the ABI you added for this address, or for the code it runs. ${NOT_PROVED}`,
      }
    case 'address':
      return {
        short: 'Published address',
        long: `By the ABI of ${certainty.contract}, published at this address; its code was not compared.`,
      }
    case 'claim':
      return {
        short: `${certainty.provider} says`,
        long: `By the source ${certainty.provider} keeps for this address: its claim, not checked here.`,
      }
    case 'selector':
      return certainty.known === 1
        ? {
            short: 'Selector only, 1 known',
            long: `By the selector alone: 1 signature is known, from ${certainty.source}. ${NOT_PROVED}`,
          }
        : {
            short: `Selector only, 1 of ${certainty.known} fits`,
            long: `By the selector alone: ${certainty.known} signatures are known, and only this one, from ${certainty.source}, fits the bytes. ${NOT_PROVED}`,
          }
    case 'collision':
      return {
        short: `Selector collides: ${certainty.signatures.length}`,
        long: `${certainty.signatures.length} methods have this selector and fit the bytes: ${certainty.signatures.join(' and ')}. Which one the contract has is not known.`,
      }
    case 'inexact':
      return {
        short: 'Not exact',
        long: `The bytes can be read so, but ${certainty.reason}. Trust the bytes, not these words.`,
      }
    case 'service':
      return { short: 'Service says', long: 'Only the service says so. Nothing here knows this method.' }
    case 'unknown':
      return {
        short: 'Unknown',
        long:
          certainty.selector === null
            ? 'The data is too short to name a method: the contract decides what it means.'
            : `No signature is known for ${certainty.selector}. Add an ABI for this contract in the address book to read it.`,
      }
  }
}

/** "Minimal proxy to 0x1234…abcd, then EIP-1967 proxy, runs the code at": the last address is for the reader to print whole. */
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
  'EIP-7702': 'key that lends itself the code at',
  diamond: 'diamond, says its facet for this method is',
}
