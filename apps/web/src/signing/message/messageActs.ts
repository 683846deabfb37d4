import { type Address, isSameAddress } from '@countersign/primitives'
import { messageSigningMessages as messages } from './messageSigningMessages.ts'

export type MessageAct = 'copy' | 'sign' | 'connect' | 'wait'

export type MessageSituation = {
  readonly wallet: Address | null
  readonly owners: readonly Address[]
  readonly threshold: number
  /** Owners whose signature counts. */
  readonly signed: readonly Address[]
  /** The account's contract accepts the complete signature. */
  readonly isConfirmed: boolean
}

const isAmong = (list: readonly Address[], wallet: Address | null): boolean =>
  wallet !== null && list.some((one) => isSameAddress(one, wallet))

/** What can be done with a message now. */
export function messageAct({ wallet, owners, threshold, signed, isConfirmed }: MessageSituation): MessageAct {
  if (isConfirmed) return 'copy'
  if (signed.length >= threshold) return 'wait'
  if (wallet === null) return 'connect'
  return isAmong(owners, wallet) && !isAmong(signed, wallet) ? 'sign' : 'wait'
}

/** The message waits for signatures, and the connected wallet is not an owner. */
export const isForeign = (situation: MessageSituation): boolean =>
  messageAct(situation) === 'wait' &&
  situation.signed.length < situation.threshold &&
  !isAmong(situation.owners, situation.wallet)

/**
 * What the act causes, for the text beside the button.
 * @param refusal why a wallet that is not an owner may not sign
 */
export function messageConsequence(
  situation: MessageSituation,
  refusal: string | null = null,
): { title: string; detail: string } {
  const { wallet, owners, threshold, signed } = situation
  const count = messages.signedOf({ signed: signed.length, threshold })
  const missing = threshold - signed.length
  switch (messageAct(situation)) {
    case 'copy':
      return {
        title: messages.completeTitle,
        detail: messages.completeDetail,
      }
    case 'sign':
      return missing === 1
        ? {
            title: messages.lastTitle,
            detail: messages.lastDetail,
          }
        : {
            title: messages.requestedTitle,
            detail: messages.requestedDetail({ missing: missing - 1 }),
          }
    case 'connect':
      return { title: count, detail: messages.connectDetail }
    case 'wait':
      if (missing <= 0)
        return {
          title: messages.notAcceptedTitle,
          detail: messages.notAcceptedDetail,
        }
      if (isAmong(signed, wallet)) return { title: count, detail: messages.youSigned }
      return {
        title: count,
        detail: isAmong(owners, wallet) ? messages.othersMustSign : (refusal ?? messages.notOwner),
      }
  }
}
