import type { AccountFacts, ConfirmationFacts, MultisigFacts } from './MultisigFacts.ts'

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
