import type { HashedAccount, HashReport } from './HashReport.ts'
import type { HashTarget } from './HashTarget.ts'
import { judgeMessage } from './judgeMessage.ts'
import { judgeTransaction } from './judgeTransaction.ts'

/** Computes the hashes of a transaction or a message, and runs the checks of the page with values from the node alone. */
export const judgeTarget = (target: HashTarget, account: HashedAccount): Promise<HashReport> =>
  target.kind === 'message' ? judgeMessage(target, account) : judgeTransaction(target, account)
