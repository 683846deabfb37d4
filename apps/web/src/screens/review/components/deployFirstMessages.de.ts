import { defineTranslation } from '@countersign/primitives'
import type { deployFirstMessages } from './deployFirstMessages.ts'

export const deployFirstMessagesDe = defineTranslation<typeof deployFirstMessages>('deploy-first', {
  title: 'Das Konto wird damit angelegt',
  together: 'Eine Ethereum-Transaktion legt das Konto an und führt dies aus, oder tut beides nicht',
  togetherDetail: ({ factory }) =>
    `Die ausführende Wallet ruft MultiSendCallOnly auf, und dieser Vertrag die Factory ${factory} und dann das neue Konto. Jede Wallet kann sie senden. Auch ein Eigentümer, der sie sendet, muss unterschrieben haben.`,
  later: 'Diese Transaktion folgt auf die, die das Konto anlegt',
  laterDetail:
    'Eigentümer können sie jetzt unterschreiben. Ausführen lässt sie sich, wenn Transaktion 0 ausgeführt oder das Konto allein angelegt wurde.',
  computed: 'Aus den Erstellungsdaten berechnet; bevor die Wallet gefragt wird, nennt die Factory dieselbe Adresse',
})
