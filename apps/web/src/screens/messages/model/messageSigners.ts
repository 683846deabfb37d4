import { type Address, isSameAddress } from '@countersign/primitives'
import type { SignerEntry } from '@countersign/ui'
import type { MessageReview } from './MessageReview.ts'
import { messageAcceptanceMessages as messages } from '../messageAcceptanceMessages.ts'

/** Verified signers, then the owners who have not signed. */
export function messageSigners(
  { signatures, state }: Pick<MessageReview, 'signatures' | 'state'>,
  wallet: Address | null,
  nameOf: (address: Address) => string | null,
): SignerEntry[] {
  const named = (address: Address, isYou = false) => {
    const name = nameOf(address)
    return name === null ? {} : { name: isYou ? messages.youNamed(name) : name }
  }
  const isWallet = (address: Address) => wallet !== null && isSameAddress(wallet, address)
  const signed = signatures.map(({ claimed, outcome }): SignerEntry => ({
    address: claimed,
    ...named(claimed, isWallet(claimed)),
    state: outcome.kind === 'excluded' ? 'excluded' : 'signed',
    note: outcome.kind === 'valid' ? messages.signed : outcome.reason,
    verdict: outcome.kind === 'valid' ? 'verified' : outcome.kind === 'excluded' ? 'danger' : 'unchecked',
  }))
  const counted = signatures.filter(({ outcome }) => outcome.kind === 'valid').length
  const isComplete = counted >= state.threshold
  const others = state.owners.filter((owner) => !signatures.some(({ claimed }) => isSameAddress(claimed, owner)))
  return [
    ...signed,
    ...others.map((address): SignerEntry => ({
      address,
      ...named(address),
      state: isComplete ? 'not-needed' : isWallet(address) ? 'you' : 'missing',
    })),
  ]
}
