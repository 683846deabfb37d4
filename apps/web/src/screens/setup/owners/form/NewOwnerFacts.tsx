import type { OwnerNode } from '@countersign/safe/checks'
import { type Address, isSameAddress } from '@countersign/primitives'
import { FieldNote, ShortHex } from '@countersign/ui'
import { listWords } from '../../../../parts/owners/listWords.ts'
import type { OwnerJudgement } from '../../../../parts/owners/useOwnerJudgement.ts'
import { useOwnerName } from '../../../../parts/owners/useOwnerName.ts'
import styles from './OwnersPage.module.css'

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
            ? `${nameOf(key)} is also an owner of ${who}, so this key counts on both levels.`
            : `${nameOf(key)} is also an owner of ${listWords(owners.map(nameOf))}, so this key counts more than once.`}
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
          This key runs the code of the contract <ShortHex value={node.delegate} /> (EIP-7702). Signatures that this
          code accepts count for this owner.
        </FieldNote>
      )
    case 'account':
      return (
        <span className={styles.small}>
          A shared account with {node.owners.length} {node.owners.length === 1 ? 'owner' : 'owners'}, any{' '}
          {node.threshold} sign.
        </span>
      )
    case 'contract':
      return (
        <FieldNote kind="caution">
          {node.signer === 'never'
            ? `This contract cannot sign: ${node.reason}.`
            : `Any address can sign for this contract: ${node.reason}.`}
        </FieldNote>
      )
    case 'unknown':
      return <FieldNote kind="caution">Not checked: {node.reason}.</FieldNote>
  }
}
