import { SectionHeading, VerdictNote } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import layout from '../../../parts/layout/ReviewLayout.module.css'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { LevelBox } from './LevelBox.tsx'
import styles from './Levels.module.css'
import { levelsQuery } from './levelsQuery.ts'
import { pathOf, stepsOf } from './stepsOf.ts'
import { StepTable } from './StepTable.tsx'

/** Where owners are accounts themselves: who can agree on which level, what is missing there, and what comes next. */
export function WhoSignsWhat() {
  const { chain } = useAccount()
  const { review } = useReviewContext()
  const { address: wallet } = useWallet()
  const { data, error } = useQuery(levelsQuery(chain, review))
  if (error && !data)
    return (
      <section aria-label="Levels" className={layout.section}>
        <VerdictNote verdict="unchecked" title="Whether owners are accounts themselves could not be read">
          {error.message}
        </VerdictNote>
      </section>
    )
  if (!data || data.levels.length < 2) return null
  const path = pathOf(data, wallet)
  const steps = wallet === null ? [] : stepsOf(path, wallet)
  const ordered = [...path, ...data.levels.filter((level) => !path.includes(level))]
  return (
    <>
      <section aria-label="Levels" className={layout.section}>
        <SectionHeading
          title="Levels"
          count={data.levels.length}
          action={data.isCut ? 'there are more accounts than are shown' : 'owners read from the chain'}
        />
        <div className={styles.levels}>
          {ordered.map((level) => (
            <LevelBox
              key={level.path.join()}
              {...{ level, wallet }}
              levels={data}
              isOnPath={path.length > 1 && path.includes(level)}
              isYours={path.at(-1) === level}
            />
          ))}
        </div>
      </section>
      <section aria-label="Who signs what" className={layout.section}>
        <SectionHeading title="Who signs what" action={steps.length > 0 ? wordsOf(path.length) : undefined} />
        {steps.length > 0 ? (
          <StepTable steps={steps} />
        ) : (
          <p className={styles.nobody}>
            {wallet === null
              ? 'Connect the wallet of an owner on any level: the steps that are yours stand here then.'
              : 'The connected wallet is no owner on any level. Each account above is signed for by the owners in its box.'}
          </p>
        )}
      </section>
    </>
  )
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const wordsOf = (count: number): string =>
  count === 1 ? 'one transaction' : `${NUMBERS[count] ?? count} transactions, one decision`
