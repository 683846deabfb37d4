import { defineTranslation } from '@countersign/primitives'
import type { powersMessages } from './powersMessages.ts'

export const powersMessagesDe = defineTranslation<typeof powersMessages>('check-powers', {
  readFromChain: 'Aus dem Netzwerk gelesen.',
  nothingChanged: 'Aus dem Netzwerk gelesen. Seit Ihrem letzten Besuch hat sich nichts geändert.',
  changedByYou:
    'Aus dem Netzwerk gelesen. Die Änderungen seit Ihrem letzten Besuch stammen von Transaktionen, die Sie unterschrieben oder gesendet haben.',
  none: 'keine',
  codeWent: ({ before, after }) => `Vorher: ${before}, jetzt: ${after}.`,
  notYours: (changes) =>
    `${changes} Keine bekannte Transaktion, die Sie unterschrieben oder gesendet haben, hat das geändert. Suchen Sie im Verlauf die Transaktion, die es geändert hat. Hat kein anderer Eigentümer es angekündigt, unterschreiben Sie hier nichts, und fragen Sie nach.`,
  removed: (what) => `Seit Ihrem letzten Besuch entfernt: ${what}`,
  moreModules: (count) =>
    `Das Konto hat mehr als ${count} Module. Die Seite hat die ersten ${count} gelesen. Jedes der anderen kann auch ohne Unterschriften handeln.`,
  goneNone: (address) =>
    `Vorher: ${address}, jetzt: nichts. Suchen Sie im Verlauf die Transaktion, die es geändert hat.`,
  goneOthers: ({ address, standing }) =>
    `Vorher: ${address}, jetzt: ${standing}. Suchen Sie im Verlauf die Transaktion, die es geändert hat.`,
  isNew: (what) => `Neu seit Ihrem letzten Besuch: ${what}`,
  codeOf: (what) => `Code: ${what}`,
  development: (what) => `${what} mit Entwicklungscode kann hier handeln`,
  unknown: (what) => `${what} mit unbekanntem Code kann hier handeln`,
  moduleActs: (reason) => `${reason} Ein Modul handelt ohne Unterschriften.`,
  title: 'Eigentümer, Module und Guard',
  unread: (reason) => `Sie konnten nicht gelesen werden: ${reason}.`,
  nothing: 'Kein Modul und kein Guard',
  published: 'Module, Guard und Handler sind veröffentlichter Code',
  ownerCame: (address) => `${address} wurde Eigentümer.`,
  ownerLeft: (address) => `${address} ist nicht mehr Eigentümer.`,
  thresholdWent: ({ before, after }) => `Die Zahl der nötigen Unterschriften ging von ${before} auf ${after}.`,
  ownersChanged: 'Die Eigentümer haben sich seit Ihrem letzten Besuch geändert',
  thresholdChanged: 'Die Zahl der nötigen Unterschriften hat sich seit Ihrem letzten Besuch geändert',
  codeChanged: 'Der Vertragscode hat sich seit Ihrem letzten Besuch geändert',
  tooMany: 'Mehr Module, als gelesen werden können',
})
