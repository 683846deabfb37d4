import type { Address } from '@countersign/primitives'
import tables from '../../../parts/lists/Table.module.css'
import type { RemovePower } from '../powers/useRemovePower.ts'
import { ModuleRow } from './ModuleRow.tsx'
import styles from './Modules.module.css'
import type { WaitingModule } from './useWaitingModules.ts'
import { WaitingModuleRow } from './WaitingModuleRow.tsx'

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
            <th scope="col">Module</th>
            <th scope="col">What it can do</th>
            <th scope="col">Code</th>
            <th scope="col">
              <span className="cs-visually-hidden">Actions</span>
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
