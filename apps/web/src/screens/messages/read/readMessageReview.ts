import type { Chain, Message, MessageContent, SafeState } from '@countersign/api'
import { isAcceptedSignature, signatureReads } from '@countersign/chain-client'
import { parseHex } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'
import { isVersionBelow, packSignatures, type Signature } from '@countersign/safe'
import { encodeFunctionData, parseAbi } from 'viem'
import { readChainState } from '../../../data/rpc/readChainState.ts'
import { contractsAmong } from '../../../data/chain-access/contractsAmong.ts'
import { readEnvironment } from '../../../data/chain-access/readEnvironment.ts'
import { publicClientFor } from '../../../data/chain-access/publicClientFor.ts'
import { publishedSingletons, tokensFromChain } from '@countersign/describe/transaction'
import { readTokens } from '../../../data/chain-access/readTokens.ts'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { checkContent, checkMessageChain, tokensOfMessage, type AppOrigin } from '@countersign/describe/message'
import {
  attempt,
  checkAccountCode,
  checkAccountState,
  checkChainBinding,
  checkContractHash,
  checkContractOwners,
  checkMessageWitness,
  checkServiceHash,
  checkSignatures,
  countedSignatures,
  judgeSignatures,
  readPermit,
  worstFirst,
  type Read,
} from '@countersign/safe/checks'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { readableChain } from '../../../data/rpc/readableChain.ts'
import { checkAcceptance, checkHandler } from '../model/checkMessageHashes.ts'
import type { MessageReview } from '../model/MessageReview.ts'
import { buildReviewedMessage, type ReviewedMessage } from '../../../signing/message/ReviewedMessage.ts'
import { confirmationsOfMessage } from '../../../signing/message/confirmationsOfMessage.ts'
import { messageAcceptanceMessages as messages } from '../messageAcceptanceMessages.ts'

export type MessageReviewInput = {
  readonly chain: Chain
  readonly safe: Address
  readonly content: MessageContent
  readonly origin: AppOrigin | null
  /** Null for a draft. */
  readonly details: Message | null
  /** The hash in the URL; null for a draft. */
  readonly askedHash: Hex | null
  /** The account as the service describes it, to compare with the chain. */
  readonly service: Promise<SafeState>
}

const handlerAbi = parseAbi(['function getMessageHash(bytes message) view returns (bytes32)'])
/** The signature of a message that the account signed in a transaction of its own. */
const ON_CHAIN: Hex = '0x'

/** Reads the chain, recomputes every hash of the message, verifies every signature and runs every check. */
export async function readMessageReview(input: MessageReviewInput): Promise<MessageReview> {
  const { chain, safe, content, origin, details, askedHash } = input
  // Attach handlers now, so that a rejection during the chain reads is not unhandled.
  const answer = attempt(input.service)
  const state = await readChainState(chain, safe)
  const reviewed = buildReviewedMessage({ chainId: BigInt(chain.chainId), safe, version: state.version, content })
  const confirmations = details ? confirmationsOfMessage(details) : []
  const isOld = isVersionBelow(state.version, '1.3.0')
  const [service, contractHash, signatures, contracts, spender, environment, tokens] = await Promise.all([
    answer,
    attempt(readContractMessageHash(chain, reviewed, state.block)),
    judgeSignatures(confirmations, {
      reviewed: { hash: reviewed.safeMessageHash, preimage: reviewed.preimage, version: reviewed.version },
      owners: state.owners,
      read: signatureReads(readableChain(chain), safe),
    }),
    attempt(contractsAmong(publicClientFor(chain), state.owners, state.block)),
    readSpender(chain, content, state.block),
    readEnvironment(chain, state.block),
    readTokens(chain, tokensOfMessage(content), state.block),
  ])
  const known = { ok: true, value: state } as const
  const tokenOf = tokensFromChain(tokens)
  const valid = countedSignatures(signatures)
  const complete = completeOf(valid, state.threshold, details)
  const accepted =
    complete === null ? null : await attempt(isAcceptedSignature(readableChain(chain), reviewed, complete))
  const checks = [
    ...environment,
    checkServiceHash(reviewed.safeMessageHash, { claimed: details?.messageHash ?? null, asked: askedHash }, 'message'),
    checkMessageWitness(reviewed),
    checkContractHash(reviewed.safeMessageHash, contractHash),
    checkChainBinding(reviewed, 'message'),
    checkContent(content, safe, origin, { isContract: () => spender, tokenOf }),
    ...checkMessageChain(content, chain),
    ...checkHandler(state, isOld),
    ...checkAccountState({ chainId: BigInt(chain.chainId), safe }, known, service),
    checkAccountCode(known, publishedSingletons(state.masterCopy)),
    ...checkSignatures(signatures),
    ...checkContractOwners(contracts, {
      signed: valid.map(({ owner }) => owner),
      isSupported: hasFeature(chain, 'EIP1271'),
    }),
    checkAcceptance({
      signed: valid.length,
      threshold: state.threshold,
      accepted,
      reported: details?.preparedSignature ?? null,
    }),
  ]
  return {
    reviewed,
    state,
    checks: worstFirst(checks),
    signatures,
    tokenOf,
    complete: accepted?.ok && accepted.value ? complete : null,
    details,
  }
}

/** Whether the spender of a permit is a contract; undefined for other messages. */
async function readSpender(chain: Chain, content: MessageContent, block: bigint): Promise<Read<boolean> | undefined> {
  const permit = typeof content === 'string' ? null : readPermit(content)
  if (permit === null) return undefined
  return attempt(contractsAmong(publicClientFor(chain), [permit.spender], block).then(({ length }) => length > 0))
}

/** Packs exactly as many signatures as the threshold requires. */
function completeOf(valid: readonly Signature[], threshold: number, details: Message | null): Hex | null {
  if (valid.length >= threshold) return packSignatures(valid.slice(0, threshold))
  return details?.preparedSignature === ON_CHAIN ? ON_CHAIN : null
}

/** The handler (or an account before 1.3.0 itself) hashes the payload's 32 bytes. */
async function readContractMessageHash(
  chain: Chain,
  { safe, payloadHash }: ReviewedMessage,
  block: bigint,
): Promise<Hex> {
  const data = encodeFunctionData({ abi: handlerAbi, args: [payloadHash] })
  const answer = parseHex(await rpcRequest(chain, 'eth_call', [{ to: safe, data }, `0x${block.toString(16)}`]))
  if (answer.length !== 66) throw new Error(messages.noAnswer)
  return answer
}
