import type { Address } from '@countersign/primitives'
import { ProvenanceMark, useNow, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { changesWords } from '../../../parts/visits/changesWords.ts'
import type { KnownRow } from '../model/PlanRow.ts'
import { differenceWords } from '../model/planWords.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'
import { useAddressWords } from '../planning/useAddressWords.ts'
import { driftMakersQuery } from '../read/planQueries.ts'
import styles from './Planner.module.css'

/** What was changed on one network outside of the plan, by which transaction, and what the plan makes of it. */
export function DriftNote({ row, onTake }: { readonly row: KnownRow; readonly onTake: (row: KnownRow) => void }) {
  const { account, chain, key, standing } = row
  const { drift, state, seenAt } = standing
  const wallet = useWallet().address
  const wordsOf = useAddressWords()
  const now = useNow(true)
  const differences = drift.map(({ difference }) => difference)
  const { data: makers } = useQuery({
    ...driftMakersQuery({ chain, key, state }, { differences, since: seenAt ?? 0n, wallet }),
    enabled: seenAt !== null,
  })
  const nameOf = (address: Address) => wordsOf(address, key.chainId)
  const words = (isWanted: boolean) =>
    drift.filter((one) => one.isWanted === isWanted).map(({ difference }) => differenceWords(difference, nameOf))
  const made = changesWords(differences, makers, { nameOf, now })
  const ids = [...new Set(makers?.flatMap((maker) => maker?.id ?? []))]
  const network = chain.chainName
  return (
    <VerdictNote
      verdict="caution"
      title={messages.driftTitle({ chain: network })}
      action={
        <span className={styles.acts}>
          {ids.map((id, index) => (
            <Link
              key={id}
              to="/safes/$safe/transactions/$id"
              params={{ safe: account, id }}
              className="cs-link"
              aria-label={messages.changeOf({ chain: network, number: index + 1, count: ids.length })}
            >
              {messages.seeChange({ number: index + 1, count: ids.length })}
            </Link>
          ))}
          {ids.length === 0 && (
            <Link
              to="/safes/$safe/history"
              params={{ safe: account }}
              className="cs-link"
              aria-label={messages.historyOf({ chain: network })}
            >
              {messages.seeHistory}
            </Link>
          )}
          <Button size="xs" aria-label={messages.takeTarget({ chain: network })} onClick={() => onTake(row)}>
            {messages.takeAsTarget}
          </Button>
        </span>
      }
    >
      <p>
        {made.text} {made.isReportedByService && <ProvenanceMark source="service" />}{' '}
        {makers?.includes(null) === true && messages.makerUnknown}
      </p>
      <p>
        {messages.undoes({ changes: words(false) })}{' '}
        {words(true).length > 0 && messages.keepsChange({ changes: words(true) })}
      </p>
    </VerdictNote>
  )
}
