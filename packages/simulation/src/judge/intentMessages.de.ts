import { defineTranslation } from '@countersign/primitives'
import type { intentMessages } from './intentMessages.ts'

export const intentMessagesDe = defineTranslation<typeof intentMessages>('simulation-intent', {
  amountFor: ({ amount, token, to }) => `${amount} von ${token} für ${to}.`,
  numberFor: ({ tokenId, token, to }) => `Nummer ${tokenId} von ${token} für ${to}.`,
  numbersFor: ({ amount, tokenId, token, to }) => `${amount} Stück der Nummer ${tokenId} von ${token} für ${to}.`,
  elsewhere: ({ amount, addresses }) => `${amount} gehen an ${addresses}`,
  alsoLoses: (losses) =>
    `Das Konto verliert auch ${losses}, was kein Aufruf dieser Transaktion nennt. Unterschreiben Sie nicht.`,
  amountOf: ({ amount, token }) => `${amount} von ${token}`,
  otherPaid: 'Eine andere Adresse wird bezahlt',
  nothingArrives: ({ says, others }) =>
    `${says} In der Simulation kommt bei dieser Adresse nichts an, und ${others}. Unterschreiben Sie nicht.`,
  notCompared: 'Eine Überweisung, die nicht verglichen wurde',
  opaque: (says) => `${says} Der Token meldet Bewegungen in einer eigenen Form, die diese Prüfung nicht lesen kann.`,
  movesNothing: 'Eine „Überweisung“, die nichts bewegt',
  tokenMovedNothing: (says) =>
    `${says} Die Methode heißt wie eine Token-Überweisung, aber in der Simulation hat der Token nichts bewegt. Unterschreiben Sie nicht.`,
  mostElsewhere: 'Der größte Teil des Betrags geht an eine andere Adresse',
  someArrives: ({ says, arrived, others }) =>
    `${says} In der Simulation kommen ${arrived} an, und ${others}. Unterschreiben Sie nicht.`,
  lessArrives: 'Es kommt weniger an, als gesendet wird',
  feeToken: ({ says, arrived, missing }) =>
    `${says} In der Simulation kommen ${arrived} an, ${missing} weniger. Das tun Token, die eine Gebühr abziehen.`,
  moreLeaves: 'Mehr verlässt das Konto, als die Transaktion sagt',
  transfersHappen: 'Die genannten Überweisungen finden statt',
  allReceive: 'In der Simulation erhält jeder genannte Empfänger den genannten Betrag jedes Tokens.',
  runsAsAccount: (address) =>
    `Die Methode heißt wie eine Token-Überweisung, aber es ist Code von ${address}, der als das Konto selbst läuft. Unterschreiben Sie nicht.`,
  notReadable: (token) => `Die Parameter einer Überweisung von ${token} können nicht gelesen werden.`,
})
