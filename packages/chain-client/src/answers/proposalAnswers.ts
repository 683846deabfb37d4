import type { Chain } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { explainClosedNonce, toProposedTransaction } from '@countersign/ledger'
import { type Address, isSameAddress } from '@countersign/primitives'
import { encodeSafeTransaction, hashSafeTransaction, type SafeTransactionData } from '@countersign/safe'
import type { ChainState } from '../reads/readStateFrom.ts'
import { readAccount } from '../context/readAccount.ts'
import { refusal, requireChain, type ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import type { LocalSignature } from '../local/LocalProposal.ts'
import { readSignatures } from '../signatures/readSignatures.ts'
import { proposalDetails } from './transactionAnswers.ts'
import { answerMessages as messages } from './answerMessages.ts'

type Answers = Pick<ApiClient, 'proposeTransaction' | 'confirmTransaction' | 'deleteTransaction'>

/**
 * Stores proposals and signatures in this browser, checks them like the service does, and offers them to the service when it answers again.
 */
export function proposalAnswers(context: ChainOnlyContext, now: () => number = Date.now): Answers {
  return {
    async proposeTransaction({ params: { chainId, safe }, body }) {
      const chain = requireChain(context, chainId)
      const state = await readAccount(chain, safe)
      const transaction = toProposedTransaction(body)
      assertNonceIsOpen(transaction.nonce, state)
      const subject = subjectOf(chain, safe, state, transaction)
      if (subject.hash !== body.safeTxHash.toLowerCase())
        throw refusal(422, 'hash/mismatch', messages.otherHash({ found: subject.hash, named: body.safeTxHash }))
      const bytes = body.signature ?? '0x'
      const signatures = bytes === '0x' ? [] : await readSignatures(chain, bytes, subject, now())
      assertOwners(signatures, state)
      const isOwner = state.owners.some((owner) => isSameAddress(owner, body.sender))
      const kept = await context.proposals.put({
        chainId,
        safe,
        safeTxHash: subject.hash,
        transaction,
        signatures,
        proposer: isOwner ? body.sender : null,
        origin: body.origin ?? null,
        source: 'page',
        createdAt: now(),
        modifiedAt: now(),
        offer: null,
      })
      return proposalDetails(context, chain, kept, state)
    },
    async confirmTransaction({ params: { chainId, safeTxHash }, body }) {
      const chain = requireChain(context, chainId)
      const known = await context.proposals.find({ chainId, safeTxHash })
      if (!known) throw refusal(404, 'transaction/unknown', messages.notStored(safeTxHash))
      const state = await readAccount(chain, known.safe)
      assertNonceIsOpen(known.transaction.nonce, state)
      const subject = subjectOf(chain, known.safe, state, known.transaction)
      if (subject.hash !== known.safeTxHash)
        throw refusal(
          422,
          'stored/inconsistent',
          messages.otherProposalHash({ found: subject.hash, stored: known.safeTxHash }),
        )
      const bytes = 'signature' in body ? body.signature : body.signedSafeTxHash
      const signatures = await readSignatures(chain, bytes, subject, now())
      assertOwners(signatures, state)
      const kept = await context.proposals.put({ ...known, signatures, source: 'page', modifiedAt: now() })
      return proposalDetails(context, chain, kept, state)
    },
    /** Deletes from this browser only. Users who received it by link or file still have it; only a used nonce invalidates it for all. */
    async deleteTransaction({ params: { chainId, safeTxHash } }) {
      await context.proposals.remove({ chainId, safeTxHash })
    },
  }
}

export function subjectOf(
  chain: Pick<Chain, 'chainId'>,
  safe: Address,
  { version }: Pick<ChainState, 'version'>,
  transaction: SafeTransactionData,
) {
  const input = { chainId: BigInt(chain.chainId), safe, version, transaction }
  return { safe, version, hash: hashSafeTransaction(input), preimage: encodeSafeTransaction(input) }
}

function assertNonceIsOpen(nonce: bigint, state: ChainState): void {
  const problem = explainClosedNonce(nonce, state.nonce)
  if (problem !== null) throw refusal(422, 'nonce/used', problem)
}

function assertOwners(signatures: readonly LocalSignature[], { owners }: ChainState): void {
  const stranger = signatures.find(({ owner }) => !owners.some((one) => isSameAddress(one, owner)))
  if (stranger) throw refusal(422, 'signature/not-owner', messages.notOwner(stranger.owner))
}
