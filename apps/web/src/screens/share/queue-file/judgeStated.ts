import type { Chain } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { type Address, errorText, isSameAddress } from '@countersign/primitives'
import { approvedHashSignature, type SignatureReads } from '@countersign/safe'
import {
  verifyProposal,
  type ImportedSignature,
  type SharedProposal,
  type VerifiedProposal,
} from '@countersign/safe/exchange'
import { witnessTransaction } from '@countersign/safe/witness'
import { validOf } from '../add/keepImport.ts'
import type { JudgedStated, StatedOutcome } from './JudgedStated.ts'
import type { StatedConfirmation, StatedTransaction } from './QueueFile.ts'
import { queueFileMessages as messages } from './queueFileMessages.ts'

/** What a transaction of another service is compared with. */
export type Place = {
  readonly chain: Pick<Chain, 'chainId' | 'chainName' | 'shortName' | 'nativeCurrency'>
  /** The account, read from the chain. */
  readonly state: Pick<ChainState, 'block' | 'owners' | 'nonce' | 'version'>
  readonly read: SignatureReads
  /** The signers of the same transaction here; null if it is not here. */
  readonly signersHere: (proposal: VerifiedProposal) => Promise<readonly Address[] | null>
}

/** Recomputes the hash of a stated transaction from its fields, and judges each stated signature with the chain. */
export async function judgeStated(stated: StatedTransaction, place: Place): Promise<JudgedStated> {
  const { state, read } = place
  const nothing = { stated, verified: null, valid: 0, fresh: 0 }
  const proposal = proposalOf(stated, place)
  let verified: VerifiedProposal
  try {
    verified = await verifyProposal(proposal, { owners: state.owners, read })
  } catch (error) {
    return { ...nothing, outcome: 'invalid', problems: [messages.cannotHash({ reason: errorText(error) })] }
  }
  const { safeTxHash: found } = verified.reviewed
  const invalid = (problem: string): JudgedStated => ({ ...nothing, outcome: 'invalid', problems: [problem] })
  if (found !== stated.safeTxHash) return invalid(messages.otherHash({ said: stated.safeTxHash, found }))
  const second = witnessTransaction(verified.reviewed).hash
  if (second !== found) return invalid(messages.twoHashes({ first: found, second }))
  const { nonce } = stated.transaction
  if (nonce < state.nonce)
    return { ...nothing, outcome: 'past', problems: [messages.numberUsed({ nonce, next: state.nonce })] }

  const judged = stated.confirmations.map((confirmation, index) =>
    judgeConfirmation(confirmation, verified.signatures[index], state),
  )
  const signatures = judged.flatMap(({ signature }) => (signature ? [signature] : []))
  const problems = judged.flatMap(({ problem }) => (problem === null ? [] : [problem]))
  const own: VerifiedProposal = { ...verified, signatures }
  const valid = validOf(signatures)
  const result = { stated, verified: own, valid: valid.length, fresh: 0 }
  if (valid.length === 0) return { ...result, ...withoutValid(stated, signatures, problems) }
  try {
    const here = await place.signersHere(own)
    const fresh = valid.filter(({ owner }) => !here?.some((signer) => isSameAddress(signer, owner))).length
    return { ...result, fresh, outcome: here === null ? 'add' : fresh > 0 ? 'merge' : 'known', problems }
  } catch (error) {
    const problem = messages.notCompared({ reason: errorText(error) })
    return { ...result, outcome: 'unchecked', problems: [...problems, problem] }
  }
}

const proposalOf = (stated: StatedTransaction, { chain, state }: Place): SharedProposal => ({
  kind: 'proposal',
  chainId: BigInt(chain.chainId),
  chain: { name: chain.chainName, shortName: chain.shortName, symbol: chain.nativeCurrency.symbol },
  safe: stated.safe,
  version: state.version,
  transaction: stated.transaction,
  signatures: stated.confirmations.map(({ owner, data }) => data ?? approvedHashSignature(owner).data),
  proposer: stated.proposer,
  createdAt: stated.submittedAt,
  note: stated.note,
  account: null,
  names: [],
  tokens: [],
  messages: [],
})

type Judged = { readonly signature: ImportedSignature | null; readonly problem: string | null }

/** A signature counts only if it is valid and belongs to the owner that the other service names. */
function judgeConfirmation(
  { owner: said }: StatedConfirmation,
  signature: ImportedSignature | undefined,
  { owners, block }: Place['state'],
): Judged {
  if (signature === undefined) return { signature: null, problem: null }
  const { outcome, owner } = signature
  const reason = signature.reason ?? ''
  const refused = (problem: string): Judged => ({
    signature: { ...signature, outcome: 'wrong', reason: problem },
    problem,
  })
  if (outcome === 'unchecked')
    return { signature, problem: messages.uncheckedSignature({ said, reason: ended(reason) }) }
  if (outcome === 'wrong' || owner === null) return refused(messages.wrongSignature({ said, reason: ended(reason) }))
  if (!isSameAddress(owner, said)) return refused(messages.otherSigner({ said, found: owner }))
  if (outcome === 'not-owner') return refused(messages.notOwner({ owner, block, owners: owners.join(', ') }))
  return { signature, problem: null }
}

const ended = (reason: string): string => (/[.!?]$/.test(reason) || reason === '' ? reason : `${reason}.`)

function withoutValid(
  { confirmations }: StatedTransaction,
  signatures: readonly ImportedSignature[],
  problems: readonly string[],
): { readonly outcome: StatedOutcome; readonly problems: readonly string[] } {
  if (confirmations.length === 0) return { outcome: 'unsigned', problems: [messages.notSigned] }
  return signatures.some(({ outcome }) => outcome === 'unchecked')
    ? { outcome: 'unchecked', problems }
    : { outcome: 'invalid', problems: [...problems, messages.noneValid] }
}
