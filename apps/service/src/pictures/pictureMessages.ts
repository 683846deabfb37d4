import { defineMessages } from '@countersign/primitives'

export const pictureMessages = defineMessages('service-pictures', {
  notPicture: ({ from }: { from: string }) =>
    `${from} sent bytes that this service does not pass on as a picture: it passes on PNG, JPEG, GIF, WebP and AVIF of at most 8,192 pixels a side, and SVG without code and without addresses outside of the file.`,
  tooLarge: ({ bytes, most }: { bytes: number; most: number }) =>
    `The picture has ${bytes} bytes; at most ${most} are passed on.`,
  noLogo: 'The token list of this service names no logo for this token, or the operator switched logos off.',
  mediaOff: 'Pictures of NFTs are not fetched: the operator switched it off (nftMetadata.media).',
  noGateway: 'The picture is on IPFS, and the operator has configured no IPFS gateway (nftMetadata.ipfsGateway).',
  noPicture: 'The metadata of this NFT names no picture.',
  notRead: ({ reason }: { reason: string }) => `The metadata of this NFT was not read: ${reason}`,
  otherAddress: ({ start }: { start: string }) => `Pictures at addresses as "${start}" are not fetched.`,
  unknownNft: 'The service has not read metadata of this NFT. Open the list of NFTs of an account that holds it first.',
})
