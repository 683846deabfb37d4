import type { Collectible } from '@countersign/api'
import { nftPictureMessages as messages } from './nftPictureMessages.ts'

export type AnimationState =
  | { readonly kind: 'none' }
  /** It can be played through the service. */
  | { readonly kind: 'playable' }
  | { readonly kind: 'refused'; readonly reason: string }

/** Whether an NFT has a video or a sound beside its picture, or why it is not played. Without a service nothing is known about it. */
export function animationStateOf(
  { animationState }: Pick<Collectible, 'animationState'>,
  from: 'service' | 'chain',
): AnimationState {
  if (from === 'chain') return { kind: 'none' }
  switch (animationState) {
    case 'remote':
    case 'inside':
      return { kind: 'playable' }
    case 'off':
      return { kind: 'refused', reason: messages.videoOff }
    case 'no-gateway':
      return { kind: 'refused', reason: messages.videoNoGateway }
    case 'refused':
      return { kind: 'refused', reason: messages.videoRefused }
    case 'none':
    case undefined:
      return { kind: 'none' }
  }
}
