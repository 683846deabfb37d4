import { defineMessages } from '@countersign/primitives'

export const refusalMessages = defineMessages('ledger-refusals', {
  nonceUsed: ({ nonce, current }: { nonce: bigint; current: bigint }) =>
    `Nonce ${nonce} is already used: the account is at ${current}.`,
  nonceTooHigh: ({ nonce, most }: { nonce: bigint; most: bigint }) =>
    `Nonce ${nonce} is above ${most}, the highest nonce that the service stores.`,
  originTooLong: ({ characters, most }: { characters: number; most: number }) =>
    `The origin has ${characters} characters; at most ${most} are allowed.`,
  noAddressInId: ({ text }: { text: string }) => `"${text}" in the middle of the id is not an address.`,
  notATransferId: ({ text }: { text: string }) => `"${text}" at the end of the id names no transfer.`,
  notAnId: ({ text }: { text: string }) => `"${text}" is neither a transaction id nor a safeTxHash.`,
})
