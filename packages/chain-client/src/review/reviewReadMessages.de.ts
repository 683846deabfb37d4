import { defineTranslation, numberText } from '@countersign/primitives'
import type { reviewReadMessages } from './reviewReadMessages.ts'

export const reviewReadMessagesDe = defineTranslation<typeof reviewReadMessages>('review-chain', {
  notRead: 'es wurde nicht gelesen',
  codeNotRead: ({ address }) => `der Code von ${address} wurde nicht gelesen`,
  locked: ({ amount }) => `${amount} und die Token darin`,
  adminSlot: 'Admin-Slot nach EIP-1967',
  localChain: 'in einem lokalen Netzwerk wird dies nicht gelesen, weil dort jeder Vertrag jung ist',
  shortChain: ({ blocks }) =>
    `das Netzwerk hat weniger als ${numberText(blocks)} Blöcke, deshalb ist jeder Vertrag jung`,
  mostContracts: (most) => `höchstens ${numberText(most)} Verträge werden auf einmal gelesen`,
  noMasterCopy: 'er liefert auch für das Programm des Kontos keinen Code',
  noEarlierCode: ({ blocks, reason }) =>
    `der Knoten hat den Code von vor ${numberText(blocks)} Blöcken nicht geliefert (${reason})`,
  otherAccount: 'Der Dienst beschreibt sie als Transaktion eines anderen Kontos.',
  otherHash: ({ computed, hash }) => `Die Felder vom Dienst ergeben den Hash ${computed}, nicht ${hash}.`,
  innerCallFails: 'der innere Aufruf schlägt fehl; die Ausführung würde die Nonce trotzdem verbrauchen.',
  codeNotRequested: 'der Code wurde nicht abgefragt',
  ownCodeNotRead: 'der Code wurde nicht gelesen',
})
