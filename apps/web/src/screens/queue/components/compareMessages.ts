import { defineMessages, listText } from '@countersign/primitives'

export const compareMessages = defineMessages('compare', {
  title: ({ nonce }: { nonce: number }) => `Transactions at nonce ${nonce}`,
  caption: ({ nonce }: { nonce: number }) => `Differences between the transactions at nonce ${nonce}`,
  note: 'Note',
  noNote: 'none',
  signedBy: 'Signed by',
  noSigners: 'no owner yet',
  people: ({ names }: { names: readonly string[] }) => listText(names),
  you: 'you',
  act: 'Act',
  notSent: 'not sent',
  equal: ({ fields }: { fields: readonly string[] }) => `Equal in all of them: ${fields.join(', ')}.`,
  proposed:
    'These are the proposed values. Each transaction is checked against its hash in its row and on its own page.',
  failed: 'One of the transactions could not be read',
  reading: 'Reading the transactions',
})
