import { signatureReads } from '@countersign/chain-client'
import { type ChainState, parseHex } from '@countersign/chain-client/reads'
import { findAllowanceModule } from '@countersign/chains'
import type { Chain, SafeState, TransactionDetails } from '@countersign/api'
import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { buildSafeTransaction, calldataDigest, type SafeTransactionData } from '@countersign/safe'
import {
  accountChangesOf,
  attempt,
  checkDecoding,
  checkExecution,
  checkOwnerTarget,
  checkTypedAmounts,
  countedSignatures,
  genuineTokens,
  inspectCalls,
  judgeSignatures,
  neededReads,
  ownershipAfter,
  runChecks,
  worstFirst,
  type ClaimedOutcome,
  type OwnershipChange,
  type QueuedNonce,
  type Read,
  type ReviewInputs,
  type TokenFacts,
  type TypedAmount,
} from '@countersign/safe/checks'
import { splitNote, type OwnerTarget } from '@countersign/safe/light'
import { readChainState } from '../../../data/rpc/readChainState.ts'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { knownCoin } from '../../../data/chain-access/knownCoin.ts'
import { publishedSingletons } from '@countersign/describe/transaction'
import { publicClientFor } from '../../../data/chain-access/publicClientFor.ts'
import { readHoldings } from '../../../data/chain-access/readHoldings.ts'
import { readEnvironment } from '../../../data/chain-access/readEnvironment.ts'
import { readContractHash } from '../../../data/chain-access/readContractHash.ts'
import type { SourceKeeper } from '../../../data/chain-access/sourceClaims.ts'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { findSeenPowers } from '../../../data/storage/seenPowers.ts'
import type { Review } from '../model/Review.ts'
import { checkNested } from './checkNested.ts'
import { codeBook } from './codeBook.ts'
import { contractsAmongOwners } from './contractsAmongOwners.ts'
import { lockedIn } from './lockedIn.ts'
import { knownAddresses } from './knownAddresses.ts'
import { readChildren } from './readChildren.ts'
import { readCodes, type Codes } from '../../../data/chain-access/readCodes.ts'
import { readContractControl } from './readContractControl.ts'
import { readDecoding } from './readDecoding.ts'
import { readEarlierCode } from './readEarlierCode.ts'
import { readGuards } from './readGuards.ts'
import { readNames } from '../../../data/names/readNames.ts'
import { readNested } from './readNested.ts'
import { readNode } from './readNode.ts'
import { readOwnChanges, type FindMakers } from './readOwnChanges.ts'
import { readOwnersOf } from './readOwnersOf.ts'
import { readRuleOwners } from './readRuleOwners.ts'
import { checkProof, readProof } from './readProof.ts'
import { readProofs, type Account as ProofAccount, type FoundProof } from '../../../parts/owners/readProofs.ts'
import { readSignedMessage, type SignedMessage } from './readSignedMessage.ts'
import { readTokens } from '../../../data/chain-access/readTokens.ts'
import { executionData, tryExecution } from './tryExecution.ts'
import { uniqueAddresses } from '../../../parts/exchange/uniqueAddresses.ts'
import { unitsOf } from '../../../data/chain-access/unitsOf.ts'
import { readableChain } from '../../../data/rpc/readableChain.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

export type ReviewInput = {
  readonly chain: Chain
  readonly safe: Address
  /** The fields to sign, from a draft or from the service. */
  readonly transaction: SafeTransactionData
  /** Null for a draft. */
  readonly details: TransactionDetails | null
  /** The final status that the service claims while the chain says that the transaction is still open. */
  readonly claimed?: ClaimedOutcome | null
  /** The account as the service describes it, to compare with the chain. */
  readonly service: Promise<SafeState>
  /** The other queued transactions, from the service. */
  readonly queuedNonces: Promise<readonly QueuedNonce[]>
  /** The connected wallet, which would send the execution. */
  readonly sender: Address | null
  /** The hash in the page's URL; null or absent if the URL has none. */
  readonly askedHash?: Hex | null
  /** The message that it signs on chain, if known. */
  readonly message?: SignedMessage | null
  /** The amounts that the owner typed into a form; empty without a form. */
  readonly typed?: readonly TypedAmount[]
  /** The owners chosen in a form; null without a form. */
  readonly ownerTarget?: OwnerTarget | null
  /** Recipients that the account paid before, from its history. */
  readonly paidBefore?: Promise<readonly Address[]>
  /**
   * Symbol and decimals of tokens from the service. The page writes amounts with these units, so the review compares
   * them with the chain.
   */
  readonly toldTokens?: Promise<ReadonlyMap<string, TokenFacts>>
  /** The archive of verified sources, if the operator configured one. */
  readonly keeper?: SourceKeeper | null
  /** The configuration marks the chain as local. */
  readonly isCalledLocal?: boolean
  /**
   * Finds the transactions behind the differences since the last visit. If absent, no difference counts as made by this
   * owner.
   */
  readonly findMakers?: FindMakers
  /** The fields behind a hash that is approved for another account. */
  readonly fetchDetails?: (hash: Hex, account: Address) => Promise<TransactionDetails>
  /** The complete signature of a message from the service; null if it has none. */
  readonly fetchMessageSignature?: (account: Address, safeMessageHash: Hex) => Promise<Hex | null>
}

/**
 * Reads the chain at one block, rebuilds the transaction and runs every check. Review, signing and execution all use
 * this function.
 */
export async function readReview(input: ReviewInput): Promise<Review> {
  const { chain, safe, transaction, details, sender, askedHash = null, isCalledLocal = false, typed = [] } = input
  // Attach handlers now, so that a rejection during the chain reads is not unhandled.
  const answers = Promise.all([
    attempt(input.service),
    attempt(input.queuedNonces),
    attempt(input.paidBefore ?? Promise.reject(new Error(reviewReadMessages.noHistory))),
    input.toldTokens ?? new Map<string, TokenFacts>(),
  ])
  const chainId = BigInt(chain.chainId)
  const state = await readChainState(chain, safe)
  const known = { ok: true, value: state } as const
  const reviewed = buildSafeTransaction({ chainId, safe, version: state.version, transaction })
  const execution = details?.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : null
  const confirmations = (execution?.confirmations ?? []).map(({ signer, signature, submittedAt }) => ({
    signer: signer.value,
    signature,
    submittedAt,
  }))
  const seenPowers = findSeenPowers({ chainId: chain.chainId, safe })
  const needed = neededReads(reviewed, codeBook(chain.chainId, null))
  const genuine = genuineTokens.filter((token) => token.chainId === chainId)
  const codesRead = readCodes(
    chain,
    // The account's own addresses come first, because the number of reads is limited and a proposer can add any number
    // of others.
    [...state.owners, ...powersOf(state), ...needed.code, ...needed.newOwners, ...needed.contracts],
    state.block,
  )
  const at = { chain, block: state.block, control: state.masterCopy, isCalledLocal }
  const [
    [service, queued, paidBefore, toldTokens],
    contractHash,
    contractDomain,
    node,
    signatures,
    codes,
    earlier,
    tokens,
    children,
    controlOf,
    balanceOf,
    nested,
    proof,
    decoded,
    message,
    names,
    environment,
    ownChanges,
  ] = await Promise.all([
    answers,
    attempt(readContractHash(publicClientFor(chain), reviewed, state.block)),
    attempt(readDomain(chain, safe, state.block)),
    readNode(chain, safe, state),
    judgeSignatures(confirmations, {
      reviewed: { hash: reviewed.safeTxHash, preimage: reviewed.preimage, version: reviewed.version },
      owners: state.owners,
      read: signatureReads(readableChain(chain), safe),
    }),
    codesRead,
    codesRead.then((codes) => readEarlierCode(at, { reviewed, codes, genuine })),
    readTokens(chain, uniqueAddresses([...needed.tokens, ...typed.flatMap(({ token }) => token ?? [])]), state.block),
    readChildren(chain, needed.children),
    readContractControl(chain, inspectCalls(safe, transaction), state.block),
    readHoldings(chain, needed.holdings, state.block),
    readNested(
      chain,
      reviewed,
      input.fetchDetails ?? (() => Promise.reject(new Error(reviewReadMessages.noOtherAccounts))),
    ),
    readProof(chain, safe, state),
    readDecoding({ chain, safe, transaction, block: state.block, keeper: input.keeper ?? null }),
    readSignedMessage({ chain, safe, block: state.block, message: input.message ?? null }),
    readNames(chain, [transaction.to, transaction.data]),
    readEnvironment(chain, state.block),
    readOwnChanges(seenPowers, state, input.findMakers),
  ])
  const powers = [...powersOf(state), ...needed.code]
  const book = codeBook(chain.chainId, codes, await readRuleOwners({ chain, safe, block: state.block }, powers, codes))
  const isNext = transaction.nonce === state.nonce
  const childOf = (account: Address) => children.get(account.toLowerCase())
  const account = { chain, safe, version: state.version, block: state.block }
  const ownerships = ownershipAfter(accountChangesOf(inspectCalls(safe, transaction), book), (changed) =>
    isSameAddress(changed, safe) ? known : childOf(changed),
  )
  const [proofs, ownerGraph, guardFacts] = await Promise.all([
    readProofsOf(input, ownerships, account, codes, childOf),
    readOwnersOf(chain, ownerships, state, codes),
    readGuards(chain, reviewed, state, book),
  ])
  const simulation = isNext ? await tryExecution(input, signatures, state) : null
  const context = {
    known: knownAddresses(chain.chainId, safe, state.owners),
    tokenClaimed: (token: Address) => toldTokens.get(token.toLowerCase()) ?? null,
    genuine,
    nativeCurrency: { told: chain.nativeCurrency, known: knownCoin(chain.chainId) },
    isLimitModule: (address: Address) => findAllowanceModule(address) !== undefined,
  }
  const inputs: ReviewInputs = {
    ...context,
    reviewed,
    isSetHere: false,
    asked: askedHash,
    claimed: execution ? { hash: execution.safeTxHash, outcome: input.claimed ?? null } : null,
    node,
    state: known,
    service,
    singletons: publishedSingletons(state.masterCopy),
    book,
    seenPowers,
    ownChanges,
    contractHash,
    contractDomain,
    queued,
    signatures,
    contracts: contractsAmongOwners(state.owners, codes),
    isContractSupported: hasFeature(chain, 'EIP1271'),
    paidBefore,
    isContract: codes.isContract,
    earlier,
    tokenOnChain: (token) => tokens.get(token.toLowerCase()),
    childOf,
    controlOf,
    balanceOf,
    proofOf: (owner, account) => proofs.get(account.toLowerCase())?.get(owner.toLowerCase())?.read,
    ownerGraph,
    lockedIn: (account) => lockedIn(chain, isSameAddress(account, safe) ? known : childOf(account)),
    guardFacts,
    nestedHashes: new Set(nested.flatMap(({ hash, reviewed: shown }) => (shown ? [hash] : []))),
    shownMessages: message.shown,
    further: [
      ...environment,
      ...message.checks,
      ...names,
      ...checkTypedAmounts(typed, inspectCalls(safe, transaction), {
        chainOf: (token) => tokens.get(token.toLowerCase()),
        nativeSymbol: (knownCoin(chain.chainId) ?? chain.nativeCurrency).symbol,
      }),
      ...checkOwnerTarget({ account: safe, target: input.ownerTarget ?? null, now: state, transaction }),
      checkDecoding(
        decoded.calls.map(({ token, ...call }) => ({
          ...call,
          isOfToken: token !== null && tokens.get(token.toLowerCase())?.ok === true,
        })),
      ),
      ...checkProof(proof, state),
      ...(await checkNested(at, nested, context)),
      checkExecution({
        signed: countedSignatures(signatures).length,
        threshold: state.threshold,
        isNext,
        block: state.block,
        simulation,
      }),
    ],
  }
  const data = executionData(transaction, signatures, state, sender)
  return {
    reviewed,
    state,
    checks: worstFirst(runChecks(inputs)),
    targets: decoded.targets,
    unitOf: unitsOf(chain, tokens),
    signatures,
    nested,
    newOwners: needed.newOwners.map((owner) => {
      const code = codes.of(owner)
      const proof = proofs.get(safe.toLowerCase())?.get(owner.toLowerCase())?.signature ?? null
      return { owner, isContract: code?.ok === true && code.value.isContract, proof }
    }),
    ownerships: ownerships.map((change) => ({ ...change, graph: ownerGraph })),
    proof,
    execution: data === null ? null : { data, digest: calldataDigest(data) },
    details,
  }
}

const powersOf = ({ modules, guard, moduleGuard, fallbackHandler }: ChainState): Address[] =>
  [...modules, guard, moduleGuard, fallbackHandler].filter((address) => address !== null)

const DOMAIN_SEPARATOR = '0xf698da25'

const readDomain = async (chain: Chain, safe: Address, block: bigint): Promise<Hex> =>
  parseHex(await rpcRequest(chain, 'eth_call', [{ to: safe, data: DOMAIN_SEPARATOR }, `0x${block.toString(16)}`]))

/** Proofs of control for each new owner, for each account separately. */
async function readProofsOf(
  input: ReviewInput,
  changes: readonly OwnershipChange[],
  own: ProofAccount,
  codes: Codes,
  childOf: (account: Address) => Read<ChainState> | undefined,
): Promise<ReadonlyMap<string, ReadonlyMap<string, FoundProof>>> {
  const told = {
    signatures: splitNote(input.details?.note ?? '').proofs,
    fetchSignature: input.fetchMessageSignature ?? (async () => null),
  }
  const found = await Promise.all(
    changes.map(async ({ account: safe, before, after }) => {
      const current = before.ok ? before.value.owners : []
      const isNew = (owner: Address) => !current.some((one) => isSameAddress(one, owner))
      const child = childOf(safe)
      const version = isSameAddress(safe, own.safe) ? own.version : child?.ok === true ? child.value.version : null
      if (version === null || !after.ok) return null
      const proofs = await readProofs({ ...own, safe, version }, after.value.owners.filter(isNew), codes, told)
      return [safe.toLowerCase(), proofs] as const
    }),
  )
  return new Map(found.filter((one) => one !== null))
}
