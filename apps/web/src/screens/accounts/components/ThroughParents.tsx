import { shortenAddress } from '@countersign/safe/light'
import { ProvenanceMark } from '@countersign/ui'
import { useNames } from '../../../data/names/useNames.ts'
import type { Parent } from '../NeededWork.ts'

/**
 * Whose approval a transaction lacks. A square marks that only the service says that the wallet owns the parent account.
 * @param owners how many owners the account of the transaction has
 */
export function ThroughParents({ parents, owners }: { parents: readonly Parent[]; owners: number }) {
  const { nameOf } = useNames()
  const names = parents.map(({ safe, chain }) => nameOf(safe, chain.chainId)?.name ?? shortenAddress(safe))
  const isConfirmed = parents.every(({ ownership }) => ownership === 'chain')
  const isDirect = parents.some((parent) => parent.isDirect)
  return (
    <>
      {isDirect ? 'You sign for' : 'An account of yours signs for'} {names.join(' or ')}, one of the {owners} owners{' '}
      {!isConfirmed && <ProvenanceMark source="service" />}
    </>
  )
}
