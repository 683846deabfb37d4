import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { appManifestQuery, manifestProblem } from '../../../data/apps/appQueries.ts'
import { AppCell, AppRow } from './AppRow.tsx'
import type { CatalogueApp } from './catalogueApps.ts'
import { appsMessages } from './appsMessages.ts'
import styles from './Apps.module.css'

type Props = {
  readonly app: CatalogueApp
  readonly onDetails: (app: CatalogueApp) => void
  readonly onRemove: (app: CatalogueApp) => void
}

/**
 * An app added by address, with its current description. If it cannot be read, it stays in the list so that it can be
 * removed.
 */
export function OwnAppRow({ app, onDetails, onRemove }: Props) {
  const { data: manifest, error } = useQuery(appManifestQuery(app.url))
  if (error === null) return <AppRow app={{ ...app, ...wordsOf(manifest) }} onDetails={onDetails} />
  const { title, why } = manifestProblem(error, app.url)
  return (
    <tr>
      <AppCell app={app} onDetails={onDetails} />
      <td colSpan={4} className={styles.problem}>
        <span title={why ?? undefined}>
          <Icon name="plug-connected-x" />
          {title}
        </span>
      </td>
      <td className={styles.acts}>
        <Button
          size="xs"
          variant="subtle"
          aria-label={appsMessages.removeNamed({ name: app.name })}
          onClick={() => onRemove(app)}
        >
          {appsMessages.remove}
        </Button>
      </td>
    </tr>
  )
}

const wordsOf = (manifest: { name: string; description: string } | null | undefined) =>
  manifest ? { name: manifest.name, description: manifest.description } : {}
