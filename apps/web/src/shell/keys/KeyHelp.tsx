import { Modal } from '@mantine/core'
import { Kbd } from '@countersign/ui'
import { usePreferences } from '../../data/storage/preferences.ts'
import styles from './KeyHelp.module.css'
import { shellMessages as shell } from '../shellMessages.ts'
import { keyMessages as messages } from './keyMessages.ts'
import { pagesByKey } from './pagesByKey.ts'

const singleKeysOf = (): readonly [key: string, words: string][] => [
  ['N', shell.newTransaction],
  ['J', messages.nextRow],
  ['K', messages.previousRow],
  ['Enter', messages.openRow],
  ['P', messages.sources],
  ['?', messages.thisList],
]

export function KeyHelp({ onClose }: { onClose(): void }) {
  const { singleKeys } = usePreferences()
  return (
    <Modal opened onClose={onClose} title={messages.title}>
      {!singleKeys && <p className={styles.off}>{messages.off}</p>}
      <dl className={styles.list}>
        <dt>
          <Kbd>{messages.control}</Kbd>
        </dt>
        <dd>{shell.search}</dd>
        <Row keys={['F8']} label={messages.newestToast} />
        {singleKeysOf().map(([key, label]) => (
          <Row key={key} keys={[key]} label={label} />
        ))}
        {Object.entries(pagesByKey).map(([key, { label }]) => (
          <Row key={key} keys={['G', key.toUpperCase()]} label={messages.goTo({ page: label() })} />
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
