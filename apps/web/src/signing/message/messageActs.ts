import { type Address, isSameAddress } from '@countersign/primitives'

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
  const count = `${signed.length} of ${threshold} signed`
  const missing = threshold - signed.length
  switch (messageAct(situation)) {
    case 'copy':
      return {
        title: 'Complete: the account accepts the signature',
        detail: 'Copy the signature if an app has not received it.',
      }
    case 'sign':
      return missing === 1
        ? {
            title: 'Your signature would complete this',
            detail: 'The account then accepts the message as signed. There is no fee.',
          }
        : {
            title: 'Your signature is requested',
            detail: `${missing - 1} more would then be missing. There is no fee.`,
          }
    case 'connect':
      return { title: count, detail: 'Connect the wallet of an owner to sign.' }
    case 'wait':
      if (missing <= 0)
        return {
          title: 'Signed, but not accepted by the account',
          detail: 'The account has not accepted the signature.',
        }
      if (isAmong(signed, wallet)) return { title: count, detail: 'You have signed. Other owners must sign.' }
      return {
        title: count,
        detail: isAmong(owners, wallet)
          ? 'Other owners must sign.'
          : (refusal ?? 'The connected wallet is not an owner of this account.'),
      }
  }
}
