import type { OwnerNode } from '@countersign/safe/checks'
import { type Address, isSameAddress } from '@countersign/primitives'
import { FieldNote, RichText, ShortHex } from '@countersign/ui'
import type { OwnerJudgement } from '../../../../parts/owners/useOwnerJudgement.ts'
import { useOwnerName } from '../../../../parts/owners/useOwnerName.ts'
import styles from './OwnersPage.module.css'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Props = {
  readonly address: Address
  /** As typed; empty without one. */
  readonly name: string
  readonly judgement: OwnerJudgement
}

/** What the chain says about a new owner: a key, an account with its own owners, or a contract that cannot sign. */
export function NewOwnerFacts({ address, name, judgement }: Props) {
  const nameOf = useOwnerName()
  const who = name === '' ? nameOf(address) : name
  const node = judgement.graph.get(address.toLowerCase())
  const shared = (judgement.after?.shared ?? []).filter(({ owners }) =>
    owners.some((one) => isSameAddress(one, address)),
  )
  return (
    <>
      {node && <NodeWords node={node} />}
      {shared.map(({ key, owners }) => (
        <FieldNote key={key} kind="caution">
          {owners.some((owner) => isSameAddress(owner, key))
            ? ownersFormMessages.countsOnBothLevels({ key: nameOf(key), owner: who })
            : ownersFormMessages.countsMoreThanOnce({ key: nameOf(key), owners: owners.map(nameOf) })}
        </FieldNote>
      ))}
    </>
  )
}

function NodeWords({ node }: { node: OwnerNode }) {
  switch (node.kind) {
    case 'key':
      return node.delegate === undefined ? null : (
        <FieldNote kind="caution">
          <RichText text={ownersFormMessages.runsCode} slots={{ contract: <ShortHex value={node.delegate} /> }} />
        </FieldNote>
      )
    case 'account':
      return (
        <span className={styles.small}>
          {ownersFormMessages.sharedAccount({ owners: node.owners.length, threshold: node.threshold })}
        </span>
      )
    case 'contract':
      return (
        <FieldNote kind="caution">
          {node.signer === 'never'
            ? ownersFormMessages.cannotSign({ reason: node.reason })
            : ownersFormMessages.anyCanSign({ reason: node.reason })}
        </FieldNote>
      )
    case 'unknown':
      return <FieldNote kind="caution">{ownersFormMessages.notChecked({ reason: node.reason })}</FieldNote>
  }
}
