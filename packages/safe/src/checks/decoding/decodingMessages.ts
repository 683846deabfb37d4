import { defineMessages, plural } from '@countersign/primitives'

export const decodingMessages = defineMessages('check-decoding', {
  trailing: 'Bytes follow the parameters of a known method',
  trailingWhy:
    'the contract can read them, but the text on this page does not show them. Ask the proposer to build it again without them',
  unknown: 'Calldata that cannot be decoded',
  unknownWhy:
    'no known method fits the bytes, so the contract alone decides what they mean. To read them, add its ABI in the address book',
  service: 'Calldata that only the service decodes',
  serviceWhy: 'only the service names the method',
  collision: 'Calldata with several readings',
  collisionWhy: 'several methods have this selector and fit the bytes. It is not known which of them the contract has',
  inexact: 'Calldata that is not decoded exactly',
  inexactWhy: 'the decoded text encodes to other bytes. Trust the bytes',
  selector: 'Calls decoded by their selector alone',
  selectorWhy:
    'the method comes from a list of known methods, not from an ABI of this contract: names and effect are not proved',
  claim: 'Calls decoded by a claimed source',
  claimWhy: 'a source provider names the contract’s ABI, and this page did not verify the claim',
  address: 'Calls decoded by a published address',
  addressWhy: 'a contract is published at the address, but its code was not compared',
  decoded: (count: number) =>
    `${plural(count, { one: 'The call was', other: 'All # calls with data were' })} decoded by the ABI of published code, one you added. The parameters encode to the same bytes again.`,
  decodedOrStandard: (count: number) =>
    `${plural(count, { one: 'The call was', other: 'All # calls with data were' })} decoded by the ABI of published code, one you added, or the standard of a token that answers as one. The parameters encode to the same bytes again.`,
  because: ({ calls, why }: { calls: string; why: string }) => `${calls}: ${why}.`,
  call: (number: string) => `Call ${number}`,
  callOf: ({ number, signature }: { number: string; signature: string }) => `Call ${number}, ${signature}`,
  calls: (numbers: string) => `Calls ${numbers}`,
  more: (count: number) => `${count} more`,
  notDecoded: 'Calls not decoded',
  couldNot: 'The calls could not be decoded.',
  nothing: 'Nothing to decode',
  noData: 'No call contains data.',
  byKnownAbis: 'Calls decoded by known ABIs',
})
