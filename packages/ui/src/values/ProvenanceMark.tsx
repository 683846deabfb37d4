import styles from './ProvenanceMark.module.css'
import { exactTime } from '@countersign/primitives'
import { uiMessages as messages } from '../uiMessages.ts'

/** The source of a value, from strongest to weakest evidence. */
export type ProvenanceSource = 'proof' | 'chain' | 'you' | 'shared' | 'published' | 'operator' | 'service' | 'unknown'

export interface ProvenanceMarkProps {
  source: ProvenanceSource
  /** The block at which the value was read. */
  block?: bigint | number
  /** The time of the read, in epoch milliseconds. */
  time?: number
  /** Shows only the square, for use inside a sentence. The text nearby names the source. */
  isSilent?: boolean
}

/** A source in words: in a list, and as the name of the mark. */
const wordsOf = (source: ProvenanceSource): { readonly short: string; readonly long: string } => ({
  short: messages[source],
  long: messages[`${source}Long`],
})

function withPlace(words: string, block?: bigint | number, time?: number): string {
  const placed = block === undefined ? words : messages.atBlock({ words, block })
  return time === undefined ? placed : messages.atTime({ words: placed, time: exactTime(time) })
}

/**
 * The small square that shows the source of a value. Its words, with block and time, are visible on the whole page
 * while the root element has `data-provenance="words"`.
 *
 * @example
 * <ProvenanceMark source="chain" />
 */
export function ProvenanceMark({ source, block, time, isSilent = false }: ProvenanceMarkProps) {
  const words = wordsOf(source)
  const name = withPlace(words.long, block, time)
  if (isSilent)
    return (
      <span className={styles.mark} title={name} aria-hidden>
        <svg width="11" height="11" viewBox="0 0 12 12">
          {shapes[source]}
        </svg>
      </span>
    )
  return (
    <span className={styles.mark} title={name}>
      <svg width="11" height="11" viewBox="0 0 12 12" role="img" aria-label={name}>
        {shapes[source]}
      </svg>
      <span className={styles.words} aria-hidden>
        {withPlace(words.short, block, time)}
      </span>
    </span>
  )
}

const shapes = {
  proof: (
    <>
      <path className={styles.full} d="M1 1h10v10H1z" />
      <path className={styles.knock} d="M3.4 6.2l1.9 1.9 3.4-4.1" />
    </>
  ),
  chain: <path className={styles.full} d="M1.5 1.5h9v9h-9z" />,
  you: (
    <>
      <path className={styles.full} d="M1.2 1.6h9.6L6 10.9z" />
      <path className={styles.knock} d="M6 1.6v4" />
    </>
  ),
  shared: <path className={styles.line} d="M1.2 1.6h9.6L6 10.9zM6 1.6v4" />,
  published: <path className={styles.line} d="M6 1.2L10.8 6 6 10.8 1.2 6z" />,
  operator: <path className={styles.line} d="M1.5 5.2L6 1.5l4.5 3.7v5.1h-9z" />,
  service: <path className={styles.line} d="M1.75 1.75h8.5v8.5h-8.5z" />,
  unknown: (
    <>
      <path className={styles.dashed} d="M1.75 1.75h8.5v8.5h-8.5z" />
      <path className={styles.question} d="M4.7 4.8a1.3 1.3 0 1 1 1.9 1.1c-.4.2-.6.5-.6 .9M6 8.3v.1" />
    </>
  ),
}
