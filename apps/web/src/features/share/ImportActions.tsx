import type { Chain } from '@countersign/api'
import { formatAccountAddress } from '@countersign/safe/light'
import { Icon, toasts, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDataSource } from '../../shared/api/dataSource.ts'
import { draftStore } from '../../shared/draft/draftStore.ts'
import { queryKeys } from '../../shared/query/queryKeys.ts'
import type { JudgedImport } from './judgeImport.ts'
import { validOf } from './keepImport.ts'
import styles from './Share.module.css'

/** What to do with it: nothing happens before somebody says so, and the page says who will know. */
export function ImportActions({ judged, chain }: { judged: JudgedImport; chain: Chain }) {
  const { verified } = judged
  const { reviewed, proposal, signatures } = verified
  const { from } = useDataSource()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const safe = formatAccountAddress({ shortName: chain.shortName, address: reviewed.safe })
  const valid = validOf(signatures)
  const isBlocked = judged.checks.some(({ verdict }) => verdict === 'danger')

  const add = async () => {
    setBusy(true)
    setProblem(null)
    const [{ keepImport }, { queueImport }] = await Promise.all([import('./keepImport.ts'), import('./queueImport.ts')])
    try {
      const added = await queueImport(verified)
      const key = queryKeys.account({ chainId: chain.chainId, safe: reviewed.safe })
      await queryClient.invalidateQueries({ queryKey: key })
      toasts.show({
        id: `import-${reviewed.safeTxHash}`,
        kind: 'signed',
        title: added === 0 ? 'Nothing was new' : added === 1 ? '1 signature added' : `${added} signatures added`,
      })
      await navigate({ to: '/safes/$safe/transactions/$id', params: { safe, id: reviewed.safeTxHash } })
    } catch (error) {
      // A signature once given is not lost to a queue that refuses it or does not answer.
      await keepImport(verified).catch(() => undefined)
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  const review = () => {
    const draft = draftStore.save({
      chainId: chain.chainId,
      safe: reviewed.safe,
      transaction: reviewed.transaction,
      note: proposal.note,
      source: 'repeat',
    })
    void navigate({ to: '/safes/$safe/review', params: { safe }, search: { draft } })
  }
  return (
    <div className={styles.head}>
      <div className={styles.acts}>
        {valid.length > 0 ? (
          <Button
            variant="filled"
            leftSection={<Icon name="file-import" />}
            loading={isBusy}
            disabled={isBlocked}
            onClick={() => void add()}
          >
            Add to the queue and review
          </Button>
        ) : (
          <Button variant="filled" disabled={isBlocked} onClick={review}>
            Review it as a draft
          </Button>
        )}
      </div>
      <p>
        {valid.length === 0
          ? signatures.length === 0
            ? 'No owner has signed it yet, so it starts as a draft in this tab.'
            : 'None of its signatures could be verified here, so it starts as a draft in this tab, without them.'
          : from === 'service'
            ? 'The service keeps it for all owners; only signatures that were verified here are added.'
            : 'It is kept in this browser; only signatures that were verified here are added.'}
      </p>
      {problem && (
        <VerdictNote verdict="danger" title="The queue did not take it" announce>
          {problem} It is kept in this browser, with the signatures that were verified.
        </VerdictNote>
      )}
    </div>
  )
}
