import { defineMessages, numberText } from '@countersign/primitives'

export const pictureMessages = defineMessages('service-pictures', {
  notPicture: ({ from }: { from: string }) =>
    `${from} sent bytes that this service does not pass on as a picture: it passes on PNG, JPEG, GIF, WebP and AVIF of at most 8,192 pixels a side, and SVG without code and without addresses outside of the file.`,
  notMedia: ({ from }: { from: string }) =>
    `${from} sent bytes that this service does not pass on: it passes on pictures (PNG, JPEG, GIF, WebP, AVIF, SVG without code), videos (MP4, WebM) and sounds (MP3, WAV, Ogg, FLAC), no pages and no 3D models.`,
  aPicture: 'a picture',
  anyMedia: 'a picture, a video or a sound',
  tooLarge: ({ bytes, most }: { bytes: number; most: number }) =>
    `The file has ${numberText(bytes)} bytes; at most ${numberText(most)} are passed on.`,
  noLogo: 'The token list of this service names no logo for this token, or the operator switched logos off.',
  mediaOff: 'Pictures and videos of NFTs are not fetched: the operator switched it off (nftMetadata.media).',
  noGateway: 'The file is on IPFS, and the operator has configured no IPFS gateway (nftMetadata.ipfsGateway).',
  noPicture: 'The metadata of this NFT names no picture.',
  noAnimation: 'The metadata of this NFT names no video and no sound.',
  notRead: ({ reason }: { reason: string }) => `The metadata of this NFT was not read: ${reason}`,
  otherAddress: ({ start }: { start: string }) => `Files at addresses as "${start}" are not fetched.`,
  unknownNft: 'The service has not read metadata of this NFT. Open the list of NFTs of an account that holds it first.',
})
