import { defineTranslation, plural } from '@countersign/primitives'
import type { forecastMessages } from './forecastMessages.ts'

export const forecastMessagesDe = defineTranslation<typeof forecastMessages>('forecast', {
  title: 'Vorschau',
  what: ({ account }) =>
    `Was ${account} nach jeder wartenden Transaktion hält, wenn sie der Reihe nach ausgeführt werden und sonst nichts geschieht.`,
  running: 'Die Transaktionen werden der Reihe nach getestet',
  failed: 'Es gibt keine Vorschau',
  stillWorks: 'Jede Transaktion kann weiter einzeln geprüft werden.',
  number: 'Nummer',
  transaction: 'Transaktion',
  change: 'Änderung',
  after: 'Bestand danach',
  now: 'Jetzt',
  noChange: 'Keine Änderung',
  unread: 'nicht gelesen',
  fails: 'Würde scheitern',
  usesNumber: 'Ihr Aufruf würde scheitern, und die Nummer wäre verbraucht',
  notReached: ({ nonce }) => `Nicht erreicht: Transaktion ${nonce} würde vorher scheitern.`,
  gap: ({ nonce, waiting }) =>
    `${plural(waiting, { one: '# Transaktion fehlt', other: '# Transaktionen fehlen' })} hier: Nichts Lesbares hat die Nummer ${nonce}, deshalb kann dahinter keine ausgeführt werden.`,
  cut: ({ most }) => `Die ersten ${most} Transaktionen sind gezeigt.`,
  origin: ({ block }) =>
    `Aus einem Testlauf auf der Chain bei Block ${block}, mit angenommenen Unterschriften. Welche Transaktionen warten, sagt der Dienst; die Seite hat den Hash jeder einzelnen geprüft. Von mehreren mit einer Nummer zählt die mit den meisten Unterschriften.`,
})
