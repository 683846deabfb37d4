import type { Chain, Message, MessageContent } from '@countersign/api'
import type { ApiClient } from '@countersign/api/client'
import { describeOrigin, prepareSignature, toMessage } from '@countersign/ledger'
import { type Address, type Hex, InputError, isSameAddress } from '@countersign/primitives'
import { buildSafeMessage, type SafeMessage } from '@countersign/safe'
import { isAcceptedSignature } from '../signatures/isAcceptedSignature.ts'
import type { ChainState } from '../reads/readStateFrom.ts'
import { refusal, requireChain, type ChainOnlyContext } from '../context/ChainOnlyContext.ts'
import type { LocalMessage } from '../local/LocalMessage.ts'
import type { LocalSignature } from '../local/LocalProposal.ts'
import { readDeployed } from '../context/readAccount.ts'
import { readSignatures } from '../signatures/readSignatures.ts'
import type { ReadableChain } from '../reads/ReadableChain.ts'
import { answerMessages } from './answerMessages.ts'

type Answers = Pick<ApiClient, 'getMessages' | 'getMessage' | 'createMessage' | 'confirmMessage'>

/**
 * Stores messages and their signatures in this browser, checks them like the service does, and offers them to the service when it answers
 * again.
 */
export function messageAnswers(context: ChainOnlyContext, now: () => number = Date.now): Answers {
  const { messages } = context
  return {
    async getMessages({ params: { chainId, safe } }) {
      const chain = requireChain(context, chainId)
      const kept = await messages.list({ chainId, safe })
      if (kept.length === 0) return { count: 0, next: null, previous: null, results: [] }
      const state = await readDeployed(chain, safe)
      const answers = await Promise.all(kept.toReversed().map((message) => tell(chain, message, state)))
      const results = answers.map((message) => ({ ...message, type: 'MESSAGE' as const }))
      return { count: results.length, next: null, previous: null, results }
    },
    async getMessage({ params: { chainId, messageHash } }) {
      const chain = requireChain(context, chainId)
      const kept = await messages.find({ chainId, messageHash })
      if (!kept) throw unknown(messageHash)
      return tell(chain, kept, await readDeployed(chain, kept.safe))
    },
    async createMessage({ params: { chainId, safe }, body }) {
      const chain = requireChain(context, chainId)
      const state = await readDeployed(chain, safe)
      const subject = subjectOf(chain, safe, state, body.message)
      const signatures = await ownersSignatures(chain, body.signature, subject, state, now())
      await messages.put({
        chainId,
        safe,
        messageHash: subject.safeMessageHash,
        message: body.message,
        signatures,
        proposer: signatures[0]?.owner ?? null,
        origin: body.origin ?? null,
        source: 'page',
        createdAt: now(),
        modifiedAt: now(),
        offer: null,
      })
    },
    async confirmMessage({ params: { chainId, messageHash }, body }) {
      const chain = requireChain(context, chainId)
      const known = await messages.find({ chainId, messageHash })
      if (!known) throw unknown(messageHash)
      const state = await readDeployed(chain, known.safe)
      const subject = subjectOf(chain, known.safe, state, known.message)
      if (subject.safeMessageHash !== known.messageHash.toLowerCase())
        throw refusal(
          422,
          'stored/inconsistent',
          answerMessages.otherMessageHash({ found: subject.safeMessageHash, stored: known.messageHash }),
        )
      const signatures = await ownersSignatures(chain, body.signature, subject, state, now())
      await messages.put({ ...known, signatures, source: 'page', modifiedAt: now() })
    },
  }
}

const unknown = (hash: Hex) => refusal(404, 'message/unknown', answerMessages.notStored(hash))

/** @throws {ApiError} 422 when the message cannot be hashed */
function subjectOf(
  chain: Pick<Chain, 'chainId'>,
  safe: Address,
  { version }: Pick<ChainState, 'version'>,
  content: MessageContent,
): SafeMessage {
  try {
    return buildSafeMessage({ chainId: BigInt(chain.chainId), safe, version, content })
  } catch (error) {
    if (error instanceof InputError) throw refusal(422, error.code, error.message)
    throw error
  }
}

async function ownersSignatures(
  chain: ReadableChain,
  bytes: string,
  { safe, safeMessageHash, preimage, version }: SafeMessage,
  { owners }: ChainState,
  now: number,
): Promise<LocalSignature[]> {
  const signatures = await readSignatures(chain, bytes, { safe, hash: safeMessageHash, preimage, version }, now)
  const stranger = signatures.find(({ owner }) => !owners.some((one) => isSameAddress(one, owner)))
  if (stranger) throw refusal(422, 'signature/not-owner', answerMessages.notOwner(stranger.owner))
  if (signatures.length === 0) throw refusal(422, 'signature/malformed', answerMessages.noSignature)
  return signatures
}

/**
 * A stored message in the service's form. It is confirmed once the account accepts the signatures of its current owners (EIP-1271); their
 * number alone does not confirm it.
 */
async function tell(chain: ReadableChain, kept: LocalMessage, state: ChainState): Promise<Message> {
  const { safe, message, messageHash, proposer, createdAt, modifiedAt, origin } = kept
  const signatures = kept.signatures.filter(({ owner }) => state.owners.some((one) => isSameAddress(one, owner)))
  const facts = {
    messageHash,
    message,
    createdAt,
    modifiedAt,
    proposedBy: proposer ?? signatures[0]?.owner ?? safe,
    origin,
    confirmations: signatures.map(({ owner, data }) => ({ owner, signature: data })),
    preparedSignature: await completeSignature(chain, kept, signatures, state),
    app: describeOrigin(origin).app,
  }
  return toMessage(facts, state.threshold)
}

async function completeSignature(
  chain: ReadableChain,
  { safe, message, messageHash }: LocalMessage,
  signatures: readonly LocalSignature[],
  state: ChainState,
): Promise<Hex | null> {
  if (signatures.length < state.threshold) return null
  const subject = subjectOf(chain, safe, state, message)
  // Stored under another version of the account: those signatures are not valid now.
  if (subject.safeMessageHash !== messageHash.toLowerCase()) return null
  const packed = prepareSignature(
    signatures.slice(0, state.threshold).map(({ owner, data }) => ({ owner, signature: data })),
  )
  return (await isAcceptedSignature(chain, subject, packed).catch(() => false)) ? packed : null
}
