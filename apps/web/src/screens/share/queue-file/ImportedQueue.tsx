import type { Chain } from '@countersign/api'
import { errorText, formatAccountAddress } from '@countersign/primitives'
import { GroupedHex, InfoNote, RichText, SectionHeading, toasts, VerdictNote } from '@countersign/ui'
import { Button, NativeSelect } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDataSource } from '../../../data/api/dataSource.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { ChecksPending } from '../../../signing/review/ChecksPanel.tsx'
import { guessChain } from './guessChain.ts'
import type { JudgedStated } from './JudgedStated.ts'
import { keyOfStated } from './keyOfStated.ts'
import type { QueueFile } from './QueueFile.ts'
import styles from './QueueFile.module.css'
import { QueueFileRow } from './QueueFileRow.tsx'
import { queueFileMessages as messages } from './queueFileMessages.ts'

type Props = { readonly file: QueueFile }

/** The waiting queue of another service: judged on one network, shown, then added. */
export function ImportedQueue({ file }: Props) {
  const chains = useChains()
  const [guess] = useState(() => guessChain(file.transactions, chains))
  const [chainId, setChainId] = useState(guess?.chainId ?? chains[0]?.chainId ?? '')
  const chain = chains.find((one) => one.chainId === chainId)
  return (
    <>
      <section className={styles.head} aria-labelledby="queue-file-heading">
        <SectionHeading id="queue-file-heading" title={messages.title} count={file.transactions.length} />
        <p>{messages.intro}</p>
        <NativeSelect
          className={styles.network}
          label={messages.network}
          description={guess === null ? messages.networkUnknown : messages.networkNote}
          value={chainId}
          data={chains.map((one) => ({ value: one.chainId, label: one.chainName }))}
          onChange={(event) => setChainId(event.currentTarget.value)}
        />
      </section>
      <LeftOut file={file} />
      {chain && file.transactions.length > 0 && <Judged key={chainId} file={file} chain={chain} />}
    </>
  )
}

function LeftOut({ file: { executed, withoutDetails, unread } }: Props) {
  return (
    <>
      {executed > 0 && <InfoNote title={messages.executed(executed)}>{messages.executedNote}</InfoNote>}
      {withoutDetails.length > 0 && (
        <VerdictNote verdict="unchecked" title={messages.withoutDetails(withoutDetails.length)}>
          {messages.withoutDetailsNote({ hashes: withoutDetails.join(', ') })}
        </VerdictNote>
      )}
      {unread.map((line) => (
        <VerdictNote key={line} verdict="caution" title={line} />
      ))}
    </>
  )
}

function Judged({ file, chain }: Props & { readonly chain: Chain }) {
  const { from } = useDataSource()
  const queryClient = useQueryClient()
  const {
    data: judged,
    error,
    refetch,
  } = useQuery({
    queryKey: ['import-queue', chain.chainId, file.transactions.map(keyOfStated)],
    queryFn: async ({ signal }) =>
      (await import('./judgeQueueFile.ts')).judgeQueueFile(file.transactions, chain, signal),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    structuralSharing: false,
    meta: { persist: false },
  })
  const adding = useMutation({
    mutationFn: async (items: readonly JudgedStated[]) => {
      const results = await (await import('./addQueueFile.ts')).addQueueFile(items)
      const safes = new Set(items.map(({ stated }) => stated.safe))
      for (const safe of safes)
        await queryClient.invalidateQueries({ queryKey: queryKeys.account({ chainId: chain.chainId, safe }) })
      const count = [...results.values()].filter(({ refusal }) => refusal === null).length
      toasts.show({ id: `import-queue-${chain.chainId}`, kind: 'signed', title: messages.addedTitle(count) })
      return results
    },
  })
  if (error)
    return (
      <VerdictNote verdict="danger" title={messages.unchecked} announce>
        {errorText(error)}
      </VerdictNote>
    )
  if (!judged)
    return (
      <>
        <p role="status">{messages.judging}</p>
        <ChecksPending />
      </>
    )
  const fresh = judged.filter(({ outcome }) => outcome === 'add' || outcome === 'merge').length
  const safes = [...new Set(judged.map(({ stated }) => stated.safe))]
  return (
    <>
      {safes.map((safe) => (
        <section key={safe} className={styles.head}>
          <p>
            <RichText
              text={messages.accountOf({ network: chain.chainName })}
              slots={{ account: <GroupedHex value={safe} /> }}
            />
          </p>
          <ul className={`cs-panel ${styles.list ?? ''}`} aria-label={messages.list}>
            {judged
              .filter(({ stated }) => stated.safe === safe)
              .map((item) => (
                <QueueFileRow
                  key={keyOfStated(item.stated)}
                  item={item}
                  chain={chain}
                  result={adding.data?.get(item)}
                />
              ))}
          </ul>
          {adding.data && (
            <Link
              to="/safes/$safe/queue"
              params={{ safe: formatAccountAddress({ shortName: chain.shortName, address: safe }) }}
              className="cs-link"
            >
              {messages.openQueue}
            </Link>
          )}
        </section>
      ))}
      {!adding.data && (
        <div className={styles.head}>
          <div className={styles.acts}>
            <Button
              variant="filled"
              loading={adding.isPending}
              disabled={fresh === 0}
              onClick={() => adding.mutate(judged)}
            >
              {fresh === 0 ? messages.nothingToAdd : messages.addCount(fresh)}
            </Button>
            {judged.some(({ outcome }) => outcome === 'unchecked') && (
              <Button onClick={() => void refetch()}>{messages.again}</Button>
            )}
          </div>
          {fresh > 0 && <p>{from === 'service' ? messages.serviceStores : messages.browserStores}</p>}
        </div>
      )}
      {adding.error && (
        <VerdictNote verdict="danger" title={messages.notAdded} announce>
          {errorText(adding.error)}
        </VerdictNote>
      )}
    </>
  )
}
