import { defineTranslation } from '@countersign/primitives'
import type { accountCreationMessages } from './accountCreationMessages.ts'

export const accountCreationMessagesDe = defineTranslation<typeof accountCreationMessages>('account-creation', {
  cannotHave: ({ version, chain, reason }) =>
    `Auf ${chain} können keine Konten von Safe ${version} erstellt werden. ${reason} Nichts wurde gesendet.`,
  noContract: ({ name, version, chain }) => `Auf ${chain} ist kein ${name} ${version} bekannt.`,
  cannotCreate: (version) =>
    `Diese Seite kann keine Konten der Version ${version} erstellen. Wählen Sie eine andere Version.`,
  otherAddress: ({ computed, created }) =>
    `Diese Seite berechnet die Adresse ${computed}, die Factory würde aber ${created} erstellen. Nichts wurde gesendet. Verwenden Sie einen anderen Knoten.`,
  reverted: 'Die Erstellung wurde zurückgenommen. Das Gas wurde bezahlt, und die Adresse ist noch frei.',
  nonceUsed: 'Die Wallet hat ihre Nonce für eine andere Transaktion benutzt. Das Konto wurde nicht erstellt.',
  allTaken: (count) =>
    `Die ersten ${count} Adressen für diese Eigentümer sind alle vergeben. Ändern Sie die Reihenfolge der Eigentümer, oder wählen Sie ein Salt.`,
  saltTaken: ({ salt, address, chain }) =>
    `Mit dem Salt ${salt} ist die Adresse ${address}. Dort gibt es auf ${chain} schon Code. Wählen Sie ein anderes Salt.`,
  otherCreation: ({ computed, stored }) =>
    `Die Erstellungsdaten ergeben die Adresse ${computed}, angezeigt wurde aber ${stored}. Nichts wurde gesendet.`,
})
