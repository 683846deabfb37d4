import type { Chain } from '@countersign/api'
import { formatAccountAddress } from '@countersign/safe/light'
import { Icon, toasts, VerdictNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useDataSource } from '../../shared/api/dataSource.ts'
import { messageDraftStore } from '../../shared/draft/messageDraftStore.ts'
import { queryKeys } from '../../shared/query/queryKeys.ts'
import type { JudgedMessage } from './judgeImport.ts'
import { validOf } from './keepImport.ts'
import styles from './Share.module.css'

/** What to do with it: nothing happens before somebody says so, and the page says who will know. */
export function MessageImportActions({ judged, chain }: { judged: JudgedMessage; chain: Chain }) {
  const { verified, checks } = judged
  const { reviewed, signatures, proposal } = verified
  const { from } = useDataSource()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const safe = formatAccountAddress({ shortName: chain.shortName, address: reviewed.safe })
  const valid = validOf(signatures)
  const isBlocked = checks.some(({ verdict }) => verdict === 'danger')

  const add = async () => {
    setBusy(true)
    setProblem(null)
    const { addMessage, keepMessage } = await import('./importMessage.ts')
    try {
      const added = await addMessage(verified)
      const key = queryKeys.account({ chainId: chain.chainId, safe: reviewed.safe })
      await queryClient.invalidateQueries({ queryKey: key })
      toasts.show({
        id: `import-${reviewed.safeMessageHash}`,
        kind: 'signed',
        title: added === 0 ? 'Nothing was new' : added === 1 ? '1 signature added' : `${added} signatures added`,
      })
      await navigate({ to: '/safes/$safe/messages/$hash', params: { safe, hash: reviewed.safeMessageHash } })
    } catch (error) {
      // A signature once given is not lost to a service that refuses it or does not answer.
      await keepMessage(verified).catch(() => undefined)
      setProblem(error instanceof Error ? error.message : String(error))
      setBusy(false)
    }
  }
  const review = async () => {
    const { contentOf } = await import('./importMessage.ts')
    const draft = messageDraftStore.save({
      chainId: chain.chainId,
      safe: reviewed.safe,
      message: contentOf(verified),
      origin: proposal.origin,
    })
    await navigate({ to: '/safes/$safe/messages/review', params: { safe }, search: { draft } })
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
            Add to the messages and review
          </Button>
        ) : (
          <Button variant="filled" disabled={isBlocked} onClick={() => void review()}>
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
        <VerdictNote verdict="danger" title="It was not taken" announce>
          {problem} It is kept in this browser, with the signatures that were verified.
        </VerdictNote>
      )}
    </div>
  )
}
