import type { Address } from '@countersign/primitives'
import { InfoNote, SectionHeading, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { hasDrifted, type KnownRow } from '../model/PlanRow.ts'
import { differenceWords } from '../model/planWords.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import { useAddressWords } from '../planning/useAddressWords.ts'
import styles from './Planner.module.css'

type Props = { readonly rows: readonly KnownRow[]; readonly onTake: (row: KnownRow) => void }

/** Accounts that were changed outside of the plan since the plan saw them. */
export function DriftSection({ rows, onTake }: Props) {
  const wordsOf = useAddressWords()
  const drifted = rows.filter(hasDrifted)
  return (
    <section aria-labelledby="plan-drift">
      <SectionHeading id="plan-drift" title={messages.drift} />
      <div className={styles.notes}>
        {drifted.length === 0 && <InfoNote title={messages.noDrift} />}
        {drifted.map((row) => {
          const chain = row.chain.chainName
          const named = (address: Address) => wordsOf(address, row.key.chainId)
          const words = (isWanted: boolean) =>
            row.standing.drift
              .filter((one) => one.isWanted === isWanted)
              .map(({ difference }) => differenceWords(difference, named))
          return (
            <VerdictNote
              key={row.account}
              verdict="caution"
              title={messages.driftTitle({ chain })}
              action={
                <span className={styles.acts}>
                  <Link
                    to="/safes/$safe/history"
                    params={{ safe: row.account }}
                    className="cs-link"
                    aria-label={messages.historyOf({ chain })}
                  >
                    {messages.seeHistory}
                  </Link>
                  <Button size="xs" aria-label={messages.takeTarget({ chain })} onClick={() => onTake(row)}>
                    {messages.takeAsTarget}
                  </Button>
                </span>
              }
            >
              <p>
                {messages.undoes({ changes: words(false) })}{' '}
                {words(true).length > 0 && messages.keepsChange({ changes: words(true) })}
              </p>
            </VerdictNote>
          )
        })}
      </div>
    </section>
  )
}
