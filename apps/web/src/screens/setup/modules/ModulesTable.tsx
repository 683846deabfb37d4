import type { Address } from '@countersign/primitives'
import tables from '../../../parts/lists/Table.module.css'
import type { RemovePower } from '../powers/useRemovePower.ts'
import { ModuleRow } from './ModuleRow.tsx'
import styles from './Modules.module.css'
import type { WaitingModule } from './useWaitingModules.ts'
import { WaitingModuleRow } from './WaitingModuleRow.tsx'
import { moduleMessages } from './moduleMessages.ts'

type Props = {
  readonly modules: readonly Address[]
  readonly waiting: readonly WaitingModule[]
  readonly power: RemovePower
  readonly blocked: string | null
}

/** The modules of the account, and those that a queued transaction would add. */
export function ModulesTable({ modules, waiting, power, blocked }: Props) {
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={`${tables.table} ${tables.cards} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{moduleMessages.module}</th>
            <th scope="col">{moduleMessages.whatItCanDo}</th>
            <th scope="col">{moduleMessages.code}</th>
            <th scope="col">
              <span className="cs-visually-hidden">{moduleMessages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {modules.map((module) => (
            <ModuleRow key={module} {...{ module, power, blocked }} />
          ))}
          {waiting.map((one) => (
            <WaitingModuleRow key={`${one.hash} ${one.module}`} waiting={one} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
