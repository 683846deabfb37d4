import { defineMessages, numberText, plural } from '@countersign/primitives'

const NOT_PROVED = 'The names of the parameters and the behaviour of the code are not proved.'

/** How certain a decoded call is, and which code a contract runs. */
export const certaintyMessages = defineMessages('certainty', {
  code: 'By published code',
  codeLong: (contract: string) =>
    `By the published ABI of ${contract}; the code at this address has the published hash.`,
  added: 'ABI you added',
  addedLong: `By the ABI you added for this address, or for the code it runs. ${NOT_PROVED}`,
  address: 'Published address',
  addressLong: (contract: string) => `By the ABI of ${contract}, published at this address. Its code was not compared.`,
  claim: (provider: string) => `${provider} says`,
  claimLong: (provider: string) =>
    `By the source code that ${provider} stores for this address. Nothing here checks that claim.`,
  selector: (known: number) => plural(known, { one: 'Selector only, # known', other: 'Selector only, 1 of # fits' }),
  selectorLong: ({ known, source }: { known: number; source: string }) =>
    known === 1
      ? `By the selector alone: 1 known signature, from ${source}. ${NOT_PROVED}`
      : `By the selector alone: ${numberText(known)} signatures are known, and only one of them, from ${source}, fits the bytes. ${NOT_PROVED}`,
  collision: (count: number) => `Selector collides: ${numberText(count)}`,
  collisionLong: (signatures: readonly string[]) =>
    `${numberText(signatures.length)} methods have this selector and fit the bytes: ${signatures.join(' and ')}. The page does not know which of them the contract has.`,
  inexact: 'Not exact',
  inexactLong: (reason: string) =>
    `The bytes can be decoded this way, but ${reason}. Trust the bytes, not these words.`,
  service: 'Service says',
  serviceLong: 'Only the service names this method. The page does not know it.',
  unknown: 'Unknown',
  tooShort: 'The data is too short to name a method. The contract decides what it means.',
  noSignature: (selector: string) =>
    `No signature is known for ${selector}. To read the call, add an ABI for this contract in the address book.`,

  thenProxy: ({ address, proxy }: { address: string; proxy: string }) => `${address}, then ${proxy}`,
  withoutCode: (proxy: string) => `${proxy} an address without code,`,
  eip1967: 'EIP-1967 proxy, runs the code at',
  beacon: 'beacon proxy, runs the code at',
  eip1167: 'minimal proxy, runs the code at',
  eip1822: 'EIP-1822 proxy, runs the code at',
  openZeppelin: 'older OpenZeppelin proxy, runs the code at',
  safe: 'Safe account, runs the code at',
  eip7702: 'key that delegates to the code at',
  diamond: 'diamond, names as the facet for this method',
})
