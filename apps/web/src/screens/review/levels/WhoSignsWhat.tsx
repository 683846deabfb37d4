import { errorText } from '@countersign/primitives'
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
import { levelMessages as messages } from './levelMessages.ts'

/**
 * Shown when owners are accounts themselves: the possible confirmations on each level, the missing ones, and the next
 * step.
 */
export function WhoSignsWhat() {
  const { chain } = useAccount()
  const { review } = useReviewContext()
  const { address: wallet } = useWallet()
  const { data, error } = useQuery(levelsQuery(chain, review))
  if (error && !data)
    return (
      <section aria-label={messages.levels} className={layout.section}>
        <VerdictNote verdict="unchecked" title={messages.ownersNotRead}>
          {errorText(error)}
        </VerdictNote>
      </section>
    )
  if (!data || data.levels.length < 2) return null
  const path = pathOf(data, wallet)
  const steps = wallet === null ? [] : stepsOf(path, wallet)
  const ordered = [...path, ...data.levels.filter((level) => !path.includes(level))]
  return (
    <>
      <section aria-label={messages.levels} className={layout.section}>
        <SectionHeading
          title={messages.levels}
          count={data.levels.length}
          action={data.isCut ? messages.cut : messages.fromChain}
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
      <section aria-label={messages.whoSignsWhat} className={layout.section}>
        <SectionHeading
          title={messages.whoSignsWhat}
          action={steps.length > 0 ? messages.transactions(path.length) : undefined}
        />
        {steps.length > 0 ? (
          <StepTable steps={steps} />
        ) : (
          <p className={styles.hint}>{wallet === null ? messages.connect : messages.notAnOwner}</p>
        )}
      </section>
    </>
  )
}
