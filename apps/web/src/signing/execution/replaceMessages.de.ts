import { defineTranslation } from '@countersign/primitives'
import type { replaceMessages } from './replaceMessages.ts'

export const replaceMessagesDe = defineTranslation<typeof replaceMessages>('replace-execution', {
  execution: 'Eine Ausführung',
  fasterOf: ({ what }) => `${what}, beschleunigt`,
  cancelOf: ({ what }) => `${what}, abgebrochen`,
  nonceUnknown:
    'Der Knoten kennt die Transaktion nicht, deshalb ist ihre Wallet-Nonce unbekannt. Beschleunigen oder brechen Sie sie in der Wallet selbst ab.',
  dropped:
    'Der Knoten hat die Transaktion nicht mehr, also gibt es nichts zu ersetzen. Senden Sie sie erneut: Die Nummer des Kontos kann nur einmal verwendet werden.',
  alreadyMined: 'Ein Block enthält die Transaktion oder ihren Ersatz schon. Warten Sie, bis diese Seite es zeigt.',
  otherCall:
    'Der Knoten hat unter diesem Hash einen anderen Aufruf, als diese Seite gesendet hat. Manche Wallets verpacken den Aufruf; eine solche Transaktion kann nur in der Wallet selbst ersetzt werden. Die Wallet wurde nicht gefragt.',
})
