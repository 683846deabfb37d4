import { Icon, SectionHeading, timeOfDay, type IconName } from '@countersign/ui'
import { Button, SegmentedControl } from '@mantine/core'
import { isServiceThere, serviceUrl } from '../../../data/client/apiClient.ts'
import { sourceChoice, useDataSource, type DataSource } from '../../../data/api/dataSource.ts'
import { useStore } from '../../../data/store/useStore.ts'
import styles from './Networks.module.css'
import { networksMessages } from '../networksMessages.ts'

const capabilities = (): readonly { icon: IconName; word: string; title: string; text: string }[] => [
  {
    icon: 'check',
    word: networksMessages.works,
    title: networksMessages.canSign,
    text: networksMessages.canSignDetail,
  },
  {
    icon: 'check',
    word: networksMessages.works,
    title: networksMessages.canExecute,
    text: networksMessages.canExecuteDetail,
  },
  {
    icon: 'hand-move',
    word: networksMessages.byHand,
    title: networksMessages.canCollect,
    text: networksMessages.canCollectDetail,
  },
  {
    icon: 'circle-half-2',
    word: networksMessages.partly,
    title: networksMessages.canList,
    text: networksMessages.canListDetail,
  },
  {
    icon: 'clock-pause',
    word: networksMessages.waits,
    title: networksMessages.cannot,
    text: networksMessages.cannotDetail,
  },
]

/** The choice of the data source, its current state, and what works without a service. */
export function SourceSection() {
  const choice = useStore(sourceChoice)
  const source = useDataSource()
  return (
    <section className={styles.block} aria-labelledby="source-heading">
      <SectionHeading id="source-heading" title={networksMessages.service} count={standing(source)} />
      <div className={`cs-panel ${styles.rows}`}>
        <div className={styles.row}>
          <div>
            <h3>{networksMessages.dataSource}</h3>
            <p id="source-text">
              {source.why === 'none' ? networksMessages.noService : networksMessages.automaticDetail}
            </p>
          </div>
          <SegmentedControl
            disabled={source.why === 'none'}
            aria-label={networksMessages.dataSource}
            aria-describedby="source-text"
            value={source.why === 'none' ? 'chain' : choice}
            onChange={(value) => sourceChoice.set(value === 'chain' ? 'chain' : 'auto')}
            data={[
              { value: 'auto', label: networksMessages.automatic },
              { value: 'chain', label: networksMessages.chainOnly },
            ]}
          />
        </div>
        {source.why !== 'none' && (
          <div className={styles.row}>
            <div>
              <h3>{serviceUrl('') || networksMessages.sameHost}</h3>
              <p>
                {source.serviceSeenAt === null
                  ? networksMessages.neverAnswered
                  : networksMessages.lastAnswered({ time: timeOfDay(source.serviceSeenAt) })}
              </p>
              {source.from === 'service' && !source.hasExtensions && <p>{networksMessages.plainGateway}</p>}
            </div>
            <Button size="xs" onClick={() => void isServiceThere()}>
              {networksMessages.requestNow}
            </Button>
          </div>
        )}
      </div>
      {source.from === 'chain' && (
        <ul className={`cs-panel ${styles.capabilities}`} aria-label={networksMessages.without}>
          {capabilities().map(({ icon, word, title, text }) => (
            <li key={title}>
              <span>
                <Icon name={icon} size={16} />
                {word}
              </span>
              <div>
                <b>{title}</b>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function standing({ why, since }: DataSource): string {
  if (why === null) return networksMessages.answers
  if (why === 'none') return networksMessages.notConfigured
  return why === 'chosen' ? networksMessages.notUsed : networksMessages.noAnswerSince({ time: timeOfDay(since) })
}
