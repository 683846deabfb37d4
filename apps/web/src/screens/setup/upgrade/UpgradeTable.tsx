import type { Address } from '@countersign/primitives'
import type { UpgradePlan } from '@countersign/safe/upgrade'
import { AddressLabel, BeforeAfterTable, type BeforeAfterRow } from '@countersign/ui'
import type { ReactNode } from 'react'
import { PublishedContract } from './PublishedContract.tsx'
import styles from './Upgrade.module.css'
import { upgradeMessages } from './upgradeMessages.ts'

/** What the upgrade replaces: version, code and, if it belongs to the version, the handler. */
export function UpgradeTable({ plan: { from, to, handler, contracts } }: { plan: UpgradePlan }) {
  const cell = (content: ReactNode) => <span className={styles.cell}>{content}</span>
  const compared = (address: Address) => cell(<PublishedContract {...{ address, contracts }} />)
  const rows: BeforeAfterRow[] = [
    { id: 'version', label: upgradeMessages.version, before: from.version, after: to.version },
    { id: 'code', label: upgradeMessages.masterCopy, before: compared(from.address), after: compared(to.address) },
    ...(handler.kind === 'replaced'
      ? [
          {
            id: 'handler',
            label: upgradeMessages.fallbackHandler,
            before:
              handler.from === null
                ? upgradeMessages.none
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
    ...(from.l2 === to.l2
      ? []
      : [
          {
            id: 'events',
            label: upgradeMessages.eventPerTransaction,
            before: upgradeMessages.no,
            after: upgradeMessages.yes,
          },
        ]),
  ]
  return (
    <BeforeAfterTable
      rows={rows}
      caption={upgradeMessages.whatUpgradeChanges}
      heads={{ label: upgradeMessages.value, before: upgradeMessages.now, after: upgradeMessages.after }}
    />
  )
}
