import { defineTranslation, numberText } from '@countersign/primitives'
import type { valueMessages } from './valueMessages.ts'

export const valueMessagesDe = defineTranslation<typeof valueMessages>('service-values', {
  notAddress: ({ text }) => `„${text}“ ist keine Adresse.`,
  notDate: ({ text }) => `„${text}“ ist kein Datum nach ISO 8601 wie 2026-08-01T00:00:00Z.`,
  notDayOrTime: ({ text }) =>
    `„${text}“ ist weder ein Tag noch eine Zeit nach ISO 8601 wie 2026-08-01 oder 2026-08-01T12:00:00Z.`,
  rangeReversed: ({ from, to }) => `Der Zeitraum endet (${to}), bevor er beginnt (${from}).`,
  notTimeZone: ({ text }) => `„${text}“ ist keine IANA-Zeitzone wie Europe/Berlin.`,
  notAccountName: ({ text }) => `„${text}“ hat nicht die Form chainId:address wie 1:0x41675C09….`,
  tooManyAccounts: ({ count, most }) =>
    `${numberText(count)} Konten wurden angefragt; eine Anfrage darf höchstens ${numberText(most)} nennen.`,
  noAccountInQuery: 'Nennen Sie Konten: ?safes=chainId:address,…',
  noAccountInBody: 'Nennen Sie Konten: {"safes":["chainId:address", …]}',
  unknownSelector: ({ selector }) => `Keine bekannte Methode hat den Selektor ${selector}.`,
})
