import { defineTranslation, numberText, listText } from '@countersign/primitives'
import type { ownerProofMessages } from './ownerProofMessages.ts'

export const ownerProofMessagesDe = defineTranslation<typeof ownerProofMessages>('owner-proof', {
  proofOf: ({ who }) => `Nachweis der Kontrolle von ${who}`,
  askKey: ({ who }) => `${who} bitten, die Kontrolle über diesen Schlüssel nachzuweisen`,
  askAccount: ({ who }) => `${who} bitten, die Kontrolle über dieses Konto nachzuweisen`,
  howToProve:
    'Der neue Eigentümer öffnet den Link, unterschreibt einmal und sendet Ihnen die Antwort zurück. Das kostet nichts und bewegt kein Guthaben.',
  controlProved: 'Kontrolle nachgewiesen',
  signedFor: ({ who }) => `${who} hat für dieses Konto unterschrieben. Diese Seite hat es geprüft.`,
  signedForAt: ({ who }) => `${who} hat am <time/> für dieses Konto unterschrieben. Diese Seite hat es geprüft.`,
  storedNotFromOwner: 'Die gespeicherte Antwort ist nicht von diesem Eigentümer',
  storedNotChecked: 'Die gespeicherte Antwort ist nicht geprüft',
  noAnswerYet: 'Noch keine Antwort',
  askedAt: 'gefragt <time/>',
  linkFor: ({ who }) => `Link für ${who}`,
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  showCode: 'Code zeigen',
  enterAnswer: 'Antwort eingeben',
  thisIsRequest:
    'Das ist die Anfrage, nicht die Antwort. Senden Sie sie an den neuen Eigentümer, und geben Sie die Antwort ein, die Sie erhalten.',
  notAnAnswer: 'Das ist keine Antwort auf die Bitte um einen Nachweis der Kontrolle.',
  answerOf: ({ who }) => `Antwort von ${who}`,
  close: 'Schließen',
  verifying: 'Wird geprüft …',
  readAnswer: 'Antwort einlesen',
  answerWays:
    'Als Link, Datei, Text oder mit der Kamera. Diese Seite prüft die Unterschrift, bevor sie die Antwort annimmt.',
  notProven: 'Nicht nachgewiesen',
  ask: ({ who }) => `${who} fragen`,
  requestForProof: 'Bitte um einen Nachweis der Kontrolle',
  readOnOtherMachine:
    'Öffnen Sie auf dem anderen Gerät „Kontrolle nachweisen“ und lesen Sie dort diesen Code, den Text oder die Datei ein.',
  otherChain: ({ answered, expected }) =>
    `Die Antwort gilt für Netzwerk ${answered}, dieses Konto liegt aber im Netzwerk ${expected}. Bitten Sie den Eigentümer um eine neue Antwort.`,
  otherAccount: ({ answered, expected }) =>
    `Die Antwort gilt für das Konto ${answered}, nicht für ${expected}. Bitten Sie den Eigentümer um eine neue Antwort.`,
  otherOwner: ({ answered, expected }) =>
    `Die Antwort ist vom Eigentümer ${answered}, erwartet wurde aber die von ${expected}.`,
  contractNotRead: ({ owner, reason }) => `Die Seite konnte nicht lesen, ob ${owner} ein Vertrag ist: ${reason}`,
  notRequested: 'Es wurde nicht abgefragt',
  contractRefuses: ({ owner }) =>
    `Der Vertrag ${owner} nimmt die Antwort nicht als Unterschrift dieses Textes an, wenn er so aufgerufen wird, wie dieses Konto ihn aufruft.`,
  signatureOfOther: ({ owner }) => `Die Unterschrift für diesen Text stammt nicht von ${owner}.`,
  leftOut: ({ owners }) =>
    `${owners.length === 1 ? 'Der Nachweis' : 'Die Nachweise'} von ${listText(owners)} ${owners.length === 1 ? 'passt' : 'passen'} nicht in den Vorschlag`,
  leftOutNote: ({ most, count }) =>
    `Ein Dienst speichert mit einer Transaktion ${numberText(most)} Zeichen: sechs Nachweise und keine Notiz. ${count === 1 ? 'Senden Sie die Antwort dieses Eigentümers auch an die anderen Eigentümer. Bis sie sie öffnen, zeigen ihre Seiten diesen Schlüssel als nicht nachgewiesen.' : 'Senden Sie die Antworten dieser Eigentümer auch an die anderen Eigentümer. Bis sie sie öffnen, zeigen ihre Seiten diese Schlüssel als nicht nachgewiesen.'}`,
})
