import { shortenAddress } from '@countersign/safe/light'
import { ProvenanceMark } from '@countersign/ui'
import { useNames } from '../../../shared/names/useNames.ts'
import type { KnownAccount } from '../KnownAccount.ts'

/** Whose approval a transaction lacks. A square marks that only the service says that the wallet owns the parent account. */
export function ThroughParents({ parents }: { parents: readonly KnownAccount[] }) {
  const { nameOf } = useNames()
  const names = parents.map(({ safe, chain }) => nameOf(safe, chain.chainId)?.name ?? shortenAddress(safe))
  const isConfirmed = parents.every(({ ownership }) => ownership === 'chain')
  return (
    <>
      Needs the approval of {names.join(' or ')}, which you own {!isConfirmed && <ProvenanceMark source="service" />}
    </>
  )
}
