import { signatureReads } from '@countersign/chain-client'
import type { ChainState } from '@countersign/chain-client/reads'
import { isAllowanceModule } from '@countersign/chains'
import { type Address, isSameAddress } from '@countersign/primitives'
import { buildSafeTransaction, calldataDigest } from '@countersign/safe'
import {
  accountChangesOf,
  attempt,
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
  type OwnershipChange,
  type Read,
  type ReviewInputs,
  type TokenFacts,
} from '@countersign/safe/checks'
import { splitNote } from '@countersign/safe/light'
import { checkProof } from '@countersign/simulation'
import { readHead } from '../../../data/rpc/readChainState.ts'
import { readAccountState } from '../../../data/undeployed/readAccountState.ts'
import { hasFeature } from '../../../data/config/hasFeature.ts'
import { knownCoin } from '../../../data/chain-access/knownCoin.ts'
import { publishedSingletons } from '@countersign/describe/transaction'
import { findSeenPowers } from '../../../data/storage/seenPowers.ts'
import type { Review } from '../model/Review.ts'
import {
  checkNested,
  checkReadings,
  codeBook,
  contractsAmongOwners,
  lockedIn,
  type Codes,
  readEarlierCode,
  readGuards,
  readOwnersOf,
  readRuleOwners,
  type TryOwner,
} from '@countersign/chain-client/review'
import { knownAddresses } from './knownAddresses.ts'
import { readAhead } from './readAhead.ts'
import { readBeside } from './readBeside.ts'
import { readCreation } from './readCreation.ts'
import { readCodes } from '../../../data/chain-access/readCodes.ts'
import { earlierSubject } from './earlierSubject.ts'
import { ownerNodeOf } from '../../../parts/owners/tryOwner.ts'
import { readOwnChanges } from './readOwnChanges.ts'
import { readProof } from './readProof.ts'
import { readProofs, type Account as ProofAccount, type FoundProof } from '../../../parts/owners/readProofs.ts'
import { executionData, tryExecution } from './tryExecution.ts'
import { unitsOf } from '../../../data/chain-access/unitsOf.ts'
import { readableChain } from '../../../data/rpc/readableChain.ts'
import { confirmationsOf } from '../../../signing/transaction/confirmationsOf.ts'
import type { ReviewInput } from './ReviewInput.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

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
    input.tokenMetadataFromService ?? new Map<string, TokenFacts>(),
  ])
  const chainId = BigInt(chain.chainId)
  const needed = neededReads({ safe, transaction }, codeBook(chain.chainId, null))
  const others = [...needed.code, ...needed.newOwners, ...needed.contracts]
  const block = await (input.head ?? readHead(chain))
  // Every read that needs only the block is sent together with those of the account.
  const stateRead = readAccountState(chain, safe, { block })
  void readAhead(chain, input.service, others, block)
  const beside = readBeside(input, { needed, block, state: stateRead })
  // Without an answer about the account, that error is the one of the review.
  beside.catch(() => {})
  const state = await stateRead
  const creation = readCreation(chain, state.creation)
  const known = { ok: true, value: state } as const
  const reviewed = buildSafeTransaction({ chainId, safe, version: state.version, transaction })
  const execution = details?.detailedExecutionInfo?.type === 'MULTISIG' ? details.detailedExecutionInfo : null
  const confirmations = details ? confirmationsOf(details) : []
  const isNext = transaction.nonce === state.nonce
  const seenPowers = findSeenPowers({ chainId: chain.chainId, safe })
  const genuine = genuineTokens.filter((token) => token.chainId === chainId)
  const node = readableChain(chain)
  const signaturesRead = judgeSignatures(confirmations, {
    reviewed: { hash: reviewed.safeTxHash, preimage: reviewed.preimage, version: reviewed.version },
    owners: state.owners,
    read: signatureReads(node, safe),
  })
  // The account's own addresses come first, because the number of reads is limited and a proposer can add any number
  // of others.
  const codesRead = readCodes(chain, [...state.owners, ...powersOf(state), ...others], block)
  const tryOwner: TryOwner = (asker, owner) => ownerNodeOf({ chain, ...asker }, owner)
  const at = { ...earlierSubject(chain, isCalledLocal), block, control: state.masterCopy }
  const [
    [service, queued, paidBefore, tokenMetadataFromService],
    {
      contractHash,
      contractDomain,
      node: nodes,
      tokens,
      children,
      controlOf,
      balanceOf,
      nested,
      decoded,
      message,
      names,
      environment,
    },
    signatures,
    simulation,
    codes,
    earlier,
    proof,
    ownChanges,
  ] = await Promise.all([
    answers,
    beside,
    signaturesRead,
    isNext ? signaturesRead.then((judged) => tryExecution(input, judged, state)) : null,
    codesRead,
    codesRead.then((read) => readEarlierCode(at, { reviewed, codes: read, genuine })),
    readProof(chain, safe, state),
    readOwnChanges(seenPowers, state, input.findMakers),
  ])
  const powers = [...powersOf(state), ...needed.code]
  const book = codeBook(
    chain.chainId,
    codes,
    await readRuleOwners({ chain: node, safe, block: state.block }, powers, codes),
  )
  const childOf = (account: Address) => children.get(account.toLowerCase())
  const account = { chain, safe, version: state.version, block: state.block }
  const ownerships = ownershipAfter(accountChangesOf(inspectCalls(safe, transaction), book), (changed) =>
    isSameAddress(changed, safe) ? known : childOf(changed),
  )
  const [proofs, ownerGraph, guardFacts] = await Promise.all([
    readProofsOf(input, ownerships, account, codes, childOf),
    readOwnersOf({ ask: node.ask, tryOwner }, ownerships, state, codes),
    readGuards(
      async (guard) => (await import('../../../parts/contracts/readGuard.ts')).readGuard({ chain, ...guard }),
      reviewed,
      state,
      book,
    ),
  ])
  const coin = knownCoin(chain.chainId) ?? chain.nativeCurrency
  const context = {
    known: knownAddresses(chain.chainId, safe, state.owners),
    tokenClaimed: (token: Address) => tokenMetadataFromService.get(token.toLowerCase()) ?? null,
    genuine,
    nativeCurrency: { reported: chain.nativeCurrency, known: knownCoin(chain.chainId) },
    isLimitModule: isAllowanceModule,
  }
  const inputs: ReviewInputs = {
    ...context,
    reviewed,
    isSetHere: false,
    asked: askedHash,
    claimed: execution ? { hash: execution.safeTxHash, outcome: input.claimed ?? null } : null,
    node: nodes,
    state: known,
    service,
    singletons: publishedSingletons(state.masterCopy),
    book,
    seenPowers,
    ownChanges,
    contractHash: creation.ofContract(contractHash),
    contractDomain: creation.ofContract(contractDomain),
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
    lockedIn: (account) => lockedIn(coin, isSameAddress(account, safe) ? known : childOf(account)),
    guardFacts,
    nestedHashes: new Set(nested.flatMap(({ hash, reviewed: shown }) => (shown ? [hash] : []))),
    shownMessages: message.shown,
    further: [
      ...(await creation.checks),
      ...environment,
      ...message.checks,
      ...names,
      ...checkTypedAmounts(typed, inspectCalls(safe, transaction), {
        chainOf: (token) => tokens.get(token.toLowerCase()),
        nativeSymbol: coin.symbol,
      }),
      ...checkOwnerTarget({ account: safe, target: input.ownerTarget ?? null, now: state, transaction }),
      checkReadings(decoded.calls, tokens),
      ...checkProof(proof, state),
      ...(await checkNested({ ...at, chain: node, earlier: at.chain, tryOwner }, nested, context)),
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

/** Proofs of control for each new owner, for each account separately. */
async function readProofsOf(
  input: ReviewInput,
  changes: readonly OwnershipChange[],
  own: ProofAccount,
  codes: Codes,
  childOf: (account: Address) => Read<ChainState> | undefined,
): Promise<ReadonlyMap<string, ReadonlyMap<string, FoundProof>>> {
  const reported = {
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
      const proofs = await readProofs({ ...own, safe, version }, after.value.owners.filter(isNew), codes, reported)
      return [safe.toLowerCase(), proofs] as const
    }),
  )
  return new Map(found.filter((one) => one !== null))
}
