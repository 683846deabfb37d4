import type { Address } from '@countersign/primitives'
import { compareTargets, type SetupTarget } from '@countersign/safe/plan'
import { Button } from '@mantine/core'
import { SectionHeading } from '@countersign/ui'
import { editMessages as messages } from '../editMessages.ts'
import type { Compared } from '../model/Compared.ts'
import { differenceWords } from '../model/planWords.ts'
import { useAddressWords } from '../planning/useAddressWords.ts'
import styles from './Planner.module.css'

type Props = {
  readonly mine: { readonly target: SetupTarget; readonly accounts: readonly string[] }
  readonly other: Compared
  /** The network whose names replace addresses. */
  readonly chainId: string
  readonly onUse: () => void
  readonly onDrop: () => void
}

/** What another plan does otherwise, before it is used or dropped. */
export function ComparePlan({ mine, other, chainId, onUse, onDrop }: Props) {
  const wordsOf = useAddressWords()
  const named = (address: Address) => wordsOf(address, chainId)
  const accounts = other.accounts ?? mine.accounts
  const differences = [
    ...compareTargets(mine.target, other.target).map((one) => differenceWords(one, named)),
    ...accounts.filter((one) => !mine.accounts.includes(one)).map((account) => messages.moreAccounts({ account })),
    ...mine.accounts.filter((one) => !accounts.includes(one)).map((account) => messages.fewerAccounts({ account })),
  ]
  return (
    <section className={`cs-panel ${styles.compare}`} aria-labelledby="plan-compared">
      <SectionHeading id="plan-compared" title={other.title} />
      {differences.length === 0 ? (
        <p>{messages.sameTarget}</p>
      ) : (
        <>
          <p>{messages.differs}</p>
          <ul>
            {differences.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.acts}>
        {differences.length > 0 && (
          <Button variant="filled" onClick={onUse}>
            {messages.use}
          </Button>
        )}
        <Button onClick={onDrop}>{messages.drop}</Button>
      </div>
    </section>
  )
}
