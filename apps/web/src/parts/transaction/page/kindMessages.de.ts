import { defineTranslation, plural } from '@countersign/primitives'
import type { kindMessages } from './kindMessages.ts'

export const kindMessagesDe = defineTranslation<typeof kindMessages>('transaction-kind', {
  created: 'Konto angelegt',
  incoming: 'Eingang',
  transfer: 'Überweisung',
  transaction: 'Transaktion',
  byModule: ({ kind }) => `${kind} durch Modul`,
  newAccount: 'Neues Konto',
  owners: 'Änderung der Eigentümer',
  batchOfPayments: (count) =>
    plural(count, { one: 'Sammeltransaktion mit # Zahlung', other: 'Sammeltransaktion mit # Zahlungen' }),
  batchOfCalls: (count) =>
    plural(count, { one: 'Sammeltransaktion mit # Aufruf', other: 'Sammeltransaktion mit # Aufrufen' }),
  payment: 'Zahlung',
  settings: 'Änderung der Einstellungen',
  rejection: 'Ablehnung',
  approval: 'Token-Erlaubnis',
  limit: 'Ausgabenlimit',
  signMessage: 'Im Netzwerk unterschriebene Nachricht',
  program: 'Änderung des Programms des Kontos',
  unknownAction: 'Unbekannte Aktion',
  contractCall: 'Vertragsaufruf',
})
