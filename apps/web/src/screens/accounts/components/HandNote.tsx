import { shortenAddress } from '@countersign/primitives'
import { useStore } from '../../../data/store/useStore.ts'
import type { AccountGroup } from '../AccountGroup.ts'
import { lastMove } from '../handOrder.ts'
import styles from './HandControls.module.css'
import { accountListMessages as messages } from '../accountListMessages.ts'

/** How to sort by hand, and what was moved last. */
export function HandNote({ groups }: { groups: readonly AccountGroup[] }) {
  const move = useStore(lastMove)
  const moved = groups.find(({ safe }) => safe === move?.safe)
  return (
    <>
      <p className={styles.help}>{messages.handHelp}</p>
      <p role="status" className="cs-visually-hidden">
        {move && moved ? messages.moved({ ...move, account: moved.name ?? shortenAddress(moved.safe) }) : ''}
      </p>
    </>
  )
}
