import { Icon, SectionHeading, timeOfDay, type IconName } from '@countersign/ui'
import { Button, SegmentedControl } from '@mantine/core'
import { isServiceThere, serviceUrl } from '../../../data/client/apiClient.ts'
import { sourceChoice, useDataSource, type DataSource } from '../../../data/api/dataSource.ts'
import { useStore } from '../../../data/store/useStore.ts'
import styles from './Networks.module.css'

const CAPABILITIES: readonly { icon: IconName; word: string; title: string; text: string }[] = [
  { icon: 'check', word: 'Works', title: 'Read, build, check and sign', text: 'Same checks, same device panel' },
  { icon: 'check', word: 'Works', title: 'Execute with enough signatures', text: 'Sent directly to the network' },
  {
    icon: 'hand-move',
    word: 'By hand',
    title: 'Collect signatures',
    text: 'Link, file or QR code, instead of the queue',
  },
  { icon: 'circle-half-2', word: 'Partly', title: 'Queue and history', text: 'Own proposals; history from events' },
  { icon: 'clock-pause', word: 'Waits', title: 'Prices, messages, alerts', text: 'Come back with the service' },
]

/** The choice of the data source, its current state, and what works without a service. */
export function SourceSection() {
  const choice = useStore(sourceChoice)
  const source = useDataSource()
  return (
    <section className={styles.block} aria-labelledby="source-heading">
      <SectionHeading id="source-heading" title="Service" count={standing(source)} />
      <div className={`cs-panel ${styles.rows}`}>
        <div className={styles.row}>
          <div>
            <h3>Data source</h3>
            <p id="source-text">
              {source.why === 'none'
                ? 'The configuration of this page has no service, so all data comes from nodes.'
                : 'Automatic uses the service, and the nodes alone while the service does not answer.'}
            </p>
          </div>
          <SegmentedControl
            disabled={source.why === 'none'}
            aria-label="Data source"
            aria-describedby="source-text"
            value={source.why === 'none' ? 'chain' : choice}
            onChange={(value) => sourceChoice.set(value === 'chain' ? 'chain' : 'auto')}
            data={[
              { value: 'auto', label: 'Automatic' },
              { value: 'chain', label: 'Chain only' },
            ]}
          />
        </div>
        {source.why !== 'none' && (
          <div className={styles.row}>
            <div>
              <h3>{serviceUrl('') || 'On the host of this page'}</h3>
              <p>
                {source.serviceSeenAt === null
                  ? 'It has not answered since this page was opened.'
                  : `It last answered at ${timeOfDay(source.serviceSeenAt)}.`}
              </p>
            </div>
            <Button size="xs" onClick={() => void isServiceThere()}>
              Request now
            </Button>
          </div>
        )}
      </div>
      {source.from === 'chain' && (
        <ul className={`cs-panel ${styles.capabilities}`} aria-label="What works without a service">
          {CAPABILITIES.map(({ icon, word, title, text }) => (
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
  if (why === null) return 'answers'
  if (why === 'none') return 'not configured'
  return why === 'chosen' ? 'not used' : `no answer since ${timeOfDay(since)}`
}
