import { defineTranslation, numberText } from '@countersign/primitives'
import type { pictureMessages } from './pictureMessages.ts'

export const pictureMessagesDe = defineTranslation<typeof pictureMessages>('service-pictures', {
  notPicture: ({ from }) =>
    `${from} hat Bytes gesendet, die dieser Dienst nicht als Bild weitergibt: Er gibt PNG, JPEG, GIF, WebP und AVIF mit höchstens 8.192 Pixeln je Seite weiter, und SVG ohne Code und ohne Adressen außerhalb der Datei.`,
  notMedia: ({ from }) =>
    `${from} hat Bytes gesendet, die dieser Dienst nicht weitergibt: Er gibt Bilder (PNG, JPEG, GIF, WebP, AVIF, SVG ohne Code), Videos (MP4, WebM) und Töne (MP3, WAV, Ogg, FLAC) weiter, keine Seiten und keine 3D-Modelle.`,
  aPicture: 'ein Bild',
  anyMedia: 'ein Bild, ein Video oder einen Ton',
  tooLarge: ({ bytes, most }) =>
    `Die Datei hat ${numberText(bytes)} Bytes; höchstens ${numberText(most)} werden weitergegeben.`,
  noLogo: 'Die Tokenliste dieses Dienstes nennt kein Logo für diesen Token, oder der Betreiber hat Logos abgeschaltet.',
  mediaOff: 'Bilder und Videos von NFTs werden nicht geladen: Der Betreiber hat es abgeschaltet (nftMetadata.media).',
  noGateway:
    'Die Datei liegt auf IPFS, und der Betreiber hat kein IPFS-Gateway eingerichtet (nftMetadata.ipfsGateway).',
  noPicture: 'Die Metadaten dieses NFTs nennen kein Bild.',
  noAnimation: 'Die Metadaten dieses NFTs nennen kein Video und keinen Ton.',
  notRead: ({ reason }) => `Die Metadaten dieses NFTs wurden nicht gelesen: ${reason}`,
  otherAddress: ({ start }) => `Dateien an Adressen wie „${start}“ werden nicht geladen.`,
  unknownNft:
    'Der Dienst hat keine Metadaten dieses NFTs gelesen. Öffnen Sie zuerst die NFT-Liste eines Kontos, das ihn hält.',
})
