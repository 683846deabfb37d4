import { defineMessages } from '../language/defineMessages.ts'

export const hexMessages = defineMessages('hex', {
  tooLarge: ({ value, bits }: { value: bigint; bits: number }) => `${value} does not fit uint${bits}.`,
  noAddress: (text: string) => `"${text}" is not an address: 0x followed by 40 digits.`,
  noHash: (text: string) => `"${text}" is not a hash: 0x followed by 64 digits.`,
  noHex: (text: string) => `"${text}" is not hex: 0x followed by whole bytes.`,
})
