import { defineTranslation, plural } from '@countersign/primitives'
import type { relayMessages } from './relayMessages.ts'

export const relayMessagesDe = defineTranslation<typeof relayMessages>('relay-execution', {
  payer: 'Wer sie sendet und bezahlt',
  byWallet: 'Ihre Wallet',
  byService: 'Dieser Betreiber',
  left: ({ remaining, limit }) => `${remaining} von ${limit} in 24 Stunden für dieses Konto übrig`,
  noneLeft: (limit) =>
    plural(limit, {
      one: 'Die # bezahlte Ausführung dieses Kontos in 24 Stunden ist aufgebraucht.',
      other: 'Die # bezahlten Ausführungen dieses Kontos in 24 Stunden sind aufgebraucht.',
    }),
  needsOwn:
    'Hier nicht möglich: Ihre Wallet würde die Unterschriften durch das Senden vervollständigen. Zuerst müssen alle Unterschriften gegeben sein.',
  unread: 'Der Dienst hat nicht gesagt, wie viele übrig sind.',
  reading: 'Es wird gelesen, wie viele übrig sind …',
  paidByService: 'vom Betreiber bezahlt',
  costsNothing:
    'Es kostet Sie nichts. Der Dienst sendet sie von seiner eigenen Adresse und zahlt die Netzwerkgebühr. Er kann nicht ändern, was ausgeführt wird, denn die Unterschriften gelten für jedes Feld. Sendet er sie nicht, führen Sie sie mit Ihrer Wallet aus: Die Nummer kann nur einmal verwendet werden.',
  needsAll: ({ valid, threshold }) =>
    `${valid} von ${threshold} nötigen Unterschriften sind gegeben. Der Dienst unterschreibt nicht, also müssen alle gegeben sein, bevor er sie senden kann. Nichts wurde gesendet.`,
})
