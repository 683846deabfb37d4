import { defineTranslation, numberText } from '@countersign/primitives'
import type { answerMessages } from './answerMessages.ts'

export const answerMessagesDe = defineTranslation<typeof answerMessages>('chain-answers', {
  noAccount: (name) => `„${name}“ ist kein Konto. Verwenden Sie chainId:0x….`,
  creationTooOld: 'Die Erstellung ist älter als der gelesene Teil des Verlaufs.',
  noFactory: (block) => `Kein Ereignis in Block ${numberText(block)} nennt die Factory, die das Konto erstellt hat.`,
  noCreationTime: (block) =>
    `Das Konto wurde in Block ${numberText(block)} erstellt, dessen Zeit kein Knoten genannt hat. Versuchen Sie es noch einmal.`,
  otherMessageHash: ({ found, stored }) =>
    `Die gespeicherte Nachricht ergibt den Hash ${found}, nicht ${stored}. Löschen Sie sie, und erstellen Sie sie neu.`,
  notStored: (hash) => `${hash} ist nicht in diesem Browser gespeichert.`,
  notOwner: (signer) => `${signer} hat unterschrieben und ist kein Eigentümer dieses Kontos.`,
  noSignature: 'Die Nachricht hat keine Unterschrift.',
  unknownMethod: (selector) => `Keine bekannte Methode hat den Selektor ${selector}.`,
  otherHash: ({ found, named }) => `Der Hash dieser Transaktion ist ${found}, nicht ${named}.`,
  otherProposalHash: ({ found, stored }) =>
    `Der gespeicherte Vorschlag ergibt den Hash ${found}, nicht ${stored}. Löschen Sie ihn, und schlagen Sie neu vor.`,
  notFound: (id) => `${id} ist weder in diesem Browser gespeichert noch im gelesenen Teil des Verlaufs.`,
  notConfigured: (chainId) =>
    `Das Netzwerk ${chainId} ist in diesem Browser nicht eingerichtet. Fügen Sie es unter „Netzwerke“ hinzu.`,
  noAccountAt: ({ address, chain }) => `Unter ${address} gibt es auf ${chain} kein Konto.`,
  needsService: (name) =>
    `Diese Funktion braucht einen Dienst (${name}), und es ist kein Dienst in Gebrauch. Verbinden Sie unter „Netzwerke“ einen Dienst.`,
})
