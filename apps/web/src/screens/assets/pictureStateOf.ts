import type { Collectible } from '@countersign/api'
import { inlineImage } from './collections.ts'
import { nftPictureMessages as messages } from './nftPictureMessages.ts'

export type PictureState =
  | { readonly kind: 'inside'; readonly src: string }
  /** It can be loaded through the service. */
  | { readonly kind: 'remote' }
  | { readonly kind: 'none'; readonly reason: string }

/** Where the picture of an NFT is, or why there is none. */
export function pictureStateOf(item: Collectible, from: 'service' | 'chain'): PictureState {
  const src = inlineImage(item)
  if (src !== null) return { kind: 'inside', src }
  if (from === 'chain') return { kind: 'none', reason: messages.needsService }
  const { metadataState, metadataProblem, imageState, imageUri } = item
  if (item.name === null && item.metadata === null && imageUri === null) {
    if (metadataState === 'pending') return { kind: 'none', reason: messages.waiting }
    if (metadataState === 'failed' || metadataState === 'skipped')
      return {
        kind: 'none',
        reason:
          metadataProblem === undefined ? messages.noMetadataAtAll : messages.noMetadata({ reason: metadataProblem }),
      }
  }
  switch (imageState) {
    case 'off':
      return { kind: 'none', reason: messages.off }
    case 'no-gateway':
      return { kind: 'none', reason: messages.noGateway }
    case 'refused':
      return { kind: 'none', reason: messages.refused }
    case 'remote':
      return { kind: 'remote' }
    // A data URI of a kind that the page does not draw by itself; another service does not send the field.
    case 'inside':
    case 'none':
    case undefined:
      return { kind: 'none', reason: messages.none }
  }
}
