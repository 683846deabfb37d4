import { defineMessages } from '@countersign/primitives'

/** The picture of an NFT: loaded on request, or the reason why it is not. */
export const nftPictureMessages = defineMessages('nft-pictures', {
  none: 'No picture',
  load: 'Load picture',
  loadNamed: ({ item }: { item: string }) => `Load the picture of ${item}`,
  loadAll: 'Load pictures',
  note: 'The service fetches them from addresses that the contracts name. These hosts do not see you.',
  loading: 'Picture is loading',
  again: 'Try again',
  againNamed: ({ item }: { item: string }) => `Try the picture of ${item} again`,
  failed: 'Picture not loaded',
  unreadable: 'The browser could not draw the picture.',
  off: 'The operator has switched off pictures of NFTs.',
  noGateway: 'The picture is on IPFS, and the operator has configured no IPFS gateway.',
  refused: 'The metadata names an address that is not fetched.',
  needsService: 'Pictures need the service.',
  waiting: 'The service is reading the metadata.',
  noMetadata: ({ reason }: { reason: string }) => `Metadata not read: ${reason}`,
  noMetadataAtAll: 'The service does not read the metadata.',
})
