import { defineTranslation } from '@countersign/primitives'
import type { walletErrorMessages } from './walletErrorMessages.ts'

export const walletErrorMessagesDe = defineTranslation<typeof walletErrorMessages>('wallet-errors', {
  notSupported: 'Die Wallet unterstützt diese Anfrage nicht. Verwenden Sie eine andere Wallet.',
  notSupportedBecause: (detail) => `${detail}. Verwenden Sie eine andere Wallet.`,
  unknown: 'unbekannt',
  switchTimeout: (chainId) =>
    `Die Wallet hat nicht innerhalb von 30 s gewechselt und ist noch im Netzwerk ${chainId}. Wechseln Sie es in der Wallet, oder versuchen Sie es noch einmal.`,
  failed: (detail) => `Die Wallet antwortete: ${detail}. Versuchen Sie es noch einmal.`,
  noReason: 'ohne Angabe eines Grundes',
  rejected: 'Sie haben die Anfrage in Ihrer Wallet abgelehnt. Nichts wurde gesendet.',
  alreadyOpen: 'In Ihrer Wallet ist schon eine Anfrage offen. Beenden oder schließen Sie sie dort.',
  noProvider:
    'Diese Wallet ist nicht mehr verfügbar. Öffnen oder installieren Sie sie noch einmal, und laden Sie dann diese Seite neu.',
  notAuthorized:
    'Die Wallet lässt diese Seite dieses Konto nicht verwenden. Verbinden Sie sie neu, und wählen Sie es aus.',
  disconnected: 'Die Wallet ist getrennt. Entsperren Sie sie, und verbinden Sie sie neu.',
  chainUnknown: (chainId) => `Die Wallet kennt das Netzwerk ${chainId} noch nicht.`,
  chainNotConfigured: (chainId) =>
    `Das Netzwerk ${chainId} ist nicht eingerichtet. Der Betreiber kann es hinzufügen. Wählen Sie bis dahin ein anderes Netzwerk.`,
  addChainFailed:
    'Das Netzwerk konnte nicht hinzugefügt werden. Ihre Wallet bleibt in ihrem Netzwerk. Fügen Sie das Netzwerk in der Wallet hinzu, oder wählen Sie ein anderes.',
  insufficientFunds:
    'Die verbundene Wallet kann das Gas nicht bezahlen. Senden Sie ihr etwas Netzwerkwährung, oder lassen Sie eine andere Wallet ausführen.',
  unreadable:
    'Die Wallet hat eine Antwort gegeben, die diese Seite nicht lesen kann. Nichts wurde unterschrieben. Aktualisieren Sie die Wallet, oder verwenden Sie eine andere.',
})
