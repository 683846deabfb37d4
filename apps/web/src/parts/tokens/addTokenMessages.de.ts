import { defineTranslation } from '@countersign/primitives'
import type { addTokenMessages } from './addTokenMessages.ts'

export const addTokenMessagesDe = defineTranslation<typeof addTokenMessages>('add-token', {
  title: 'Von Ihnen hinzugefügte Token',
  address: 'Adresse des Tokens',
  hint: ({ chain }) =>
    `Sein Vertrag auf ${chain}. Die Seite liest Symbol, Name und Dezimalstellen von der Chain; der Dienst wird nicht gefragt.`,
  placeholder: '0x…',
  reading: 'Der Vertrag wird gelesen',
  noCode: ({ chain }) => `An dieser Adresse gibt es auf ${chain} keinen Vertrag.`,
  nft: ({ standard }) =>
    `Dies ist eine NFT-Sammlung (${standard}). Die NFTs des Kontos stehen unter Vermögenswerte, NFTs.`,
  noDecimals: ({ symbol }) =>
    `${symbol} nennt seine Dezimalstellen nicht, daher kann die Seite keine Beträge schreiben. Rufen Sie seinen Vertrag stattdessen im Baukasten auf.`,
  notToken: ({ chain }) => `Der Vertrag an dieser Adresse auf ${chain} ist kein ERC-20-Token.`,
  failed: ({ reason }) => `Der Vertrag konnte nicht gelesen werden: ${reason}`,
  already: 'Sie haben diesen Token hinzugefügt.',
  symbol: 'Symbol',
  name: 'Name',
  decimals: 'Dezimalstellen',
  held: 'Guthaben dieses Kontos',
  unnamed: 'nicht angegeben',
  claims: 'Jeder Vertrag kann jeden Namen führen. Vergleichen Sie die Adresse mit einer des Herausgebers.',
  add: 'Token hinzufügen',
  close: 'Schließen',
  added: ({ symbol }) => `${symbol} wurde hinzugefügt`,
  addedDetail: 'Er steht in den Menüs aller Formulare in diesem Netzwerk und gehört zu „Ihre Daten“.',
  listTitle: ({ chain }) => `Auf ${chain}`,
  remove: 'Entfernen',
  removed: ({ symbol }) => `${symbol} wurde entfernt`,
  undo: 'Rückgängig',
  removeNamed: ({ symbol }) => `${symbol} entfernen`,
})
