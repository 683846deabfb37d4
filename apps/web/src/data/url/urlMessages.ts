import { defineMessages } from '@countersign/primitives'

export const urlMessages = defineMessages('urls', {
  none: 'none',
  unknownPrefix: ({ prefix, known }: { prefix: string; known: string }) =>
    `"${prefix}" is not the prefix of a configured network. Configured networks: ${known}.`,
  noAccount: 'This link does not name an account',
  noNetwork: 'This network is not configured',
})
