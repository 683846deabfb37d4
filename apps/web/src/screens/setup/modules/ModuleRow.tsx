import { errorText, type Address, shortenAddress } from '@countersign/primitives'
import { BatchRemovalIcon } from '../../../parts/draft/BatchRemovalIcon.tsx'
import { CodeBadge } from '../powers/CodeBadge.tsx'
import { HeldLink } from '../powers/HeldLink.tsx'
import { PowerLabel } from '../powers/PowerLabel.tsx'
import { useContract } from '../powers/useContract.ts'
import type { RemovePower } from '../powers/useRemovePower.ts'
import { ModuleWords } from './ModuleWords.tsx'
import styles from './Modules.module.css'
import { moduleMessages } from './moduleMessages.ts'

type Props = { readonly module: Address; readonly power: RemovePower; readonly blocked: string | null }

/**
 * One module of the account.
 * @param blocked why no change can be drafted now
 */
export function ModuleRow({ module, power, blocked }: Props) {
  const contract = useContract(module)
  const name = contract.data?.judged.name ?? shortenAddress(module)
  return (
    <tr>
      <td>
        <PowerLabel address={module} contract={contract} />
      </td>
      <td className={styles.words}>
        {contract.data && <ModuleWords report={contract.data} />}
        {contract.error && <span>{moduleMessages.notRead({ reason: errorText(contract.error) })}</span>}
        {!contract.data && !contract.error && <span className={styles.quiet}>{moduleMessages.readingItsCode}</span>}
      </td>
      <td className={styles.code}>
        <CodeBadge contract={contract} />
      </td>
      <td className={styles.acts}>
        <HeldLink
          label={moduleMessages.removeModule({ name })}
          held={blocked}
          isBusy={power.isBusy}
          onPress={() => void power.removeModule(module)}
        >
          {moduleMessages.remove}
        </HeldLink>
        {blocked === null && (
          <BatchRemovalIcon what={name} disabled={power.isBusy} onAdd={() => void power.addModuleRemoval(module)} />
        )}
      </td>
    </tr>
  )
}
