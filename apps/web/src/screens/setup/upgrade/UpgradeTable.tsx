import type { Address } from '@countersign/primitives'
import type { UpgradePlan } from '@countersign/safe/upgrade'
import { AddressLabel, BeforeAfterTable, type BeforeAfterRow } from '@countersign/ui'
import type { ReactNode } from 'react'
import { PublishedContract } from './PublishedContract.tsx'
import styles from './Upgrade.module.css'

/** What the upgrade replaces: version, code and, if it belongs to the version, the handler. */
export function UpgradeTable({ plan: { from, to, handler, contracts } }: { plan: UpgradePlan }) {
  const cell = (content: ReactNode) => <span className={styles.cell}>{content}</span>
  const compared = (address: Address) => cell(<PublishedContract {...{ address, contracts }} />)
  const rows: BeforeAfterRow[] = [
    { id: 'version', label: 'Version', before: from.version, after: to.version },
    { id: 'code', label: 'Master copy', before: compared(from.address), after: compared(to.address) },
    ...(handler.kind === 'replaced'
      ? [
          {
            id: 'handler',
            label: 'Fallback handler',
            before:
              handler.from === null
                ? 'None'
                : cell(
                    <AddressLabel
                      address={handler.from}
                      {...(handler.fromName === null ? {} : { name: handler.fromName })}
                      shape="contract"
                      provenance="chain"
                    />,
                  ),
            after: compared(handler.to),
          },
        ]
      : []),
    ...(from.l2 === to.l2 ? [] : [{ id: 'events', label: 'Event for every transaction', before: 'No', after: 'Yes' }]),
  ]
  return (
    <BeforeAfterTable
      rows={rows}
      caption="What the upgrade changes"
      heads={{ label: 'Value', before: 'Now', after: 'After' }}
    />
  )
}
