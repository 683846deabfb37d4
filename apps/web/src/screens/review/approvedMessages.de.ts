import { defineTranslation } from '@countersign/primitives'
import type { approvedMessages } from './approvedMessages.ts'

export const approvedMessagesDe = defineTranslation<typeof approvedMessages>('approved', {
  label: 'Innere Transaktionen',
  title: ({ level }) => `Ebene ${level}, durch Ihre Unterschrift bestätigt`,
  recomputed: 'Hier neu berechnet, gleich',
  recomputedNote: 'aus den Feldern hinter dem Hash gelesen',
  notOnDevice: 'das Gerät zeigt dies nicht',
  otherAccount: 'Das andere Konto',
  levelName: ({ level }) => `Ebene ${level}`,
  domainHash: ({ of }) => `Domain-Hash von ${of}`,
  messageHash: ({ of }) => `Nachrichten-Hash von ${of}`,
  safeTxHash: ({ of }) => `safeTxHash von ${of}`,
  onlyParameter:
    'Er ist der einzige Parameter von approveHash(bytes32) im Aufruf und wurde hier aus allen Feldern jener Transaktion neu berechnet.',
  notRead: ({ reason }) =>
    `Die Seite konnte nicht lesen, was dieser Hash bestätigt: ${reason} Öffnen Sie jenes Konto und lesen Sie zuerst die Transaktion mit diesem Hash.`,
})
