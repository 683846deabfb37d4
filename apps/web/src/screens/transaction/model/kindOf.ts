import type { TransactionDetails } from '@countersign/api'
import type { CallTree } from '@countersign/describe/transaction'

/** A short name for the kind of transaction. */
export function kindOf({ txInfo, detailedExecutionInfo }: TransactionDetails, tree: CallTree | null): string {
  if (txInfo.type === 'Creation') return 'Account created'
  if (txInfo.type === 'Transfer' && tree === null)
    return txInfo.direction === 'INCOMING' ? 'Incoming transfer' : 'Transfer'
  const kind = kindOfTree(tree)
  return detailedExecutionInfo?.type === 'MODULE' ? `${kind} by module` : kind
}

function kindOfTree(tree: CallTree | null): string {
  if (tree === null) return 'Transaction'
  if (tree.nodes.some(({ meaning }) => meaning.kind === 'newAccount')) return 'New account'
  if (tree.nodes.length > 0 && tree.nodes.every(isOwnership)) return 'Change of owners'
  if (tree.batch) {
    const isPayments = tree.nodes.every(({ meaning }) => meaning.kind === 'payment')
    const count = tree.nodes.length
    const what = isPayments ? 'payment' : 'call'
    return `Batch of ${count} ${what}${count === 1 ? '' : 's'}`
  }
  switch (tree.nodes[0]?.meaning.kind) {
    case 'payment':
    case 'nft':
    case 'nfts':
      return 'Payment'
    case 'settings':
      return 'Change of settings'
    case 'rejection':
      return 'Rejection'
    case 'allowance':
    case 'operator':
      return 'Token approval'
    case 'limit':
      return 'Spending limit'
    case 'signMessage':
      return 'Message signed on chain'
    case 'migration':
      return 'Change of the account’s code'
    case 'delegatecall':
      return 'Delegatecall'
    default:
      return 'Contract call'
  }
}

const OWNERSHIP = ['ADD_OWNER', 'REMOVE_OWNER', 'SWAP_OWNER', 'CHANGE_THRESHOLD']

const isOwnership = ({ meaning }: CallTree['nodes'][number]): boolean =>
  meaning.kind === 'settings' && OWNERSHIP.includes(meaning.change.type)
