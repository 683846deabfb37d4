import { isSameAddress, type Address } from '@countersign/safe/light'

export type Act =
  /** One signature is enough or completes it: sign, send and execute in one go. */
  | 'sign-and-execute'
  | 'sign'
  /** For a wallet without a key: agree in a transaction of its own (`approveHash`). */
  | 'approve'
  | 'execute'
  /** Of a proposer, who is no owner: send it to the service for the owners to sign. */
  | 'propose'
  | 'connect'
  /** Somebody else's turn. */
  | 'wait'

/**
 * How the wallet agrees: a key signs. A contract sends: its word as sender when it executes, or an approval; it also signs where
 * the account asks contracts in the way accounts sign (from version 1.5.0 on).
 */
export type SigningWay = 'key' | 'contract' | 'contract-on-chain'

type Input = {
  readonly wallet: Address | null
  readonly owners: readonly Address[]
  readonly threshold: number
  /** Owners whose signature counts. */
  readonly signed: readonly Address[]
  readonly isNext: boolean
  readonly way?: SigningWay
  /** The wallet has sent its approval; no block has it yet. */
  readonly isApproving?: boolean
  /** Owners that are accounts the wallet can act for, and that have not agreed yet. */
  readonly through?: number
  /** The service does not have it, and the wallet is a proposer of the account. */
  readonly mayPropose?: boolean
  /** Why a wallet that is no owner may not do it. */
  readonly refusal?: string | null
}

/** What the connected wallet can do now: the main act first. */
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

/** The consequence, said beside the buttons. */
export function consequence(input: Input): { title: string; detail: string } {
  const { wallet, owners, threshold, signed, way = 'key', isApproving = false } = input
  const missing = threshold - signed.length
  const acts = nextActs(input)
  const [act] = acts
  const ofContract = contractConsequence(act, way, missing)
  if (ofContract) return ofContract
  if (act === 'execute')
    return { title: 'Fully signed, ready to execute', detail: 'Anyone can execute it; whoever does pays the gas.' }
  if (act === 'sign-and-execute')
    return { title: 'Your signature would complete this', detail: 'Anyone could then execute it.' }
  if (act === 'sign')
    return missing === 1
      ? { title: 'Your signature would complete this', detail: 'It runs when the nonces before it have run.' }
      : { title: 'Your signature is asked for', detail: `${missing - 1} more would then be missing.` }
  if (act === 'propose')
    return {
      title: 'You may propose this, and no owner has signed yet',
      detail: 'Your signature tells the service who proposes it. It is not one of the signatures the account needs.',
    }
  if (act === 'connect')
    return { title: words(signed.length, threshold), detail: 'Connect the wallet of an owner to sign.' }
  if (missing <= 0) return { title: 'Fully signed, waiting its turn', detail: 'The nonces before it must run first.' }
  const isOwner = wallet !== null && owners.some((owner) => isSameAddress(owner, wallet))
  const hasSigned = signed.some((owner) => wallet !== null && isSameAddress(owner, wallet))
  if (isApproving && isOwner && !hasSigned)
    return { title: 'Your approval is on its way', detail: 'It counts once a block has it.' }
  if (!isOwner && (input.through ?? 0) > 0)
    return {
      title: words(signed.length, threshold),
      detail:
        'You are no owner of this account, but of one that is: approve through it. Each level has its own transaction.',
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

/** What a wallet without a key does; null where it does what any wallet does. */
function contractConsequence(act: Act | undefined, way: SigningWay, missing: number): Consequence | null {
  if (act === 'execute' && missing > 0)
    return {
      title: 'Your account completes this by executing it',
      detail: 'It agrees by sending the execution: one transaction of its own.',
    }
  if (act === 'approve')
    return {
      title: missing === 1 ? 'The approval of your account would complete this' : 'Your account is asked to approve',
      detail:
        'It has no key, and this version takes its word on chain: it approves the hash in a transaction of its own.',
    }
  if (act === 'sign' && way === 'contract')
    return {
      title: missing === 1 ? 'The signature of your account would complete this' : 'Your account is asked to sign',
      detail:
        'Its owners sign beside the chain, and its contract is asked whether that holds; or it approves on chain.',
    }
  return null
}
