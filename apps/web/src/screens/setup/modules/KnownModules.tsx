import { Button } from '@mantine/core'
import { isSameAddress, type Address } from '@countersign/safe/light'
import { AddressLabel, SectionHeading } from '@countersign/ui'
import { CodeBadge } from '../powers/CodeBadge.tsx'
import styles from '../powers/PowerForm.module.css'
import { useContract } from '../powers/useContract.ts'
import { useModulesHere } from './useModulesHere.ts'

type Props = {
  readonly modules: readonly Address[]
  readonly chosen: Address | null
  readonly onChoose: (address: Address) => void
}

/** The modules this page knows that stand on the network, to choose from. */
export function KnownModules({ modules, chosen, onChoose }: Props) {
  const { data, error } = useModulesHere(modules)
  return (
    <section aria-labelledby="known-modules" className={styles.choices}>
      <SectionHeading id="known-modules" title="Modules that are known here" level={2} />
      <div className="cs-panel">
        {data?.map(({ address, name, does }) => (
          <Choice
            key={address}
            {...{ address, name, does, onChoose }}
            isChosen={chosen !== null && isSameAddress(chosen, address)}
          />
        ))}
        {data?.length === 0 && (
          <p className={styles.option}>None of them stands on this network, or the account has them all.</p>
        )}
        {error && <p className={styles.option}>They could not be read: {error.message}</p>}
        {!data && !error && <p className={`${styles.option} ${styles.quiet}`}>Being read</p>}
      </div>
    </section>
  )
}

type ChoiceProps = {
  readonly address: Address
  readonly name: string
  readonly does: string
  readonly isChosen: boolean
  readonly onChoose: (address: Address) => void
}

function Choice({ address, name, does, isChosen, onChoose }: ChoiceProps) {
  const contract = useContract(address)
  return (
    <div className={styles.choice}>
      <AddressLabel address={address} shape="contract" name={name} />
      <CodeBadge contract={contract} quiet />
      <Button size="xs" aria-label={`Choose ${name}`} aria-pressed={isChosen} onClick={() => onChoose(address)}>
        {isChosen ? 'Chosen' : 'Choose'}
      </Button>
      <small>{does}</small>
    </div>
  )
}
