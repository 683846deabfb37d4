import { defineTranslation, numberText } from '@countersign/primitives'
import type { freshnessMessages } from './freshnessMessages.ts'

export const freshnessMessagesDe = defineTranslation<typeof freshnessMessages>('freshness', {
  title: 'Alter der Daten',
  reading: 'Wird gelesen',
  readAgain: 'Erneut lesen',
  value: 'Wert',
  source: 'Quelle',
  asOf: 'Stand',
  owners: 'Eigentümer, nötige Unterschriften',
  ownersAre: ({ threshold, owners }) => `Eigentümer, nötige Unterschriften, ${threshold} von ${owners}`,
  nonce: 'Nonce',
  nonceIs: ({ nonce }) => `Nonce, ${nonce}`,
  balances: 'Guthaben',
  history: 'Verlauf',
  historyFrom: ({ block }) => `Verlauf, ab Block ${block}`,
  queue: 'Warteschlange',
  messages: 'Nachrichten',
  names: 'Namen',
  counted: ({ what, count }) => `${what}, ${numberText(count)}`,
  prices: 'Preise',
  none: 'keine',
  fromChain: 'Vom Netzwerk',
  fromYou: 'Von Ihnen',
  fromService: 'Vom Dienst',
  unknown: 'Unbekannt',
  storedHere: 'hier gespeichert',
  notRead: 'nicht gelesen',
  readingNow: 'wird gelesen',
  block: ({ block }) => `Block ${block}`,
  noNode: 'Noch hat kein Knoten dieses Netzwerks geantwortet.',
  newest: ({ nodes, block }) =>
    nodes === 0
      ? `Derzeit antwortet kein Knoten; der neueste Block ist ${block}.`
      : nodes === 1
        ? `Ein Knoten antwortet; der neueste Block ist ${block}.`
        : `${numberText(nodes)} Knoten antworten; der neueste Block ist ${block}.`,
  lastSeen: ({ time }) => `Der Dienst hat zuletzt um ${time} geantwortet.`,
})
