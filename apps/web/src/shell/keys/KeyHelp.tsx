import { Modal } from '@mantine/core'
import { Kbd } from '@countersign/ui'
import { usePreferences } from '../../data/storage/preferences.ts'
import styles from './KeyHelp.module.css'
import { pagesByKey } from './pagesByKey.ts'

const single: [string, string][] = [
  ['N', 'New transaction'],
  ['J', 'Next row'],
  ['K', 'Previous row'],
  ['Enter', 'Open the row'],
  ['P', 'Source marks as words'],
  ['?', 'This list'],
]

export function KeyHelp({ onClose }: { onClose(): void }) {
  const { singleKeys } = usePreferences()
  return (
    <Modal opened onClose={onClose} title="Keys">
      {!singleKeys && <p className={styles.off}>Single keys are turned off in Settings. Ctrl K works.</p>}
      <dl className={styles.list}>
        <dt>
          <Kbd>Ctrl K</Kbd>
        </dt>
        <dd>Search or jump to</dd>
        {single.map(([key, label]) => (
          <Row key={key} keys={[key]} label={label} />
        ))}
        {Object.entries(pagesByKey).map(([key, { label }]) => (
          <Row key={key} keys={['G', key.toUpperCase()]} label={`Go to ${label}`} />
        ))}
      </dl>
    </Modal>
  )
}

function Row({ keys, label }: { keys: string[]; label: string }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </>
  )
}
