import type { Transaction, TransactionInfo } from '@countersign/api'
import { transactionStatus } from '@countersign/safe/light'
import { toTransactionInfo, unreadInfo } from '../describe/toTransactionInfo.ts'
import { plainAddress } from '../names/addressInfo.ts'
import type { TokenIndex } from '../tokens/LedgerToken.ts'
import type { AccountFacts, ConfirmationFacts, MultisigFacts } from './MultisigFacts.ts'

type SafeAppInfo = NonNullable<Transaction['safeAppInfo']>

type ListedFacts = Omit<MultisigFacts, 'payment' | 'executor' | 'proposer' | 'trusted'>

/**
 * What a list row needs besides the transaction itself.
 *
 * @example
 * const context: MultisigContext = { account, confirmations, tokens: new Map(), app: null }
 */
export type MultisigContext = {
  readonly account: AccountFacts
  /** The confirmations that count, see `countedConfirmations`. */
  readonly confirmations: readonly ConfirmationFacts[]
  readonly tokens: TokenIndex
  /** The app that proposed it. */
  readonly app: SafeAppInfo | null
}

const UNREAD = 'Executed. Its call could not be read from the chain, because the node offers no traces.'

/**
 * A transaction that owners sign, as a list row.
 *
 * @example
 * const context = { account: accountFacts, confirmations: [confirmationFacts], tokens, app: null }
 * toMultisigTransaction(multisigFacts, context).txStatus // 'AWAITING_CONFIRMATIONS'
 */
export function toMultisigTransaction(
  facts: ListedFacts,
  { account, confirmations, tokens, app }: MultisigContext,
): Transaction {
  const txStatus = transactionStatus({
    execution: facts.executedTransactionHash === null ? null : facts.failed ? 'failure' : 'success',
    nonce: BigInt(facts.nonce),
    safeNonce: BigInt(account.nonce),
    confirmations: confirmations.length,
    threshold: account.threshold,
  })
  const signed = new Set(confirmations.map(({ owner }) => owner))
  const missing = account.owners.filter((owner) => !signed.has(owner)).map(plainAddress)
  return {
    id: multisigId(facts),
    timestamp: facts.executedAt ?? facts.submittedAt,
    txHash: facts.executedTransactionHash,
    txStatus,
    txInfo: facts.isStub
      ? unreadInfo(facts.safe, UNREAD)
      : viaApp(toTransactionInfo({ ...facts, refund: facts }, tokens), app),
    executionInfo: {
      type: 'MULTISIG',
      nonce: facts.nonce,
      confirmationsRequired: facts.confirmationsRequired ?? account.threshold,
      confirmationsSubmitted: confirmations.length,
      missingSigners: txStatus === 'AWAITING_CONFIRMATIONS' ? missing : null,
      ...(facts.proposedByDelegate === null ? {} : { proposedByDelegate: plainAddress(facts.proposedByDelegate) }),
    },
    safeAppInfo: app,
    note: facts.note,
  }
}

/**
 * The id of an owners' transaction in lists and details.
 *
 * @example
 * multisigId({ safe, safeTxHash }) // 'multisig_0x5aFE…_0x2b84…'
 */
export const multisigId = ({ safe, safeTxHash }: Pick<MultisigFacts, 'safe' | 'safeTxHash'>): string =>
  `multisig_${safe}_${safeTxHash}`

const viaApp = (info: TransactionInfo, app: SafeAppInfo | null): TransactionInfo =>
  app === null || info.humanDescription === null
    ? info
    : { ...info, humanDescription: `${info.humanDescription} via ${app.name}` }

/**
 * The signatures that count: all of an executed transaction, and only those of current owners for a proposal.
 *
 * @example
 * countedConfirmations({ executedTransactionHash: null }, accountFacts, [{ owner: alice }, { owner: eve }]) // [{ owner: alice }]
 */
export function countedConfirmations<Confirmation extends Pick<ConfirmationFacts, 'owner'>>(
  { executedTransactionHash }: Pick<MultisigFacts, 'executedTransactionHash'>,
  account: Pick<AccountFacts, 'owners'>,
  confirmations: readonly Confirmation[],
): readonly Confirmation[] {
  if (executedTransactionHash !== null) return confirmations
  const owners = new Set(account.owners)
  return confirmations.filter(({ owner }) => owners.has(owner))
}
