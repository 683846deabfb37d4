import { defineTranslation } from '@countersign/primitives'
import type { CreationRole } from './creationCode.ts'
import type { creationNetworkMessages } from './creationNetworkMessages.ts'

const NAMES: Readonly<Record<CreationRole, string>> = {
  factory: 'Die Factory',
  singleton: 'Das Programm',
  handler: 'Der Fallback-Handler',
  setup: 'Der Einrichtungsvertrag',
  'l2-singleton': 'Das Programm für Layer 2',
}

export const creationNetworkMessagesDe = defineTranslation<typeof creationNetworkMessages>('creation-network', {
  missing: ({ role, address }) => `${NAMES[role]} fehlt: Unter ${address} gibt es keinen Code.`,
  foreign: ({ role, address, found }) =>
    role === 'factory'
      ? `Die Factory unter ${address} ist nicht die veröffentlichte und würde eine andere Adresse berechnen: Ihr Code ergibt den Hash ${found}.`
      : `${NAMES[role]} unter ${address} ist nicht wie veröffentlicht: Der Code ergibt den Hash ${found}.`,
  unpublished: ({ role, address }) => `${NAMES[role]} ${address} ist dieser Seite nicht bekannt.`,
  otherAddress: ({ computed, answered }) =>
    `Diese Seite berechnet ${computed}, die Factory des Netzwerks würde aber ${answered} erstellen.`,
})
