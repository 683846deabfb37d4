import { Icon } from '../icons/Icon.tsx'
import styles from './HashBlock.module.css'
import { spellHash } from './spellHash.ts'
import { useReadAloud } from './useReadAloud.ts'
import { deviceMessages as messages } from './deviceMessages.ts'

/** Reads a hash aloud row by row with the browser's speech synthesis. Renders nothing if the browser has none. */
export function ReadAloudButton({ title, hash }: { title: string; hash: string }) {
  const { available, speaking, toggle } = useReadAloud(spellHash(title, hash))
  if (!available) return null
  const name = speaking ? messages.stopReading(title) : messages.readAloud(title)
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      title={name}
      aria-pressed={speaking}
      onClick={toggle}
    >
      <Icon name={speaking ? 'x' : 'volume'} size={16} />
    </button>
  )
}
