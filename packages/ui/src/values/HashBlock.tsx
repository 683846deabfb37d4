import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'
import styles from './HashBlock.module.css'
import { ReadAloudButton } from './ReadAloudButton.tsx'
import { hashRows } from './spellHash.ts'

export interface HashBlockProps {
  title: string
  /** 32 bytes as hex with `0x`. */
  hash: string
  /** Position among several hashes, such as "1 of 3". */
  index?: string
  /** `device`: four rows of four, for the dark panel. `paper`: two rows of eight, for records. Default `device`. */
  look?: 'device' | 'paper'
  /** Shown after the title: a provenance mark. */
  mark?: ReactNode
}

/**
 * A hash in groups of four with lettered rows, to copy or to read aloud. The gaps are CSS.
 *
 * @example
 * <HashBlock title="safeTxHash" hash={safeTxHash} look="paper" />
 */
export function HashBlock({ title, hash, index, look = 'device', mark }: HashBlockProps) {
  const rows = hashRows(hash, look === 'device' ? 4 : 8)
  return (
    <div className={clsx(styles.block, styles[look])}>
      <div className={styles.head}>
        {index && <span>{index}</span>}
        <b>
          {title} {mark}
        </b>
        <span className={styles.tools}>
          <ReadAloudButton title={title} hash={hash} />
          <CopyButton value={hash} label={title} />
        </span>
      </div>
      <div className={styles.grid} role="group" aria-label={title}>
        {rows.map(({ name, groups }, row) => (
          <Fragment key={name}>
            <span className={styles.row} aria-hidden>
              {name}
            </span>
            {groups.map((group, column) => (
              <span
                key={column}
                className={clsx(
                  (row + column === 0 || (row === rows.length - 1 && column === groups.length - 1)) && styles.end,
                )}
              >
                {group}
              </span>
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  )
}
