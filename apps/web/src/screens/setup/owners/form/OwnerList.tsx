import type { OwnerNode } from '@countersign/safe/checks'
import type { Address } from '@countersign/primitives'
import type { ReactNode } from 'react'
import { AskForProof } from '../../../../parts/owners/AskForProof.tsx'
import type { Setup } from '../../model/useSetup.ts'
import { OwnerRowView } from './OwnerRowView.tsx'
import { isComer, type OwnerRow } from './ownerRows.ts'
import type { OwnersFormApi } from './useOwnersForm.ts'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Props = {
  readonly api: OwnersFormApi
  readonly infoOf: Setup['infoOf']
  /** @param name as typed; empty without one */
  readonly factsOf: (address: Address, name: string) => ReactNode
  /** The contract or key at an address; undefined while it is read. */
  readonly nodeOf: (address: Address) => OwnerNode | undefined
}

/** The owners after the change, then the removed ones. */
export function OwnerList({ api, infoOf, factsOf, nodeOf }: Props) {
  return (
    <ol className="cs-panel" aria-label={ownersFormMessages.ownersAfter}>
      {api.rows.map((row, index) => {
        const address = isComer(row) && row.problem === null ? row.address : null
        return (
          <OwnerRowView
            key={keyOf(row)}
            {...{ row, api, infoOf }}
            number={index + 1}
            facts={address && isComer(row) && factsOf(address, row.by.name.trim())}
            proof={
              address &&
              isComer(row) && (
                <AskForProof
                  key={address}
                  owner={address}
                  name={row.by.name}
                  isContract={isContract(nodeOf(address))}
                />
              )
            }
          />
        )
      })}
    </ol>
  )
}

const keyOf = (row: OwnerRow): string => (isComer(row) ? row.by.id : row.owner)

const isContract = (node: OwnerNode | undefined): boolean | undefined =>
  node === undefined || node.kind === 'unknown' ? undefined : node.kind !== 'key'
