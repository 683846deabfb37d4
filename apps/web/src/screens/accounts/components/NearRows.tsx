import type { ReactNode } from 'react'
import { useNear } from '../../../parts/lists/useNear.ts'
import styles from './Accounts.module.css'

/** About a screen. */
const AHEAD_PX = 900

type Props = {
  /** Pixels, until they were drawn once. */
  readonly height: number
  readonly isFirst: boolean
  readonly columns: number
  readonly render: () => ReactNode
}

/** Some rows of a very long table, see `useNear`. Elsewhere an empty row keeps their height. */
export function NearRows({ height, isFirst, columns, render }: Props) {
  const { box, ...place } = useNear<HTMLTableSectionElement>(height, isFirst, AHEAD_PX)
  return (
    <tbody ref={box}>
      {place.isNear ? (
        render()
      ) : (
        <tr aria-hidden className={styles.gap}>
          <td colSpan={columns} style={{ height: place.height }} />
        </tr>
      )}
    </tbody>
  )
}
