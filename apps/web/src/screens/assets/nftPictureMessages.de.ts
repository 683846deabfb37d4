import { defineTranslation } from '@countersign/primitives'
import type { nftPictureMessages } from './nftPictureMessages.ts'

export const nftPictureMessagesDe = defineTranslation<typeof nftPictureMessages>('nft-pictures', {
  none: 'Kein Bild',
  load: 'Bild laden',
  loadNamed: ({ item }) => `Bild von ${item} laden`,
  loadAll: 'Bilder laden',
  note: 'Der Dienst ruft sie von Adressen ab, die die Verträge nennen. Diese Hosts sehen Sie nicht.',
  loading: 'Bild wird geladen',
  again: 'Erneut versuchen',
  againNamed: ({ item }) => `Bild von ${item} erneut laden`,
  failed: 'Bild nicht geladen',
  unreadable: 'Der Browser konnte das Bild nicht zeichnen.',
  off: 'Der Betreiber hat Bilder von NFTs abgeschaltet.',
  noGateway: 'Das Bild liegt auf IPFS, und der Betreiber hat kein IPFS-Gateway eingerichtet.',
  refused: 'Die Metadaten nennen eine Adresse, die nicht abgerufen wird.',
  needsService: 'Bilder brauchen den Dienst.',
  waiting: 'Der Dienst liest die Metadaten.',
  noMetadata: ({ reason }) => `Metadaten nicht gelesen: ${reason}`,
  noMetadataAtAll: 'Der Dienst liest die Metadaten nicht.',
})
