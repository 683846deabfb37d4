import { defineTranslation } from '@countersign/primitives'
import type { chainAccessMessages } from './chainAccessMessages.ts'

export const chainAccessMessagesDe = defineTranslation<typeof chainAccessMessages>('chain-access', {
  OUTDATED: 'Der Dienst sagt, dass die Version veraltet ist.',
  UP_TO_DATE: 'Der Dienst sagt, dass die Version aktuell ist.',
  UNKNOWN: 'Der Dienst kennt diesen Vertrag nicht.',
  noBytes: 'Der Dienst hat keine Bytes der Unterschrift gesendet.',
  empty: 'Die Unterschrift ist leer.',
  madeByOther: ({ found, claimed }) => `Sie wurde von ${found} gemacht, nicht von ${claimed}.`,
  notOwner: 'Der Unterzeichner ist jetzt kein Eigentümer dieses Kontos.',
  separateDelegatecall:
    'Ein Delegatecall muss eine eigene Transaktion sein. Entfernen Sie ihn aus der Sammeltransaktion.',
  noMultiSend: ({ chain, version }) =>
    `Auf ${chain} ist für die Version ${version} kein Vertrag MultiSendCallOnly bekannt. Schlagen Sie jede Aktion als eigene Transaktion vor.`,
  noTransaction: (hash) => `das Netzwerk hat keine Transaktion ${hash}`,
  noReceiptNamed: 'der Dienst nennt keine Ethereum-Transaktion dazu',
  fieldsMissing: 'der Dienst sendet nicht alle unterschriebenen Felder',
  otherFields: 'der Hash der ersetzten Transaktion ist nicht der Hash ihrer Felder',
  noEvents: (version) => `Konten der Version ${version} melden kein Ereignis`,
})
