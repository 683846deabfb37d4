import { type Address, isSameAddress } from '@countersign/primitives'
import { barMessages } from '../bar/barMessages.ts'

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
  /** The transactions that must be executed before it, where they are known. */
  readonly after?: readonly bigint[]
  /** The account is created in the same Ethereum transaction: its sender does not count as a confirmation. */
  readonly isNew?: boolean
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
  isNew = false,
}: Input): readonly Act[] {
  if (wallet === null) return ['connect']
  const isOwner = owners.some((owner) => isSameAddress(owner, wallet))
  const hasSigned = signed.some((owner) => isSameAddress(owner, wallet))
  const isComplete = signed.length >= threshold
  if (isComplete) return isNext ? ['execute'] : ['wait']
  if (!isOwner && mayPropose) return ['propose']
  if (!isOwner || hasSigned || isApproving) return ['wait']
  const completes = isNext && signed.length + 1 >= threshold
  if (way !== 'key') return actsOfContract(way, completes, isNew)
  return completes ? ['sign-and-execute', 'sign'] : ['sign']
}

function actsOfContract(way: SigningWay, completes: boolean, isNew: boolean): readonly Act[] {
  // There is no contract yet that could store an on-chain approval, and the sender is MultiSendCallOnly.
  if (isNew) return way === 'contract' ? ['sign'] : ['wait']
  const agreeing: readonly Act[] = way === 'contract' ? ['sign', 'approve'] : ['approve']
  return completes ? ['execute', ...agreeing] : agreeing
}

/** What the act causes, for the text beside the buttons. */
export function consequence(input: Input): { title: string; detail: string } {
  const { threshold, signed, way = 'key' } = input
  const missing = threshold - signed.length
  const acts = nextActs(input)
  const [act] = acts
  const ofContract = contractConsequence(act, way, missing)
  if (ofContract) return ofContract
  if (act === 'execute') return { title: barMessages.readyTitle, detail: barMessages.readyDetail }
  if (act === 'sign-and-execute') return { title: barMessages.completesTitle, detail: barMessages.completesDetail }
  if (act === 'sign')
    return missing === 1
      ? { title: barMessages.completesTitle, detail: laterWords(input.after ?? []) }
      : { title: barMessages.requestedTitle, detail: barMessages.requestedDetail(missing - 1) }
  if (act === 'propose') return { title: barMessages.proposeTitle, detail: barMessages.proposeDetail }
  const count = barMessages.signedOf({ signed: signed.length, threshold })
  if (act === 'connect') return { title: count, detail: barMessages.connectDetail }
  if (missing <= 0) return { title: barMessages.waitingTitle, detail: barMessages.waitingDetail }
  return waiting(input, count)
}

/** What a wallet reads that can do nothing now. */
function waiting(input: Input, count: string): Consequence {
  const { wallet, owners, signed, isApproving = false } = input
  const isOwner = wallet !== null && owners.some((owner) => isSameAddress(owner, wallet))
  const hasSigned = signed.some((owner) => wallet !== null && isSameAddress(owner, wallet))
  if (isApproving && isOwner && !hasSigned)
    return { title: barMessages.approvalSent, detail: barMessages.approvalSentDetail }
  if (!isOwner && (input.through ?? 0) > 0) return { title: count, detail: barMessages.throughDetail }
  return { title: count, detail: isOwner ? barMessages.youSigned : (input.refusal ?? barMessages.notOwner) }
}

/** Names the transactions before it where they are known. */
const laterWords = (after: readonly bigint[]): string =>
  after.length === 0 ? barMessages.completesLater : barMessages.completesAfter(after.map(String))

type Consequence = { title: string; detail: string }

/** What a wallet without a key does; null where it acts like any other wallet. */
function contractConsequence(act: Act | undefined, way: SigningWay, missing: number): Consequence | null {
  if (act === 'execute' && missing > 0)
    return { title: barMessages.contractExecutionTitle, detail: barMessages.contractExecutionDetail }
  if (act === 'approve')
    return {
      title: missing === 1 ? barMessages.contractApprovalLast : barMessages.contractApproval,
      detail: barMessages.contractApprovalDetail,
    }
  if (act === 'sign' && way === 'contract')
    return {
      title: missing === 1 ? barMessages.contractSignatureLast : barMessages.contractSignature,
      detail: barMessages.contractSignatureDetail,
    }
  return null
}
