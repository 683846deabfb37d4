import { moduleDoes } from '../../../parts/contracts/moduleDoes.ts'
import { RichText } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import { CodeBadge } from '../powers/CodeBadge.tsx'
import { PowerLabel } from '../powers/PowerLabel.tsx'
import { useContract } from '../powers/useContract.ts'
import styles from './Modules.module.css'
import type { WaitingModule } from './useWaitingModules.ts'
import { moduleMessages } from './moduleMessages.ts'

/** A module that is not active: a queued transaction would add it. */
export function WaitingModuleRow({ waiting: { module, nonce, hash } }: { waiting: WaitingModule }) {
  const { account } = useAccount()
  const contract = useContract(module)
  const report = contract.data
  return (
    <tr className={styles.waiting}>
      <td>
        <PowerLabel address={module} contract={contract} />
      </td>
      <td className={styles.words}>
        <span>
          <RichText text={moduleMessages.notActive({ nonce })} slots={{ b: (words) => <b>{words}</b> }} />
        </span>
        <span className={styles.detail}>
          {report && (report.known ? moduleDoes(report.known) : moduleMessages.couldMoveAll)}
        </span>
      </td>
      <td className={styles.code}>
        <CodeBadge contract={contract} />
      </td>
      <td className={styles.acts}>
        <Link to="/safes/$safe/transactions/$id" params={{ safe: account, id: hash }} className="cs-link">
          {moduleMessages.review({ nonce })}
        </Link>
      </td>
    </tr>
  )
}
