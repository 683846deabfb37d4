import type { TransactionDetails } from '@countersign/api'
import type { CallTree } from '@countersign/describe/transaction'
import { kindMessages } from './kindMessages.ts'

/** A short name for the kind of a stored transaction. */
export function kindOf({ txInfo, detailedExecutionInfo }: TransactionDetails, tree: CallTree | null): string {
  if (txInfo.type === 'Creation') return kindMessages.created
  if (txInfo.type === 'Transfer' && tree === null)
    return txInfo.direction === 'INCOMING' ? kindMessages.incoming : kindMessages.transfer
  const kind = tree === null ? kindMessages.transaction : kindOfTree(tree)
  return detailedExecutionInfo?.type === 'MODULE' ? kindMessages.byModule({ kind }) : kind
}

/** The same for calls that are not stored yet. */
export function kindOfTree(tree: CallTree): string {
  if (tree.nodes.some(({ meaning }) => meaning.kind === 'newAccount')) return kindMessages.newAccount
  if (tree.nodes.length > 0 && tree.nodes.every(isOwnership)) return kindMessages.owners
  if (tree.batch) {
    const isPayments = tree.nodes.every(({ meaning }) => meaning.kind === 'payment')
    return isPayments ? kindMessages.batchOfPayments(tree.nodes.length) : kindMessages.batchOfCalls(tree.nodes.length)
  }
  switch (tree.nodes[0]?.meaning.kind) {
    case 'payment':
    case 'nft':
    case 'nfts':
      return kindMessages.payment
    case 'settings':
      return kindMessages.settings
    case 'rejection':
      return kindMessages.rejection
    case 'allowance':
    case 'nftApproval':
    case 'operator':
      return kindMessages.approval
    case 'limit':
      return kindMessages.limit
    case 'signMessage':
      return kindMessages.signMessage
    case 'migration':
      return kindMessages.program
    case 'delegatecall':
      return kindMessages.unknownAction
    default:
      return kindMessages.contractCall
  }
}

const OWNERSHIP = ['ADD_OWNER', 'REMOVE_OWNER', 'SWAP_OWNER', 'CHANGE_THRESHOLD']

const isOwnership = ({ meaning }: CallTree['nodes'][number]): boolean =>
  meaning.kind === 'settings' && OWNERSHIP.includes(meaning.change.type)
