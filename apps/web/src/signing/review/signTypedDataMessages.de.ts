import { defineTranslation } from '@countersign/primitives'
import type { signTypedDataMessages } from './signTypedDataMessages.ts'

export const signTypedDataMessagesDe = defineTranslation<typeof signTypedDataMessages>('sign-typed-data', {
  notSigner: ({ address, signers }) =>
    `${address} darf dies nicht unterschreiben. Verbinden Sie die Wallet von einem dieser Unterzeichner: ${signers}.`,
  hashDiffers: ({ hash, shown }) =>
    `Die Daten für die Wallet haben den Hash ${hash}, die Seite zeigt aber ${shown}. Die Wallet wurde nicht gefragt. Laden Sie die Seite neu, und prüfen Sie erneut.`,
  contractRefused: ({ address, version }) =>
    `${address} ist ein Vertrag, und ein Konto der Version ${version} nimmt Unterschriften von Verträgen nicht an. Bestätigen Sie die Transaktion stattdessen im Netzwerk.`,
  noSignature: 'keine Unterschrift',
  finding: ({ title, reason }) => `${title}. ${reason}`,
})
