import { defineTranslation } from '@countersign/primitives'
import type { CreationRole } from './creationCode.ts'
import type { creationNetworkMessages } from './creationNetworkMessages.ts'

const NAMES: Readonly<Record<CreationRole, string>> = {
  factory: 'Die Factory',
  singleton: 'Der Singleton',
  handler: 'Der Fallback-Handler',
  setup: 'Der Einrichtungsvertrag',
  'l2-singleton': 'Der Singleton für Layer 2',
}

export const creationNetworkMessagesDe = defineTranslation<typeof creationNetworkMessages>('creation-network', {
  missing: ({ role, address }) => `${NAMES[role]} fehlt dort: kein Code an ${address}.`,
  foreign: ({ role, address, found }) =>
    role === 'factory'
      ? `Die Factory an ${address} hat dort anderen Code und berechnet andere Adressen. Ihr Code hat den Hash ${found}.`
      : `${NAMES[role]} an ${address} ist nicht der veröffentlichte: Der Code hat den Hash ${found}.`,
  unpublished: ({ role, address }) => `${NAMES[role]} ${address} ist dieser Seite nicht bekannt.`,
  otherAddress: ({ computed, answered }) =>
    `Diese Seite berechnet ${computed}, aber die Factory würde dort ${answered} anlegen.`,
})
