import { defineTranslation } from '@countersign/primitives'
import type { rowPartMessages } from './rowPartMessages.ts'

export const rowPartMessagesDe = defineTranslation<typeof rowPartMessages>('row-parts', {
  hashDiffers: 'Hash weicht ab',
  nonceDiffers: 'Nonce weicht ab',
  via: 'über <app/> <host/>',
  hostClaim: (host) => `(${host}, laut Einreicher)`,
  claim: ({ name, host }) => `Eine Angabe des Einreichers, nicht bewiesen: ${name} auf ${host}`,
})
