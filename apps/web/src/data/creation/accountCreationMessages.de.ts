import { defineTranslation } from '@countersign/primitives'
import type { accountCreationMessages } from './accountCreationMessages.ts'

export const accountCreationMessagesDe = defineTranslation<typeof accountCreationMessages>('account-creation', {
  factoryMissing: ({ version, chain, address }) =>
    `Die Safe-Verträge ${version} gibt es auf ${chain} nicht: Unter ${address}, der Adresse der Factory, gibt es keinen Code.`,
  singletonMissing: ({ version, chain, address }) =>
    `Die Safe-Verträge ${version} gibt es auf ${chain} nicht: Unter ${address}, der Adresse des Programms, gibt es keinen Code.`,
  handlerMissing: ({ version, chain, address }) =>
    `Die Safe-Verträge ${version} gibt es auf ${chain} nicht: Unter ${address}, der Adresse des Fallback-Handlers, gibt es keinen Code.`,
  factoryForeign: ({ version, chain, address, hash }) =>
    `Die Factory unter ${address} ist nicht die veröffentlichte von Safe ${version}: Ihr Code ergibt den Hash ${hash}. Nichts wurde gesendet. Fragen Sie den Betreiber dieses Dienstes nach den Vertragsadressen auf ${chain}.`,
  singletonForeign: ({ version, chain, address, hash }) =>
    `Das Programm unter ${address} ist nicht das veröffentlichte von Safe ${version}: Sein Code ergibt den Hash ${hash}. Nichts wurde gesendet. Fragen Sie den Betreiber dieses Dienstes nach den Vertragsadressen auf ${chain}.`,
  handlerForeign: ({ version, chain, address, hash }) =>
    `Der Fallback-Handler unter ${address} ist nicht der veröffentlichte von Safe ${version}: Sein Code ergibt den Hash ${hash}. Nichts wurde gesendet. Fragen Sie den Betreiber dieses Dienstes nach den Vertragsadressen auf ${chain}.`,
  noContract: ({ name, version, chain }) => `Auf ${chain} ist kein ${name} ${version} bekannt.`,
  cannotCreate: (version) =>
    `Diese Seite kann keine Konten der Version ${version} erstellen. Wählen Sie eine andere Version.`,
  otherAddress: ({ computed, created }) =>
    `Diese Seite berechnet die Adresse ${computed}, die Factory würde aber ${created} erstellen. Nichts wurde gesendet. Verwenden Sie einen anderen Knoten.`,
  allTaken: (count) =>
    `Die ersten ${count} Adressen für diese Eigentümer sind alle vergeben. Ändern Sie die Reihenfolge der Eigentümer.`,
})
