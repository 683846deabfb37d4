import { defineMessages } from '../language/defineMessages.ts'
import { plural } from '../language/numberText.ts'

export const addressInputMessages = defineMessages('address-input', {
  wrongChecksum: ({ typed, address }: { typed: string; address: string }) =>
    `The checksum of ${typed} is wrong: these digits are spelled ${address}. A digit may be mistyped, so compare it with the source.`,
  otherChain: ({ found, expected }: { found: string; expected: string }) =>
    `This address is for the chain "${found}", but "${expected}" is expected here. Switch the chain, or enter the address the recipient uses on this one.`,
  wrongLength: (count: number) =>
    `This address has ${plural(count, { one: '# digit', other: '# digits' })} after 0x; an address has 40.`,
  prefixMissing: (address: string) =>
    `The chain prefix is missing: write it before the address, as in "eth:${address}".`,
  empty: 'Enter an address.',
  prefixEmpty: 'The chain prefix before the colon is missing.',
  noPrefix: (text: string) => `"${text}" is not a chain prefix: those are letters, digits and hyphens, as in "eth".`,
  mustStart: 'The address must start with 0x.',
  noAddress: (text: string) => `"${text}" is not an address: those are 0x followed by 40 hexadecimal digits.`,
  wrongDigit: ({ digit, position }: { digit: string; position: number }) =>
    `"${digit}" at position ${position} is not a hexadecimal digit.`,
})
