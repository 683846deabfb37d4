import { defineTranslation, listText, numberText, plural } from '@countersign/primitives'
import type { collectiblesMessages } from './collectiblesMessages.ts'

export const collectiblesMessagesDe = defineTranslation<typeof collectiblesMessages>('collectibles', {
  failed: 'Der Dienst hat die NFTs nicht gesendet',
  failedStillWorks: 'Die Guthaben der Token stehen auf dem anderen Reiter.',
  loading: 'NFTs werden geladen',
  none: 'Dieses Konto hat keine NFTs.',
  noneDetail: 'ERC-721- und ERC-1155-Token, die an seine Adresse gesendet werden, erscheinen hier.',
  stale: 'Der Dienst hat nicht geantwortet. Dies ist die zwischengespeicherte Liste.',
  filter: 'NFTs filtern',
  filterPlaceholder: 'Sammlung, Token-ID oder Adresse',
  sources: 'Liste und Namen vom Dienst',
  summary: ({ count, collections, hasMore }) =>
    `${hasMore ? 'Mindestens ' : ''}${plural(count, { one: '# NFT', other: '# NFTs' })} in ${plural(collections, { one: '# Sammlung', other: '# Sammlungen' })}.`,
  noMatchYet: ({ filter, count }) =>
    `Keines der ersten ${numberText(count)} NFTs passt zu „${filter}“. Weitere sind noch nicht geladen.`,
  noMatchDetail: ({ filter }) => `Zu „${filter}“ passt hier kein NFT.`,
  unnamed: 'Sammlung ohne Namen',
  itemsOf: ({ count, standards }) => `${plural(count, { one: '# Stück', other: '# Stück' })}, ${listText(standards)}`,
  more: 'Mehr laden',
  choose: 'Auswählen',
  chooseNamed: ({ item }) => `${item} auswählen`,
  chosenBar: 'Ausgewählte NFTs',
  chosen: (count) => plural(count, { one: '# NFT ausgewählt', other: '# NFTs ausgewählt' }),
  oneTransaction: 'Sie werden in einer Transaktion gesendet.',
  sendSeveral: (count) => plural(count, { one: '# NFT senden', other: '# NFTs senden' }),
  recipient: 'Empfänger',
  enterRecipient: 'Geben Sie den Empfänger ein.',
  amountOf: ({ item }) => `Anzahl von ${item}`,
  enterAmount: ({ most }) => `Geben Sie eine ganze Zahl von 1 bis ${most} ein.`,
  cancel: 'Abbrechen',
  continue: 'Weiter',
  held: ({ item, amount }) => `${item}, ${amount} im Bestand`,
})
