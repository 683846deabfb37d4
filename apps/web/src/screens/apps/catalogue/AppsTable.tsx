import { ProvenanceMark } from '@countersign/ui'
import { clsx } from 'clsx'
import tables from '../../../parts/lists/Table.module.css'
import { AppRow } from './AppRow.tsx'
import type { CatalogueApp } from './catalogueApps.ts'
import { OwnAppRow } from './OwnAppRow.tsx'
import { appsMessages } from './appsMessages.ts'
import styles from './Apps.module.css'

type Props = {
  readonly label: string
  readonly apps: readonly CatalogueApp[]
  /** Only the first table of the page has column headings. */
  readonly hasHead: boolean
  readonly onDetails: (app: CatalogueApp) => void
  readonly onRemove: (app: CatalogueApp) => void
}

export function AppsTable({ label, apps, hasHead, onDetails, onRemove }: Props) {
  return (
    <div className={`cs-panel ${tables.frame}`}>
      <table className={clsx(tables.table, tables.cards, styles.table)} aria-label={label}>
        <thead className={hasHead ? undefined : styles.unseen}>
          <tr>
            <th scope="col">{appsMessages.app}</th>
            <th scope="col">
              {appsMessages.descriptionByApp} <ProvenanceMark source="service" />
            </th>
            <th scope="col">{appsMessages.tags}</th>
            <th scope="col">{appsMessages.mayRead}</th>
            <th scope="col">{appsMessages.lastOpened}</th>
            <th scope="col">
              <span className="cs-visually-hidden">{appsMessages.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {apps.map((app) =>
            app.listing === null ? (
              <OwnAppRow key={app.key} app={app} onDetails={onDetails} onRemove={onRemove} />
            ) : (
              <AppRow key={app.key} app={app} onDetails={onDetails} />
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
