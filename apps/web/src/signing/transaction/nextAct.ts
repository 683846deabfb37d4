import { type Address, isSameAddress } from '@countersign/primitives'

export type Act =
  /** This signature is the last one needed: sign, deliver and execute in one go. */
  | 'sign-and-execute'
  | 'sign'
  /** For a wallet without a key: confirm in a transaction of its own (`approveHash`). */
  | 'approve'
  | 'execute'
  /** For a proposer, who is not an owner: send it to the service for the owners to sign. */
  | 'propose'
  | 'connect'
  /** Another owner must act first. */
  | 'wait'

/**
 * How the wallet confirms. A key signs. A contract confirms as the sender of the execution or by an on-chain approval. A contract can also
 * sign where the account supports signatures of contracts (from version 1.5.0 on).
 */
export type SigningWay = 'key' | 'contract' | 'contract-on-chain'

type Input = {
  readonly wallet: Address | null
  readonly owners: readonly Address[]
  readonly threshold: number
  /** Owners whose signature is valid. */
  readonly signed: readonly Address[]
  readonly isNext: boolean
  readonly way?: SigningWay
  /** The wallet has sent its on-chain approval, and no block contains it yet. */
  readonly isApproving?: boolean
  /** Owners that are accounts for which the wallet can act, and that have not confirmed yet. */
  readonly through?: number
  /** The service does not have it, and the wallet is a proposer of the account. */
  readonly mayPropose?: boolean
  /** Why a wallet that is not an owner may not act. */
  readonly refusal?: string | null
}

/** The acts of the connected wallet, the main act first. */
export function nextActs({
  wallet,
  owners,
  threshold,
  signed,
  isNext,
  way = 'key',
  isApproving = false,
  mayPropose = false,
}: Input): readonly Act[] {
  if (wallet === null) return ['connect']
  const isOwner = owners.some((owner) => isSameAddress(owner, wallet))
  const hasSigned = signed.some((owner) => isSameAddress(owner, wallet))
  const isComplete = signed.length >= threshold
  if (isComplete) return isNext ? ['execute'] : ['wait']
  if (!isOwner && mayPropose) return ['propose']
  if (!isOwner || hasSigned || isApproving) return ['wait']
  if (way !== 'key') {
    const agreeing: readonly Act[] = way === 'contract' ? ['sign', 'approve'] : ['approve']
    return isNext && signed.length + 1 >= threshold ? ['execute', ...agreeing] : agreeing
  }
  return isNext && signed.length + 1 >= threshold ? ['sign-and-execute', 'sign'] : ['sign']
}

/** What the act causes, for the text beside the buttons. */
export function consequence(input: Input): { title: string; detail: string } {
  const { wallet, owners, threshold, signed, way = 'key', isApproving = false } = input
  const missing = threshold - signed.length
  const acts = nextActs(input)
  const [act] = acts
  const ofContract = contractConsequence(act, way, missing)
  if (ofContract) return ofContract
  if (act === 'execute')
    return { title: 'Fully signed, ready to execute', detail: 'Any wallet can execute it and pays the gas.' }
  if (act === 'sign-and-execute')
    return { title: 'Your signature would complete this', detail: 'Any wallet could then execute it.' }
  if (act === 'sign')
    return missing === 1
      ? { title: 'Your signature would complete this', detail: 'It can be executed when the lower nonces are used.' }
      : { title: 'Your signature is requested', detail: `${missing - 1} more signatures would then be missing.` }
  if (act === 'propose')
    return {
      title: 'You may propose this, and no owner has signed yet',
      detail: 'Your signature tells the service who proposes it. It is not one of the signatures the account needs.',
    }
  if (act === 'connect')
    return { title: words(signed.length, threshold), detail: 'Connect the wallet of an owner to sign.' }
  if (missing <= 0)
    return { title: 'Fully signed, waiting for lower nonces', detail: 'The lower nonces must be executed first.' }
  const isOwner = wallet !== null && owners.some((owner) => isSameAddress(owner, wallet))
  const hasSigned = signed.some((owner) => wallet !== null && isSameAddress(owner, wallet))
  if (isApproving && isOwner && !hasSigned)
    return { title: 'Your on-chain approval was sent', detail: 'It counts when a block contains it.' }
  if (!isOwner && (input.through ?? 0) > 0)
    return {
      title: words(signed.length, threshold),
      detail:
        'You are not an owner of this account, but you own an account that is. Approve through that account: each level needs its own transaction.',
    }
  return {
    title: words(signed.length, threshold),
    detail: isOwner
      ? 'You have signed. Other owners must sign.'
      : (input.refusal ?? 'The connected wallet is not an owner of this account.'),
  }
}

const words = (signed: number, threshold: number) => `${signed} of ${threshold} signed`

type Consequence = { title: string; detail: string }

/** What a wallet without a key does; null where it acts like any other wallet. */
function contractConsequence(act: Act | undefined, way: SigningWay, missing: number): Consequence | null {
  if (act === 'execute' && missing > 0)
    return {
      title: 'The execution by your account would complete this',
      detail: 'Your account confirms by sending the execution, in one transaction of its own.',
    }
  if (act === 'approve')
    return {
      title:
        missing === 1
          ? 'The on-chain approval of your account would complete this'
          : 'The on-chain approval of your account is requested',
      detail: 'Your account has no key. It approves the hash on chain, in a transaction of its own.',
    }
  if (act === 'sign' && way === 'contract')
    return {
      title:
        missing === 1
          ? 'The signature of your account would complete this'
          : 'The signature of your account is requested',
      detail:
        'Its owners sign without a transaction, and its contract verifies the signatures. Or your account approves on chain.',
    }
  return null
}
