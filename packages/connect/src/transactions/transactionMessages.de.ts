import { defineTranslation } from '@countersign/primitives'
import type { transactionMessages } from './transactionMessages.ts'

export const transactionMessagesDe = defineTranslation<typeof transactionMessages>('sent-records', {
  noHash: (text) => `Ein Transaktions-Hash besteht aus 0x und 64 hexadezimalen Zeichen. Dieser ist „${text}“.`,
  noDescription: 'Eine Transaktion braucht eine Beschreibung, damit die Liste sie nennen kann.',
  noConfirmations: (count) => `Bestätigungen sind eine positive ganze Zahl, nicht ${count}.`,
})
