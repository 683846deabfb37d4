import { defineMessages } from '@countersign/primitives'

export const transactionMessages = defineMessages('sent-records', {
  noHash: (text: string) => `A transaction hash is 0x and 64 hex characters. This one is “${text}”.`,
  noDescription: 'A transaction needs a description, so that the list can name it.',
  noConfirmations: (count: number) => `Confirmations are a positive whole number, not ${count}.`,
})
