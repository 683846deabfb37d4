import { defineMessages } from '@countersign/primitives'

/** Marks in a row of a list. */
export const rowPartMessages = defineMessages('row-parts', {
  hashDiffers: 'Hash differs',
  nonceDiffers: 'Nonce differs',
  via: 'via <app/> <host/>',
  hostClaim: (host: string) => `(${host}, a claim)`,
  claim: ({ name, host }: { name: string; host: string }) => `A claim of the proposer, not proved: ${name} at ${host}`,
})
